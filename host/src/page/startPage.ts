import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import { commandsPrimitive, primitives } from '@festival/shared-contracts/state/primitives';
import type { AxiosInstance } from 'axios';
import type { i18n } from 'i18next';
import { cartWriter } from '../cart/cartWriter.ts';
import { checkoutCommands } from '../cart/checkoutCommands.ts';
import { choiceCommands } from '../cart/choiceCommands.ts';
import { leavePaidCart } from '../cart/leavePaidCart.ts';
import { isPlaced, placedCart } from '../cart/placedCart.ts';
import { tabChannel } from '../cart/tabChannel.ts';
import { followHistory } from '../checkout-panel/followHistory.ts';
import { panelCommands } from '../checkout-panel/panelCommands.ts';
import { keepTime } from '../countdown/keepTime.ts';
import { serverClock } from '../countdown/serverClock.ts';
import { watchExpiry } from '../countdown/watchExpiry.ts';
import { modalEffects } from '../modal/modalEffects.ts';
import { modalQueue } from '../modal/modalQueue.ts';
import { type ShopRouter, shopNavigation } from '../navigation/shopNavigation.ts';
import { prepareOverlays } from '../shell/Overlays.tsx';
import { keepStepFlow } from '../step-flow/keepStepFlow.ts';
import { sendErrorReport } from '../telemetry/sendErrorReport.ts';
import type { PageStore } from './createPageStore.ts';
import { hydratedAtom } from './hydratedAtom.ts';
import type { PageData } from './pageData.ts';
import { restartVisit } from './restartVisit.ts';

interface PageParts {
  page: PageData;
  store: PageStore;
  router: ShopRouter;
  texts: i18n;
  /** The client of `/api`. */
  http: AxiosInstance;
}

/**
 * Brings a shop's page to life in the browser: its commands at once, and all that changes what is on the screen once the
 * browser has taken the server's page over. Call it before `hydrateRoot`.
 */
export const startPage = ({ page, store, router, texts, http }: PageParts): void => {
  const { config } = page;
  if (!config) return;
  const clock = serverClock(page.serverNow);
  const cartId = () => store.get(primitives.cart)?.id ?? null;
  const navigation = shopNavigation(router, config.slug, cartId);
  const leave = (address: string) => location.assign(address);
  const errorText = texts.getFixedT(page.language, 'errors');
  const restart = restartVisit({
    config,
    http,
    leave,
    search: () => location.search,
    forget: () => writer.forget(),
    report: sendErrorReport,
  });
  const ask = modalQueue(store, (effect) => effects[effect]());
  const tabs = tabChannel(config.slug, cartId, (told) => void writer.follow(told.cartId));
  const cartDeps = {
    store,
    http,
    clock,
    ask,
    report: sendErrorReport,
    tellTabs: tabs.tell,
    generalText: () => errorText('other.tryAgain'),
  };
  const writer = cartWriter(cartDeps);
  const choices = choiceCommands({ ...cartDeps, writer });
  const panel = panelCommands({ store, navigation, savesWishlist: capabilitiesOf(config).savesWishlist });
  const effects = modalEffects({
    store,
    navigation,
    leave,
    restart: restart.toQueue,
    setQuantity: choices.setQuantity,
  });
  const checkout = checkoutCommands({
    ...cartDeps,
    writer,
    navigation,
    leave,
    placedCart: placedCart(store, page.placedCartId),
    origin: location.origin,
    checkoutText: (cartId) => errorText('other.checkoutRetry', { cartId }),
  });
  const leaveOrder = async (): Promise<void> => {
    const cart = store.get(primitives.cart);
    // A cart that was begun since is no part of the order that is left.
    if (cart === null || isPlaced(cart)) await restart.toHome();
    navigation.go('');
  };
  store.set(commandsPrimitive, {
    current: {
      ...choices,
      ...checkout,
      ...panel,
      ask,
      navigate: navigation.go,
      leaveOrder: () => void leaveOrder(),
    },
  });

  const begin = (): void => {
    followHistory({ store, router, navigation });
    leavePaidCart({ store, router, forget: restart.toHome });
    keepStepFlow({ store, router, page });
    keepTime({ store, clock, onWake: () => void writer.refetch() });
    watchExpiry({ store, ask, navigation, forget: restart.toHome });
    whenIdle(() => void prepareOverlays());
  };
  const stop = store.sub(hydratedAtom, () => {
    stop();
    begin();
  });
};

const whenIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 3000 });
  else setTimeout(run, 1500);
};
