const minutes = 60;
const days = 24 * 60 * minutes;

/** How long what the provider gives out is good for, in seconds. */
export const lifetimes = {
  AccessToken: 10 * minutes,
  AuthorizationCode: minutes,
  IdToken: 60 * minutes,
  Interaction: 60 * minutes,
  Session: 14 * days,
  Grant: 14 * days,
  RefreshToken: 14 * days,
} as const;
