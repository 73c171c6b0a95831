const minutes = 60;
const days = 24 * 60 * minutes;

/** Lifetimes of the provider's tokens and sessions, in seconds. */
export const lifetimes = {
  AccessToken: 10 * minutes,
  AuthorizationCode: minutes,
  IdToken: 60 * minutes,
  Interaction: 60 * minutes,
  Session: 14 * days,
  Grant: 14 * days,
  RefreshToken: 14 * days,
} as const;
