import type { Commands } from '@festival/shared-contracts/commands/commands';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { capabilitiesAtom } from '@festival/shared-contracts/state/shopState';
import { isCartEmpty } from '../../cart/cartState.ts';
import type { PageStore } from '../../page/pageStore.ts';
import type { ShopNavigation } from '../../routing/navigation/shopNavigation.ts';
import { pagePath } from '../../routing/pagePath.ts';
import { arrivalCode } from './arrivalCode.ts';

export interface ArrivalDeps {
  store: PageStore;
  openModal: Commands['overlay']['openModal'];
  navigation: Pick<ShopNavigation, 'isAt'>;
  /** The page's path with query and hash. */
  place(): string;
  /** The browser's storage, which remembers earlier visits. */
  memory(): Pick<Storage, 'getItem' | 'setItem'>;
}

/** Pages on which no products are sold: the result of a payment, and the pages to which mails link. They work while the shop is closed. */
const besideTheSale = ['paymentstatus', 'order', 'newsletter'];

/**
 * Opens the message for the shop's state when a visitor arrives. Pages of earlier orders show none [ERR-03]. The
 * sign-in page has another welcome, and does not count as a visit.
 */
export const greetArrival = ({ store, openModal, navigation, place, memory }: ArrivalDeps): void => {
  const config = store.get(primitives.config);
  const capabilities = store.get(capabilitiesAtom);
  const cart = store.get(primitives.cart);
  if (!config || !capabilities || cart?.status === 'in_payment' || besideTheSale.some(navigation.isAt)) return;
  // The home page itself shows that the shop is closed.
  if (capabilities.isClosed && navigation.isAt('')) return;
  const now = store.get(primitives.serverNow);
  const user = store.get(primitives.user);
  const isLoggingIn = place().split('?')[0] === pagePath('login');
  const isFirst = !isLoggingIn && isFirstTime(memory, `visited-${config.slug}`);
  const holdsSomething = !isCartEmpty(cart);
  const code = arrivalCode({ capabilities, config, user, now, isFirstVisit: isFirst, holdsSomething });
  if (code === 4000 && capabilities.awaitsPaymentSetUp)
    void openModal(code, { refusal: { code: 'shop.not_payable', message: '' } });
  // Home page and steps show the start of the sale too.
  else if (code === 3003 && !isFirstTime(memory, `waits-${config.slug}`)) return;
  else if (code !== null) void openModal(code);
};

/** Returns true the first time, and stores that. If the browser refuses storage, each time counts as the first. */
const isFirstTime = (memory: ArrivalDeps['memory'], key: string): boolean => {
  try {
    const storage = memory();
    if (storage.getItem(key) !== null) return false;
    storage.setItem(key, '1');
  } catch {
    // Without storage the message is shown again, which does no harm.
  }
  return true;
};
