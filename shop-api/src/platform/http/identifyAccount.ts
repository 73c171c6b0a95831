/** The account's id of a user token, or null where it proves nothing [SSO-03]. */
export type IdentifyAccount = (userToken: string | undefined) => Promise<string | null>;
