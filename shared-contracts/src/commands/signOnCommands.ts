import type { Result } from '../errors/result.ts';
import type { User } from '../user/user.ts';

/** The visitor's sign-in, and their consent. */
export interface SignOnCommands {
  /** Goes to the sign-in page, which returns to the present page [SSO-02]. */
  logIn(): Promise<Result>;
  /** Goes to the page that opens an account, which returns to the present page [SSO-02]. */
  register(): Promise<Result>;
  /** Ends the session; in shops that need an account the visit starts again [SSO-04]. */
  logOut(): Promise<Result>;
  /** Goes to the account's page [SSO-02]. */
  editAccount(): Promise<Result>;
  /** The account's membership as it is now; the page's user gets it too [SSO-02, MEM-02]. */
  readMembership(): Promise<Result<User['membership']>>;
  /**
   * Subscribes to the newsletter: any address gets a link by mail. A failure of status 400 means that the text is not an address [SSO-02].
   */
  signUpForNewsletter(email: string): Promise<Result>;
  /** Confirms a newsletter with the token of the mailed link; `newsletter.link_over` when the link has ended [SSO-02]. */
  confirmNewsletter(token: string): Promise<Result>;
  /** Turns the newsletter of the account on or off [SSO-02]. */
  setNewsletter(isSubscribed: boolean): Promise<Result>;
  /** Whether measuring scripts may load and events leave the page [ANL-01, ANL-02]. */
  setConsent(isGiven: boolean): Promise<Result>;
}
