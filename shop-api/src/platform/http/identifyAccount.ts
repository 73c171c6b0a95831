/** Whose user token this is: the account's id, or null where it proves nothing [SSO-03]. */
export type IdentifyAccount = (userToken: string | undefined) => Promise<string | null>;
