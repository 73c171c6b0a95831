import type { HttpClient } from '@festival/shared-contracts/api/httpClient';
import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { tabStorage } from '@festival/shared-ui/storage/tabStorage';
import type { Translate } from '@festival/shared-ui/texts/createI18n';
import type { i18n } from 'i18next';
import { cartIdOf } from '../../cart/cartState.ts';
import type { CartWriterMaker } from '../../cart/cartWriter.ts';
import { placedCart } from '../../cart/placedCart.ts';
import { tabChannel } from '../../cart/tabSync.ts';
import { serverClock } from '../../countdown/serverClock.ts';
import { loadChunk } from '../../network/loadChunk.ts';
import { sendErrorReport } from '../../network/sendErrorReport.ts';
import { overlayQueue } from '../../overlays/overlayQueue.ts';
import { afterHydration } from '../../page/afterHydration.ts';
import type { PageData } from '../../page/pageData.ts';
import type { PageStore } from '../../page/pageStore.ts';
import type { RemoteVersions } from '../../remotes/federation/remoteVersions.ts';
import { checkoutGate } from '../../routing/navigation/checkoutGate.ts';
import { type ShopRouter, shopNavigation } from '../../routing/navigation/shopNavigation.ts';
import { restartVisit } from '../../session/restartVisit.ts';
import type { PrepareRoute } from '../prefetch/prepareRoute.ts';

export interface ShopDepsOptions {
  page: PageData;
  /** The version of each remote that the page runs. */
  versions: RemoteVersions;
  config: ShopConfig;
  store: PageStore;
  router: ShopRouter;
  texts: i18n;
  /** The client of `/api`. */
  http: HttpClient;
  makeCartWriter: CartWriterMaker;
  /** Prefetches a page before it is opened. */
  prepareRoute: PrepareRoute;
}

/** Opens another document. */
export const leave = (address: string): void => location.assign(address);

/** The collaborators of a shop's page in the browser; each is built from those above it. */
export const shopDeps = ({
  page,
  versions,
  config,
  store,
  router,
  texts,
  http,
  makeCartWriter,
  prepareRoute,
}: ShopDepsOptions) => {
  const report = sendErrorReport;
  const errorText: Translate<'errors'> = texts.getFixedT(null, 'errors');
  const hostText: Translate<'host'> = texts.getFixedT(null, 'host');
  const laterText: Translate<'later'> = texts.getFixedT(null, 'later');
  const generalText = () => errorText('other.tryAgain');
  const cartId = () => cartIdOf(store);
  const clock = serverClock(page.serverNow);
  const navigation = shopNavigation(router, config.slug, cartId);
  const overlays = overlayQueue(store);
  const { openModal } = overlays;
  const tabs = tabChannel(config.slug);
  const search = () => location.search;
  const openBasket = () => navigation.openPanel('basket');
  const explainNoCookie = async () => {
    const file = () => import(/* webpackChunkName: "cart-calls" */ '../../cart/explainNoCookie.ts');
    const code = await loadChunk(file);
    await code.explainNoCookie({ texts, laterText, openModal });
  };
  const cartDeps = {
    store,
    http,
    clock,
    openModal,
    openBasket,
    explainNoCookie,
    report,
    notifyTabs: tabs.publish,
    search,
    leave,
    generalText,
  };
  const writer = makeCartWriter(cartDeps);
  tabs.listen(afterHydration(store, writer.follow));
  const visit = restartVisit({ config, http, leave, search, cartId, forget: writer.forget, report });
  return {
    page,
    versions,
    store,
    router,
    texts,
    makeCartWriter,
    prepareRoute,
    http,
    report,
    leave,
    search,
    place: () => location.pathname + location.search + location.hash,
    hostText,
    errorText,
    /** Usable once `addLaterTexts` has added its namespace. */
    laterText,
    storage: tabStorage,
    /** The browser's storage for all tabs; access to it may throw. */
    memory: () => localStorage,
    slug: config.slug,
    config,
    reload: () => location.reload(),
    generalText,
    clock,
    navigation,
    gate: checkoutGate(store),
    overlays,
    openModal,
    openBasket,
    writer,
    forgetVisit: visit.forgetVisit,
    restart: visit.restart,
    notifyTabs: tabs.publish,
    placedCart: placedCart(store, page.placedCartId),
    isWishlist: capabilitiesOf(config).isWishlist,
    origin: location.origin,
  };
};

export type ShopDeps = ReturnType<typeof shopDeps>;
