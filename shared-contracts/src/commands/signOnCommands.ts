import type { Result } from '../errors/result.ts';
import type { User } from '../user/user.ts';

/** Who the visitor is, and what they have agreed to. */
export interface SignOnCommands {
  /** Leaves for the sign-in page, which comes back to where one is [SSO-02]. */
  logIn(): Promise<Result>;
  /** Leaves for the page that opens an account, which comes back to where one is [SSO-02]. */
  register(): Promise<Result>;
  /** Ends the session; in shops that need an account the visit begins again [SSO-04]. */
  logOut(): Promise<Result>;
  /** Leaves for the account's page [SSO-02]. */
  editAccount(): Promise<Result>;
  /** The account's membership as it is now; the page's user has it as well [SSO-02, MEM-02]. */
  readMembership(): Promise<Result<User['membership']>>;
  /** Asks for the newsletter: a link goes to the address, known or not. A failure of status 400 says that it is no address [SSO-02]. */
  signUpForNewsletter(email: string): Promise<Result>;
  /** Confirms a newsletter with what stands in the link that was mailed; `newsletter.link_over` when it works no longer [SSO-02]. */
  confirmNewsletter(token: string): Promise<Result>;
  /** Turns the newsletter of the account on or off [SSO-02]. */
  setNewsletter(isSubscribed: boolean): Promise<Result>;
  /** Whether measuring scripts may load and events leave the page [ANL-01, ANL-02]. */
  setConsent(isGiven: boolean): Promise<Result>;
}
