import { startMeasuring } from '../analytics/startMeasuring.ts';
import { followAnnouncements } from '../announcement/followAnnouncements.ts';
import { followPayment } from '../cart/followPayment.ts';
import { followStock } from '../cart/followStock.ts';
import { loadChunk } from '../chunk/loadChunk.ts';
import { followConnection } from '../connection/followConnection.ts';
import { syncServerTime } from '../countdown/syncServerTime.ts';
import { watchExpiry } from '../countdown/watchExpiry.ts';
import { loadLaterTexts } from '../i18n/loadLaterTexts.ts';
import { followMessages } from '../messages/followMessages.ts';
import { showProgress } from '../navigation/showProgress.ts';
import { offerPopups } from '../popup/offerPopups.ts';
import { prefetchNextStep } from '../prefetch/prefetchNextStep.ts';
import { prefetchSight } from '../prefetch/prefetchSight.ts';
import { whenIdle } from '../prefetch/whenIdle.ts';
import { followCanonical } from '../routes/followCanonical.ts';
import { followSession } from '../session/followSession.ts';
import { reportLoad } from '../session/reportLoad.ts';
import { pageId } from '../telemetry/pageId.ts';
import { nonceHead, pageNonce } from '../telemetry/pageNonce.ts';
import { announcePrices } from '../toasts/announcePrices.ts';
import { followUpgradeChoice } from '../upgrade/followUpgradeChoice.ts';
import { offerUpsell } from '../upsell/offerUpsell.ts';
import { openedModule, openedPath } from '../watch/openedModule.ts';
import { stepLog } from '../watch/stepLog.ts';
import { traceSlots } from '../watch/traceSlots.ts';
import { watchVisit } from '../watch/watchVisit.ts';
import { whyVersions } from '../watch/whyVersions.ts';
import { warnUnsaved } from '../wishlist/warnUnsaved.ts';
import { openWishlistLink } from '../wishlist-link/openWishlistLink.ts';
import type { ShopDeps } from './shopDeps.ts';
import { isTouchAtom, shopSnapshotAtom, showCounterAtom } from './shopSnapshotAtom.ts';
import { showSample } from './showSample.ts';
import { startVitals } from './startVitals.ts';

/** Milliseconds after which the counter counts as loaded: from then on the cart's time can be over [CNT-10]. */
const counterLoadedAfter = 3_000;

/** Starts what no shopper waits for. Its code is loaded while the page is idle. */
export const startLater = async (deps: ShopDeps): Promise<void> => {
  const { store, writer, page } = deps;
  const { refetch } = writer;
  syncServerTime({ ...deps, onWake: refetch });
  setTimeout(() => {
    store.set(showCounterAtom, true);
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
  const slots = traceSlots({
    page,
    versions: deps.versions,
    openedModule: openedModule(page),
    proof: pageNonce(),
    send: (body) => navigator.sendBeacon('/telemetry/traces', new Blob([body], { type: 'application/json' })),
  });
  store.set(isTouchAtom, matchMedia('(pointer: coarse)').matches);
  Object.assign(globalThis, {
    whyVersions: () => whyVersions(page, deps.versions),
    slotTraces: () => ({ visit: pageId(nonceHead()), slots: slots() }),
    shopState: () => store.get(shopSnapshotAtom),
  });
  prefetchNextStep({ ...deps, prepare: deps.prepareRoute });
  prefetchSight(page);
  // What the browser loads for its first date takes a slow phone 60 ms, which no step should wait for.
  whenIdle(() => new Intl.DateTimeFormat(page.language).format());
  followCanonical(deps);
  followSession(deps);
  showProgress(deps.router, deps.hostText('account.loading'));
  void openWishlistLink(deps);
  void reportLoad({ hostname: location.hostname, fetch: (address) => fetch(address), report: deps.report });
  followPayment({ store, refetch });
  followStock(deps);
  followUpgradeChoice(deps);
  followMessages(deps);
  followAnnouncements(deps);
  warnUnsaved(store);
  offerPopups(deps);
  showSample(deps);
  deps.addTexts('later', await loadChunk(() => loadLaterTexts(page.language)));
  const withTexts = { ...deps, text: deps.laterText };
  offerUpsell(deps);
  announcePrices(withTexts);
  followConnection({ ...withTexts, onBack: refetch });
  await startMeasuring(withTexts);
};
