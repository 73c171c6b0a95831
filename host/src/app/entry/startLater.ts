import '../../page/print.css';
import { startMeasuring } from '../../analytics/startMeasuring.ts';
import { followPayment } from '../../cart/followPayment.ts';
import { followStock } from '../../cart/followStock.ts';
import { followUpgradeChoice } from '../../cart/upgrade/followUpgradeChoice.ts';
import { openWishlistLink } from '../../cart/wishlist/openWishlistLink.ts';
import { warnUnsaved } from '../../cart/wishlist/warnUnsaved.ts';
import { syncServerTime } from '../../countdown/syncServerTime.ts';
import { watchExpiry } from '../../countdown/watchExpiry.ts';
import { addLaterTexts } from '../../i18n/addLaterTexts.ts';
import { followConnection } from '../../network/followConnection.ts';
import { nextTask } from '../../network/nextTask.ts';
import { pageNonce } from '../../network/pageNonce.ts';
import { whenIdle } from '../../network/whenIdle.ts';
import { followAnnouncements } from '../../overlays/messages/followAnnouncements.ts';
import { followMessages } from '../../overlays/messages/followMessages.ts';
import { offerPopups } from '../../overlays/popups/offerPopups.ts';
import { offerUpsell } from '../../overlays/popups/offerUpsell.ts';
import { announcePrices } from '../../overlays/toasts/announcePrices.ts';
import { followCanonical } from '../../routing/followCanonical.ts';
import { showProgress } from '../../routing/navigation/showProgress.ts';
import { followSession } from '../../session/followSession.ts';
import { reportLoad } from '../../session/reportLoad.ts';
import { openedModule, openedPath } from '../../visit-reporting/openedModule.ts';
import { stepLog } from '../../visit-reporting/stepLog.ts';
import { watchVisit } from '../../visit-reporting/watchVisit.ts';
import { whyVersions } from '../../visit-reporting/whyVersions.ts';
import { mayPrefetch } from '../prefetch/mayPrefetch.ts';
import { prefetchNextStep } from '../prefetch/prefetchNextStep.ts';
import { prefetchSight } from '../prefetch/prefetchSight.ts';
import { rehearsePress } from './rehearsePress.tsx';
import type { ShopDeps } from './shopDeps.ts';
import { showSample } from './showSample.ts';
import { startVitals } from './startVitals.ts';

/** Milliseconds after which the counter counts as loaded: from then on the cart's time can be over [CNT-10]. */
const counterLoadedAfter = 3_000;

/** Starts the work for which no shopper waits. Its code is loaded while the page is idle. */
export const startLater = async (deps: ShopDeps): Promise<void> => {
  const { store, writer, page } = deps;
  const { refetch } = writer;
  if (mayPrefetch()) void rehearsePress(deps);
  syncServerTime({ ...deps, onWake: refetch });
  setTimeout(() => {
    watchExpiry({ ...deps, refetch, forget: deps.forgetVisit });
  }, counterLoadedAfter);
  watchVisit({
    page,
    store,
    openedModule: openedModule(page),
    steps: stepLog(page, openedPath(), deps.router),
    vitals: startVitals(page),
    storage: deps.storage,
    proof: pageNonce(),
    send: (body) => navigator.sendBeacon('/telemetry/visits', new Blob([body], { type: 'application/json' })),
  });
  Object.assign(globalThis, { whyVersions: () => whyVersions(page, deps.versions) });
  // The rest is a second and a third task, so that a press can be handled between them.
  await nextTask();
  prefetchNextStep({ ...deps, prepare: deps.prepareRoute });
  prefetchSight(page);
  // Formatting the first date blocks a slow phone for 60 ms, and no step should wait for that.
  whenIdle(() => new Intl.DateTimeFormat(page.language).format());
  followCanonical(deps);
  followSession(deps);
  showProgress(deps.router, deps.hostText('account.loading'));
  void openWishlistLink(deps);
  void reportLoad({ hostname: location.hostname, fetch: (address) => fetch(address), report: deps.report });
  await nextTask();
  followPayment({ store, refetch });
  followStock(deps);
  followUpgradeChoice(deps);
  followMessages(deps);
  followAnnouncements(deps);
  warnUnsaved(store);
  offerPopups(deps);
  showSample(deps);
  await addLaterTexts(deps.texts);
  const withTexts = { ...deps, text: deps.laterText };
  offerUpsell(deps);
  announcePrices(withTexts);
  followConnection({ ...withTexts, onBack: refetch });
  await startMeasuring(withTexts);
};
