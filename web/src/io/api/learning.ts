/** The requests for reviews, puzzles, practice and the analysis board. */

import type {
  AnalysisView,
  LessonAct,
  LessonStep,
  LessonVerdict,
  MakePractice,
  MatchId,
  NewReviewComment,
  OpeningTable,
  PositionQuestion,
  PositionSetup,
  PositionStudy,
  PracticeAct,
  PracticeAnswer,
  PracticeHint,
  PracticeSummary,
  PracticeTakeBack,
  PracticeView,
  PuzzleAnswer,
  PuzzleQuestion,
  PuzzleTheme,
  PuzzleVerdict,
  PuzzlesView,
  ReviewComment,
  RolloutPart,
  RolloutQuestion,
  ScoreChart,
  ScoresQuestion,
  SheetIndex,
  TrainerAnswer,
  TrainerVerdict,
  TrainerView,
} from "../../wire/messages";
import { part } from "./part";
import { sourcePath, type Source } from "../../model/match/source";
import type { Send } from "../requests";

export const learningCalls = (send: Send) => ({
  puzzles: (): Promise<PuzzlesView> => send("GET", "/puzzles"),
  nextPuzzle: (theme: PuzzleTheme | null): Promise<PuzzleQuestion> =>
    send("GET", `/puzzles/next${theme === null ? "" : `?theme=${theme}`}`),
  puzzle: (id: string): Promise<PuzzleQuestion> => send("GET", `/puzzles/${part(id)}`),
  answerPuzzle: (id: string, body: PuzzleAnswer): Promise<PuzzleVerdict> => send("POST", `/puzzles/${part(id)}`, body),
  lesson: (): Promise<LessonStep[]> => send("GET", "/lesson"),
  actInLesson: (body: LessonAct): Promise<LessonVerdict> => send("POST", "/lesson", body),
  makePractice: (body: MakePractice): Promise<PracticeView> => send("POST", "/practices", body),
  practices: (): Promise<PracticeSummary[]> => send("GET", "/practices"),
  practice: (id: MatchId): Promise<PracticeView> => send("GET", `/practices/${part(id)}`),
  actInPractice: (id: MatchId, body: PracticeAct): Promise<PracticeAnswer> =>
    send("POST", `/practices/${part(id)}/act`, body),
  takeBack: (id: MatchId, body: PracticeTakeBack): Promise<PracticeView> =>
    send("POST", `/practices/${part(id)}/take-back`, body),
  practiceHint: (id: MatchId): Promise<PracticeHint> => send("GET", `/practices/${part(id)}/hint`),
  forgetPractice: (id: MatchId): Promise<void> => send("DELETE", `/practices/${part(id)}`),
  analysis: (source: Source): Promise<AnalysisView> => send("GET", `${sourcePath(source)}/analysis`),
  deepen: (source: Source): Promise<AnalysisView> => send("POST", `${sourcePath(source)}/analysis`, {}),
  sheet: (source: Source): Promise<SheetIndex> => send("GET", `${sourcePath(source)}/sheet`),
  position: (body: PositionQuestion): Promise<PositionStudy> => send("POST", "/positions", body, "question"),
  positionOf: (id: string): Promise<PositionSetup> =>
    send("GET", `/positions?${new URLSearchParams({ id }).toString()}`),
  rollout: (body: RolloutQuestion): Promise<RolloutPart> => send("POST", "/positions/rollout", body, "question"),
  scores: (body: ScoresQuestion): Promise<ScoreChart> => send("POST", "/positions/scores", body, "question"),
  /** Fetches the opening rolls, or the replies to an opening roll and its play. */
  openings: (opening: { dice: string; play: string } | null): Promise<OpeningTable> =>
    send("GET", `/openings${opening === null ? "" : `?${new URLSearchParams(opening).toString()}`}`),
  trainer: (): Promise<TrainerView> => send("GET", "/account/trainer"),
  answerTrainer: (body: TrainerAnswer): Promise<TrainerVerdict> => send("POST", "/account/trainer", body),
  comments: (id: MatchId): Promise<ReviewComment[]> => send("GET", `/matches/${part(id)}/comments`),
  comment: (id: MatchId, body: NewReviewComment): Promise<ReviewComment[]> =>
    send("POST", `/matches/${part(id)}/comments`, body),
  deleteComment: (id: MatchId, comment: string): Promise<void> =>
    send("DELETE", `/matches/${part(id)}/comments/${part(comment)}`),
});
