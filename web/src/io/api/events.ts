/** The requests for events and their desks. */

import type {
  BoardPlan,
  CallId,
  ChangeTeam,
  ComparativeAct,
  ComparativeCard,
  ComparativeField,
  ComparativeId,
  ComparativeView,
  CompetitionKind,
  CompetitionPlace,
  CorrectionPreview,
  CreateComparative,
  CreateTeam,
  CreateTeamEvent,
  CreateTeamMatch,
  CreateTournament,
  DeskAct,
  DirectorAct,
  DirectorCall,
  DuplicateLists,
  DuplicateTeam,
  EventBoards,
  EventDesk,
  EventLog,
  Events,
  LineUp,
  MatchId,
  PairingPlace,
  PreviewCorrection,
  SayInVugraph,
  ScoreSheet,
  ScoredSheet,
  TeamDirectorAct,
  TeamEventAct,
  TeamEventCard,
  TeamEventId,
  TeamEventView,
  TeamMatchCard,
  TeamMatchId,
  TeamMatchView,
  TeamPeople,
  TournamentCard,
  TournamentId,
  TournamentView,
  Vugraph,
} from "../../wire/messages";
import { part } from "./part";
import type { Send } from "../requests";

export const eventCalls = (send: Send) => ({
  teamBoards: (id: TeamMatchId): Promise<EventBoards> => send("GET", `/team-matches/${part(id)}/boards`),
  planTeamBoard: (id: TeamMatchId, plan: BoardPlan): Promise<EventBoards> =>
    send("POST", `/team-matches/${part(id)}/boards`, plan),
  tournamentBoards: (id: TournamentId): Promise<EventBoards> => send("GET", `/tournaments/${part(id)}/boards`),
  planTournamentBoard: (id: TournamentId, plan: BoardPlan): Promise<EventBoards> =>
    send("POST", `/tournaments/${part(id)}/boards`, plan),
  desk: (kind: CompetitionKind, id: string): Promise<EventDesk> => send("GET", `/desks/${kind}/${part(id)}`),
  answerCall: (kind: CompetitionKind, id: string, call: CallId, text: string | null): Promise<EventDesk> =>
    send("POST", `/desks/${kind}/${part(id)}/calls/${part(call)}`, { text }),
  eventLog: (kind: CompetitionKind, id: string): Promise<EventLog> => send("GET", `/desks/${kind}/${part(id)}/log`),
  previewCorrection: (kind: CompetitionKind, id: string, wanted: PreviewCorrection): Promise<CorrectionPreview> =>
    send("POST", `/desks/${kind}/${part(id)}/preview`, wanted, "question"),
  actAtDesk: (kind: CompetitionKind, id: string, act: DeskAct): Promise<EventLog> =>
    send("POST", `/desks/${kind}/${part(id)}/acts`, act),
  ownCalls: (id: MatchId): Promise<DirectorCall[]> => send("GET", `/matches/${part(id)}/calls`),
  callDirector: (id: MatchId, reason: string): Promise<DirectorCall> =>
    send("POST", `/matches/${part(id)}/calls`, { reason }),
  scoreSheet: (sheet: ScoreSheet): Promise<ScoredSheet> => send("POST", "/duplicate/score", sheet),
  duplicateLists: (): Promise<DuplicateLists> => send("GET", "/duplicate/lists"),
  teamEvents: (): Promise<TeamEventCard[]> => send("GET", "/team-events"),
  teamEvent: (id: TeamEventId): Promise<TeamEventView> => send("GET", `/team-events/${part(id)}`),
  createTeamEvent: (body: CreateTeamEvent): Promise<TeamEventView> => send("POST", "/team-events", body),
  enterTeam: (id: TeamEventId, team: CreateTeam): Promise<TeamEventView> =>
    send("POST", `/team-events/${part(id)}/teams`, team),
  changeTeam: (id: TeamEventId, number: number, team: ChangeTeam): Promise<TeamEventView> =>
    send("PUT", `/team-events/${part(id)}/teams/${String(number)}`, team),
  /** Accepts an invitation to a team. */
  joinTeam: (id: TeamEventId, number: number): Promise<TeamEventView> =>
    send("POST", `/team-events/${part(id)}/teams/${String(number)}/acceptance`),
  leaveTeam: (id: TeamEventId, number: number): Promise<TeamEventView> =>
    send("DELETE", `/team-events/${part(id)}/teams/${String(number)}`),
  directTeamEvent: (id: TeamEventId, act: TeamEventAct): Promise<TeamEventView> =>
    send("POST", `/team-events/${part(id)}/director`, act),
  teamMatches: (): Promise<TeamMatchCard[]> => send("GET", "/team-matches"),
  matchEvent: (id: MatchId): Promise<CompetitionPlace> => send("GET", `/matches/${part(id)}/event`),
  teamMatch: (id: TeamMatchId): Promise<TeamMatchView> => send("GET", `/team-matches/${part(id)}`),
  createTeamMatch: (body: CreateTeamMatch): Promise<TeamMatchView> => send("POST", "/team-matches", body),
  lineUp: (id: TeamMatchId, body: LineUp): Promise<TeamMatchView> =>
    send("POST", `/team-matches/${part(id)}/lineup`, body),
  /** Accepts the invitation to a team match. */
  joinTeamMatch: (id: TeamMatchId): Promise<TeamMatchView> => send("POST", `/team-matches/${part(id)}/acceptance`),
  /** Declines the invitation, or leaves the team before the first board. */
  leaveTeamMatch: (id: TeamMatchId): Promise<TeamMatchView> => send("DELETE", `/team-matches/${part(id)}/acceptance`),
  changeTeamOfMatch: (id: TeamMatchId, team: DuplicateTeam, body: TeamPeople): Promise<TeamMatchView> =>
    send("PUT", `/team-matches/${part(id)}/teams/${team}`, body),
  directTeams: (id: TeamMatchId, act: TeamDirectorAct): Promise<TeamMatchView> =>
    send("POST", `/team-matches/${part(id)}/director`, act),
  vugraph: (id: TeamMatchId, board: number): Promise<Vugraph> =>
    send("GET", `/team-matches/${part(id)}/vugraph/${String(board)}`),
  sayInVugraph: (id: TeamMatchId, board: number, body: SayInVugraph): Promise<void> =>
    send("POST", `/team-matches/${part(id)}/vugraph/${String(board)}`, body),
  importRolls: (id: TeamMatchId, file: Blob): Promise<TeamMatchView> =>
    send("POST", `/team-matches/${part(id)}/roll-sets`, file),
  comparatives: (): Promise<ComparativeCard[]> => send("GET", "/comparatives"),
  comparative: (id: ComparativeId): Promise<ComparativeView> => send("GET", `/comparatives/${part(id)}`),
  createComparative: (body: CreateComparative): Promise<ComparativeView> => send("POST", "/comparatives", body),
  enterComparative: (id: ComparativeId): Promise<ComparativeView> => send("POST", `/comparatives/${part(id)}/entry`),
  beginBoard: (id: ComparativeId, board: number): Promise<ComparativeView> =>
    send("POST", `/comparatives/${part(id)}/boards/${String(board)}`),
  comparativeField: (id: ComparativeId, board: number): Promise<ComparativeField> =>
    send("GET", `/comparatives/${part(id)}/boards/${String(board)}`),
  directComparative: (id: ComparativeId, act: ComparativeAct): Promise<ComparativeView> =>
    send("POST", `/comparatives/${part(id)}/director`, act),
  /** Fetches the events of all kinds, with the ids of the visitor's own. */
  events: (): Promise<Events> => send("GET", "/events"),
  tournaments: (): Promise<TournamentCard[]> => send("GET", "/tournaments"),
  tournament: (id: TournamentId): Promise<TournamentView> => send("GET", `/tournaments/${part(id)}`),
  createTournament: (body: CreateTournament): Promise<TournamentView> => send("POST", "/tournaments", body),
  enterTournament: (id: TournamentId): Promise<TournamentView> => send("POST", `/tournaments/${part(id)}/entry`),
  withdraw: (id: TournamentId): Promise<TournamentView> => send("DELETE", `/tournaments/${part(id)}/entry`),
  checkIn: (id: TournamentId): Promise<TournamentView> => send("POST", `/tournaments/${part(id)}/check-in`),
  protest: (id: TournamentId, place: PairingPlace): Promise<TournamentView> =>
    send("POST", `/tournaments/${part(id)}/protests`, place),
  direct: (id: TournamentId, act: DirectorAct): Promise<TournamentView> =>
    send("POST", `/tournaments/${part(id)}/director`, act),
});
