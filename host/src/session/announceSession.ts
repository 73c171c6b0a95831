import type { User } from '@festival/shared-contracts/user/user';
import type { Translate } from '@festival/shared-ui/texts/createI18n';
import type { OverlayQueue } from '../overlays/overlayQueue.ts';

export interface AnnounceDeps {
  overlays: Pick<OverlayQueue, 'showToast'>;
  /** A text of the host, and one of the error catalogue, in the page's language. */
  hostText: Translate<'host'>;
  errorText: Translate<'errors'>;
  /** The tab's storage. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** Milliseconds from the login to its toast, and milliseconds for which the toast shows [OVL-09]. */
const greetAfter = 1000;
const greetingLasts = 6000;

/** The storage key of the messages that this tab has shown. */
const told = 'sign-on-told';

/** Announces, once in each tab, who is logged in, or that logging in is not possible at the moment [OVL-09, SSO-01]. */
export const announceSession = ({ overlays, hostText, errorText, storage }: AnnounceDeps) => {
  /** Returns true if this tab makes the announcement for the first time, and stores that it was made. */
  const isNews = (what: string): boolean => {
    if (storage.getItem(told) === what) return false;
    storage.setItem(told, what);
    return true;
  };
  const say = (about: 'away' | 'out', tone: 'info' | 'warning') =>
    overlays.showToast({ title: hostText(`signOn.${about}.title`), text: hostText(`signOn.${about}.text`), tone });
  return {
    loggedIn({ id, profile }: User): void {
      const name = profile.givenName || profile.email;
      setTimeout(() => {
        // Stored only at this point: if the page is left earlier, the next page makes the announcement.
        if (!isNews(`in ${id}`)) return;
        overlays.showToast({
          title: errorText('alert.logged_in_as', { name }),
          tone: 'success',
          duration: greetingLasts,
        });
      }, greetAfter);
    },
    away(): void {
      if (isNews('away')) say('away', 'warning');
    },
    loggedOut(): void {
      if (isNews('out')) say('out', 'info');
    },
  };
};
