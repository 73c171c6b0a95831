import { commandsPrimitive } from '@festival/shared-contracts/state/primitives';
import { leavePaidCart } from '../cart/leavePaidCart.ts';
import { followLeftCart, leaveBehind } from '../cart/leftBehind.ts';
import { prepareCartCalls } from '../cart/loadCartCalls.ts';
import { loadChunk } from '../chunk/loadChunk.ts';
import { hostCommands } from '../commands/hostCommands.ts';
import { syncServerTime } from '../countdown/syncServerTime.ts';
import { followHistory } from '../overlay/followHistory.ts';
import { modalEffects } from '../overlay/modalEffects.ts';
import { prepareOverlays } from '../overlay/Overlays.tsx';
import { redirectToBasket } from '../overlay/redirectToBasket.ts';
import { hydratedAtom } from '../page/hydratedAtom.ts';
import { prefetchLinks } from '../prefetch/prefetchLinks.ts';
import { prefetchNextStep } from '../prefetch/prefetchNextStep.ts';
import { whenIdle } from '../prefetch/whenIdle.ts';
import { prepareShellPages } from '../router/shellPages.ts';
import { syncStepFlow } from '../step-flow/syncStepFlow.ts';
import { errorReportOf } from '../telemetry/errorReport.ts';
import { type ShopDeps, type ShopDepsOptions, shopDeps } from './shopDeps.ts';

/**
 * Starts a shop's page in the browser: the commands at once, and everything that changes the screen after hydration.
 * Call it before `hydrateRoot`.
 */
export const startPage = (options: Omit<ShopDepsOptions, 'config'>): void => {
  const { config } = options.page;
  if (!config) return;
  const deps = shopDeps({ ...options, config });
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
  leaveBehind(deps.store);
  const stop = deps.store.sub(hydratedAtom, () => {
    stop();
    followShop(deps);
  });
};

/** Starts what changes the page without a press. */
const followShop = (deps: ShopDeps): void => {
  const { writer, forgetVisit } = deps;
  followHistory(deps);
  redirectToBasket(deps);
  leavePaidCart({ ...deps, forgetHere: writer.forget, forget: forgetVisit });
  syncStepFlow(deps);
  syncServerTime({ ...deps, onWake: writer.refetch });
  writer.start();
  followLeftCart(deps.store, writer);
  whenIdle(() => {
    void loadLater(deps);
    void prepareCartCalls();
    void prepareShellPages('slug', 'slug-checkout');
    void prepareOverlays();
  });
  prefetchLinks(deps.prepareRoute);
  prefetchNextStep({ ...deps, prepare: deps.prepareRoute });
};

/** The page works without this code, which is loaded late. */
const loadLater = async (deps: ShopDeps): Promise<void> => {
  try {
    await (await loadChunk(() => import(/* webpackChunkName: "later" */ './startLater.ts'))).startLater(deps);
  } catch (error) {
    deps.report(errorReportOf('later.notStarted', error));
  }
};
