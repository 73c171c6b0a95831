import { commandsPrimitive } from '@festival/shared-contracts/state/primitives';
import { prepareCartCalls } from '../../cart/cartClient.ts';
import { leavePaidCart } from '../../cart/leavePaidCart.ts';
import { followLeftCart, leaveBehind } from '../../cart/leftBehind.ts';
import { keepUpgradedOrder } from '../../cart/upgrade/keepUpgradedOrder.ts';
import { hostCommands } from '../../commands/hostCommands.ts';
import { errorReportOf } from '../../network/errorReport.ts';
import { followLeaving } from '../../network/leaving.ts';
import { loadChunk } from '../../network/loadChunk.ts';
import { nextTask } from '../../network/nextTask.ts';
import { sendErrorReport } from '../../network/sendErrorReport.ts';
import { whenIdle } from '../../network/whenIdle.ts';
import { followHistory } from '../../overlays/followHistory.ts';
import { modalEffects } from '../../overlays/modalEffects.ts';
import { prepareOverlays } from '../../overlays/Overlays.tsx';
import { redirectToBasket } from '../../overlays/redirectToBasket.ts';
import { hydratedAtom } from '../../page/hydratedAtom.ts';
import { watchDeeplinks } from '../../routing/deeplink/watchDeeplinks.ts';
import { syncStepFlow } from '../../step-flow/syncStepFlow.ts';
import { mayPrefetch } from '../prefetch/mayPrefetch.ts';
import { prefetchLinks } from '../prefetch/prefetchLinks.ts';
import { endSpeculation } from '../prefetch/speculation.ts';
import { prepareShellPages } from '../router/shellPages.ts';
import { prepareCalls } from './prepareCalls.ts';
import { leave, type ShopDeps, type ShopDepsOptions, shopDeps } from './shopDeps.ts';

/**
 * Starts a page in the browser: a shop's commands at once, and everything that changes the screen after hydration. Call
 * it before `hydrateRoot`.
 */
export const startPage = (options: Omit<ShopDepsOptions, 'config'>): void => {
  const { page, store, router } = options;
  const { config } = page;
  const deps = config && startShop({ ...options, config });
  const stop = store.sub(hydratedAtom, () => {
    stop();
    endSpeculation();
    watchDeeplinks({
      store,
      router,
      slug: config?.slug ?? '',
      remoteSteps: page.remoteSteps,
      origin: location.origin,
      leave,
      report: sendErrorReport,
    });
    if (deps) followShop(deps);
    else whenIdle(() => void reportOwnLoad());
  });
};

/** Reports the load of a page without a shop [API-11]; a shop's page does so in `startLater`. */
const reportOwnLoad = async (): Promise<void> => {
  try {
    const { reportLoad } = await loadChunk(
      () => import(/* webpackChunkName: "report-load" */ '../../session/reportLoad.ts'),
    );
    await reportLoad({ hostname: location.hostname, fetch: (address) => fetch(address), report: sendErrorReport });
  } catch (error) {
    sendErrorReport(errorReportOf('load.notReported', error));
  }
};

/** Starts a shop's commands. */
const startShop = (options: ShopDepsOptions): ShopDeps => {
  const deps = shopDeps(options);
  const commands = hostCommands(deps);
  deps.overlays.setEffects(
    modalEffects({
      ...deps,
      setQuantity: commands.cart.setQuantity,
      setCountry: commands.shipping.setCountry,
      logIn: commands.signOn.logIn,
    }),
  );
  deps.store.set(commandsPrimitive, { current: commands });
  keepUpgradedOrder(deps);
  leaveBehind(deps.store);
  followLeaving(deps.store);
  return deps;
};

/** Starts the code that changes the page without a press. */
const followShop = (deps: ShopDeps): void => {
  const { writer, forgetVisit } = deps;
  followHistory(deps);
  redirectToBasket(deps);
  leavePaidCart({ ...deps, forgetHere: writer.forget, forget: forgetVisit });
  syncStepFlow(deps);
  writer.start();
  followLeftCart(deps.store, writer);
  whenIdle(async () => {
    await prepareCalls();
    void loadLater(deps);
    // Prefetches without a press [RTE-14].
    if (!mayPrefetch()) return;
    // Each prefetch is a separate task: finding out which scripts a page of 500 products already has takes a slow phone 10 ms for each file.
    const ahead = [prepareCartCalls, () => prepareShellPages('slug', 'slug-checkout'), prepareOverlays];
    for (const begin of ahead) {
      await nextTask();
      void begin();
    }
  });
  prefetchLinks(deps.prepareRoute);
};

/** The page works without this code, which is loaded late. */
const loadLater = async (deps: ShopDeps): Promise<void> => {
  try {
    const { startLater } = await loadChunk(() => import(/* webpackChunkName: "later" */ './startLater.ts'));
    await nextTask();
    await startLater(deps);
  } catch (error) {
    deps.report(errorReportOf('later.notStarted', error));
  }
};
