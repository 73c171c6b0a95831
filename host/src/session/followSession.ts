import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import type { HttpClient } from '@festival/shared-contracts/api/httpClient';
import { checkSession } from '@festival/shared-contracts/api/signOnCalls';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import type { User } from '@festival/shared-contracts/user/user';
import { withCarriedQuery } from '@festival/shared-ui/link/withCarriedQuery';
import { type ErrorReport, errorReportOf } from '../network/errorReport.ts';
import type { OverlayQueue } from '../overlays/overlayQueue.ts';
import type { PageData } from '../page/pageData.ts';
import type { PageStore } from '../page/pageStore.ts';
import { placeAfterLogin } from '../routing/loginAddress.ts';
import type { ShopNavigation } from '../routing/navigation/shopNavigation.ts';
import { routeIn } from '../routing/routeIn.ts';
import { type AnnounceDeps, announceSession } from './announceSession.ts';
import { needsAccount } from './needsAccount.ts';

export interface SessionDeps extends AnnounceDeps {
  page: Pick<PageData, 'isSignOnAvailable' | 'remoteSteps'>;
  store: PageStore;
  /** The client of `/api`. */
  http: HttpClient;
  overlays: Pick<OverlayQueue, 'showToast' | 'requestLogin'>;
  openModal: Commands['overlay']['openModal'];
  navigation: Pick<ShopNavigation, 'go' | 'isAt'>;
  router: { subscribe(listener: () => void): unknown };
  /** The page's path with query and hash. */
  place(): string;
  /** Opens another document. */
  leave(address: string): void;
  /** Forgets the cart in the page and on the server. */
  forgetVisit(): Promise<void>;
  report(report: ErrorReport): void;
}

/**
 * Announces the session that the server found for this page, and follows it: a login, a logout or a changed account in
 * another tab shows here as soon as this tab is visible again [SSO-01]. Returns a function that stops it.
 */
export const followSession = (deps: SessionDeps): (() => void) => {
  const { page, store } = deps;
  if (page.isSignOnAvailable === undefined) return () => {};
  const announce = announceSession(deps);
  const user = store.get(primitives.user);
  if (!page.isSignOnAvailable) announce.away();
  if (user) announce.loggedIn(user);
  requestLogin(deps);
  store.sub(primitives.user, () => requestLogin(deps));
  deps.router.subscribe(() => requestLogin(deps));
  return askOnLook(deps, (now) => {
    const before = store.get(primitives.user);
    if (JSON.stringify(before) === JSON.stringify(now)) return;
    store.set(primitives.user, now);
    if (!now) void afterLogOut(deps, announce.loggedOut);
    else if (now.id !== before?.id) {
      announce.loggedIn(now);
      leaveSignInPage(deps);
    }
  });
};

/**
 * Requests a login from every guest who can log in, in a shop that requires one [OVL-08]. It does not do so on pages to
 * which mails link, such as the page of an order, because a visitor with that link may be signed out.
 */
const requestLogin = ({ page, store, overlays, place }: SessionDeps): void => {
  const isAsked = store.get(capabilitiesAtom)?.asksForLogin === true && page.isSignOnAvailable === true;
  const isForAccounts = routeIn(page, place().replace(/[?#].*/, '')).row.guards.includes('signedIn');
  overlays.requestLogin(isAsked && isForAccounts && store.get(primitives.user) === null);
};

/** Asks the server who is signed in whenever the tab becomes visible again. A failed check does not change the session. */
const askOnLook = ({ http, report }: SessionDeps, onAnswer: (user: User | null) => void): (() => void) => {
  let isAsking = false;
  const ask = async (): Promise<void> => {
    if (document.visibilityState !== 'visible' || isAsking) return;
    isAsking = true;
    try {
      const answer = await callEndpoint(http, checkSession, { params: {} });
      if (answer.ok) onAnswer(answer.value.data.user);
      else report(errorReportOf('session.notChecked', answer.error));
    } catch (error) {
      report(errorReportOf('session.notChecked', error));
    } finally {
      isAsking = false;
    }
  };
  const look = () => void ask();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  // The visitor returns from the account's page; the browser may have restored this page from its cache.
  const lookBack = ({ persisted }: PageTransitionEvent) => persisted && look();
  window.addEventListener('pageshow', lookBack);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
    window.removeEventListener('pageshow', lookBack);
  };
};

const leaveSignInPage = ({ place, leave }: SessionDeps): void => {
  const back = placeAfterLogin(place());
  if (back !== place()) leave(back);
};

/**
 * A shop that needs an account starts again with a login. A visitor who is paying stays on that page, and finds the
 * cart and the payment there after the login [SSO-04].
 */
const afterLogOut = async (deps: SessionDeps, announce: () => void): Promise<void> => {
  const { store } = deps;
  if (!needsAccount(store.get(capabilitiesAtom))) return announce();
  const isPaying = store.get(primitives.cart)?.status === 'in_payment' || deps.navigation.isAt('checkout');
  if (!isPaying) {
    await deps.forgetVisit();
    deps.navigation.go('');
  }
  const answer = await deps.openModal(6004);
  if (answer !== 'cancel') return;
  const { search } = new URL(deps.place(), 'http://shop.invalid');
  deps.leave(withCarriedQuery(`/${store.get(primitives.config)?.slug}`, search));
};
