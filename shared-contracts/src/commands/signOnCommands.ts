import type { Result } from '../errors/result.ts';
import type { User } from '../user/user.ts';

/** The visitor's sign-in, and their consent. */
export interface SignOnCommands {
  /** Goes to the sign-in page, which returns to the current page [SSO-02]. */
  logIn(): Promise<Result>;
  /** Goes to the page for opening an account, which returns to the current page [SSO-02]. */
  register(): Promise<Result>;
  /** Ends the session; in shops that require an account the visit starts again [SSO-04]. */
  logOut(): Promise<Result>;
  /** Goes to the account's page [SSO-02]. */
  editAccount(): Promise<Result>;
  /** The account's current membership; it also updates the page's user [SSO-02, MEM-02]. */
  readMembership(): Promise<Result<User['membership']>>;
  /**
   * Subscribes to the newsletter: any address gets a link by mail. A failure of status 400 means that the text is not an address [SSO-02].
   */
  signUpForNewsletter(email: string): Promise<Result>;
  /** Confirms a newsletter with the token of the mailed link; fails with `newsletter.link_over` if the link has expired [SSO-02]. */
  confirmNewsletter(token: string): Promise<Result>;
  /** Turns the newsletter of the account on or off [SSO-02]. */
  setNewsletter(isSubscribed: boolean): Promise<Result>;
  /** Sets whether measuring scripts may load and events may be sent [ANL-01, ANL-02]. */
  setConsent(isGiven: boolean): Promise<Result>;
}
