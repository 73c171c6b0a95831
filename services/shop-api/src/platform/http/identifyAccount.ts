/** The account's id of a user token, or null for an invalid one [SSO-03]. */
export type IdentifyAccount = (userToken: string | undefined) => Promise<string | null>;
