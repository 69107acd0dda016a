/** The requests for the visitor's account. */

import type {
  AskForReset,
  ChangePassword,
  Credentials,
  DeleteAccount,
  Device,
  DeviceId,
  ForgetPush,
  KeptSettings,
  MailLink,
  MailView,
  MakeBot,
  MakeToken,
  NewPasskey,
  NewSignIn,
  OwnBot,
  Passkey,
  PasskeyChallenge,
  PasskeyCreation,
  PasskeyId,
  PasskeySignIn,
  PasswordAndCode,
  PasswordOnly,
  PlayerProfile,
  ProgramsView,
  PushView,
  RecoveryCodes,
  ResetPassword,
  Roles,
  SecondFactor,
  SecondFactorBegun,
  SecondFactorCode,
  Session,
  SetMailAddress,
  SetMailNotices,
  SetProfile,
  SetPush,
  SettingsView,
  SignUp,
  Statement,
  TakeVacation,
  TokenId,
  TokenMade,
  VacationView,
} from "../../wire/messages";
import { part } from "./part";
import type { Requests } from "../requests";

export function accountCalls(requests: Requests) {
  const { send } = requests;
  /** Keeps the CSRF token of a new session, for every later request that changes something. */
  async function entered(answer: Promise<Session>): Promise<Session> {
    const session = await answer;
    requests.csrf = session.csrf_token;
    return session;
  }
  return {
    session: (): Promise<Session> => requests.holdingOthers(entered(send("GET", "/session"))),
    signIn: (body: Credentials): Promise<Session> => entered(send("POST", "/session", body)),
    signOut: async (): Promise<void> => {
      await send("DELETE", "/session");
      requests.csrf = null;
    },
    signUp: (body: SignUp): Promise<Session> => entered(send("POST", "/accounts", body)),
    playAsGuest: (): Promise<Session> => entered(send("POST", "/accounts/guest")),
    keepAccount: (body: SignUp): Promise<Session> => entered(send("POST", "/account/keep", body)),
    changePassword: (body: ChangePassword): Promise<Session> => entered(send("PUT", "/account/password", body)),
    mail: (): Promise<MailView> => send("GET", "/account/mail"),
    setMailAddress: (body: SetMailAddress): Promise<MailView> => send("PUT", "/account/mail/address", body),
    forgetMailAddress: (): Promise<MailView> => send("DELETE", "/account/mail/address"),
    setMailNotices: (body: SetMailNotices): Promise<MailView> => send("PUT", "/account/mail/notices", body),
    push: (): Promise<PushView> => send("GET", "/account/push"),
    setPush: (body: SetPush): Promise<PushView> => send("PUT", "/account/push", body),
    forgetPush: (body: ForgetPush): Promise<PushView> => send("POST", "/account/push/removal", body),
    confirmMail: (body: MailLink): Promise<void> => send("POST", "/mail/confirm", body),
    unsubscribe: (token: string): Promise<void> => send("POST", `/mail/unsubscribe/${part(token)}`),
    askForReset: (body: AskForReset): Promise<void> => send("POST", "/password-resets", body),
    resetPassword: (body: ResetPassword): Promise<void> => send("PUT", "/password-resets", body),
    newSignIns: (): Promise<NewSignIn[]> => send("GET", "/account/sign-ins"),
    ownSignIn: (id: DeviceId): Promise<void> => send("PUT", `/account/sign-ins/${part(id)}`),
    refuseSignIn: (id: DeviceId): Promise<void> => send("DELETE", `/account/sign-ins/${part(id)}`),
    endSignIn: (body: MailLink): Promise<void> => send("POST", "/mail/end-sign-in", body),
    devices: (): Promise<Device[]> => send("GET", "/account/devices"),
    signOutDevice: (id: DeviceId): Promise<void> => send("DELETE", `/account/devices/${part(id)}`),
    deleteAccount: async (body: DeleteAccount): Promise<void> => {
      await send("POST", "/account/deletion", body);
      requests.csrf = null;
    },
    signOutOtherDevices: (): Promise<void> => send("DELETE", "/account/devices"),
    secondFactor: (): Promise<SecondFactor> => send("GET", "/account/second-factor"),
    beginSecondFactor: (body: PasswordOnly): Promise<SecondFactorBegun> => send("POST", "/account/second-factor", body),
    confirmSecondFactor: (body: SecondFactorCode): Promise<RecoveryCodes> =>
      send("POST", "/account/second-factor/confirmation", body),
    renewRecoveryCodes: (body: PasswordAndCode): Promise<RecoveryCodes> =>
      send("POST", "/account/second-factor/recovery-codes", body),
    removeSecondFactor: (body: PasswordAndCode): Promise<void> => send("POST", "/account/second-factor/removal", body),
    passkeys: (): Promise<Passkey[]> => send("GET", "/account/passkeys"),
    askForPasskey: (body: PasswordOnly): Promise<PasskeyCreation> => send("POST", "/account/passkeys/challenge", body),
    keepPasskey: (body: NewPasskey): Promise<Passkey> => send("POST", "/account/passkeys", body),
    removePasskey: (id: PasskeyId): Promise<void> => send("DELETE", `/account/passkeys/${part(id)}`),
    askForSignature: (): Promise<PasskeyChallenge> => send("POST", "/session/passkey/challenge"),
    signInWithPasskey: (body: PasskeySignIn): Promise<Session> => entered(send("POST", "/session/passkey", body)),
    programs: (): Promise<ProgramsView> => send("GET", "/account/programs"),
    makeBot: (body: MakeBot): Promise<OwnBot> => send("POST", "/account/bots", body),
    makeToken: (body: MakeToken): Promise<TokenMade> => send("POST", "/account/tokens", body),
    revokeToken: (id: TokenId): Promise<void> => send("DELETE", `/account/tokens/${part(id)}`),
    credits: (before: number | null = null, limit = 30): Promise<Statement> => {
      const query = new URLSearchParams({
        limit: String(limit),
        ...(before === null ? {} : { before: String(before) }),
      });
      return send("GET", `/account/credits?${query.toString()}`);
    },
    topUp: (): Promise<Statement> => send("POST", "/account/credits/top-up"),
    vacation: (): Promise<VacationView> => send("GET", "/account/vacation"),
    takeVacation: (body: TakeVacation): Promise<VacationView> => send("POST", "/account/vacation", body),
    endVacation: (): Promise<VacationView> => send("DELETE", "/account/vacation"),
    setProfile: (body: SetProfile): Promise<PlayerProfile> => send("PUT", "/account/profile", body),
    keptSettings: (): Promise<SettingsView> => send("GET", "/account/settings"),
    keepSettings: (body: KeptSettings): Promise<SettingsView> => send("PUT", "/account/settings", body),
    roles: (): Promise<Roles> => send("GET", "/account/roles"),
  };
}
