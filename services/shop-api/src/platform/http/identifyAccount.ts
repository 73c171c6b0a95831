/** Returns the account's id of a user token, or null for an invalid token [SSO-03]. */
export type IdentifyAccount = (userToken: string | undefined) => Promise<string | null>;
