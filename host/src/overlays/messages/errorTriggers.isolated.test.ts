import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { ErrorCode } from '@festival/shared-contracts/errors/errorCode';
import { errorTexts as en } from '@festival/shared-contracts/errors/errorTexts.en';
import { errorTexts as es } from '@festival/shared-contracts/errors/errorTexts.es';
import { errorTexts as nl } from '@festival/shared-contracts/errors/errorTexts.nl';
import type { OpenModal } from '@festival/shared-contracts/overlay/openModal';
import { capabilitiesOf } from '@festival/shared-contracts/shop/capabilities';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { settled } from '../../../testing/fakeShopApi.ts';
import { pageFor } from '../../../testing/pageFor.ts';
import { startServerCart } from '../../../testing/startServerCart.ts';
import { useFakeTimers } from '../../../testing/useFakeTimers.ts';
import { createPageStore } from '../../app/createPageStore.ts';
import { checkoutCommands } from '../../commands/checkoutCommands.ts';
import { watchExpiry } from '../../countdown/watchExpiry.ts';
import { createTexts } from '../../i18n/createTexts.ts';
import { modalEffects } from '../modalEffects.ts';
import { modalTexts } from '../modalTexts.ts';
import { overlayQueue } from '../overlayQueue.ts';
import { shownModalAtom } from '../shownModalAtom.ts';
import { greetArrival } from './greetArrival.ts';

// A fetch that a write has planned must not run after the test.
beforeEach(useFakeTimers);
afterEach(() => jest.useRealTimers());

type Opened = [code: ErrorCode, details?: Omit<OpenModal, 'code'>] | undefined;
type Raise = () => Promise<Opened>;

const opened = (openModal: jest.Mock): Opened => openModal.mock.calls.at(-1) as Opened;

/** A write that the shop refuses. */
const refused =
  (code: string, values?: object): Raise =>
  async () => {
    const { api, writer, openModal } = startServerCart();
    void writer.setQuantity('weekend', 2);
    await settled();
    await api.last().answer({ data: { error: { code, message: code, values } } });
    return opened(openModal);
  };

/** A write without an answer, of a visitor with or without a cart. */
const lost =
  (held: object | null): Raise =>
  async () => {
    const { api, writer, openModal } = startServerCart(held as Record<string, number> | null);
    void writer.setQuantity('weekend', 2);
    await settled();
    await api.last().lose();
    return opened(openModal);
  };

const arriving =
  (values: Partial<ShopConfig>): Raise =>
  async () => {
    const openModal = jest.fn(async (): Promise<'confirm'> => 'confirm');
    const store = createPageStore(pageFor({ config: configFor(values) }), '/zomer');
    const memory = () => ({ getItem: () => null, setItem: () => {} });
    greetArrival({ store, openModal, navigation: { isAt: () => false }, place: () => '/zomer', memory });
    return opened(openModal);
  };

const expiring =
  (values: Partial<ShopConfig>): Raise =>
  async () => {
    const openModal = jest.fn(async (): Promise<'confirm'> => 'confirm');
    const store = createPageStore(pageFor({ config: configFor(values) }), '/zomer');
    store.set(primitives.cartDeadline, 1);
    const navigation = { isAt: () => false, go: () => {}, closePanel: async () => {} };
    watchExpiry({ store, openModal, navigation, refetch: () => {}, forget: async () => {} });
    return opened(openModal);
  };

const cancelling: Raise = async () => {
  const shop = startServerCart({ weekend: 1 });
  const rest = { navigation: { go: () => {} }, leave: () => {}, placedCart: () => null, origin: '', search: () => '' };
  await checkoutCommands({ ...shop, ...rest, forgetVisit: async () => {} }).cancelOrder();
  return opened(shop.openModal);
};

/** The sign-in page shows this message: see the tests of that page. */
const welcoming =
  (values: Partial<ShopConfig>): Raise =>
  async () => {
    const code = capabilitiesOf(configFor(values)).welcomeCode;
    return code === null ? undefined : [code];
  };

const upgradableOrder = { skipTravel: false, skipBus: false, upgrades: [] };

/** The codes that the shell itself opens, for what it reads from the page, the clock and the answers to PUT products. */
const raises: Partial<Record<ErrorCode, Raise>> = {
  1000: lost(null),
  2000: welcoming({ preregistration: true }),
  2001: welcoming({ membersale: true }),
  2002: welcoming({ travelsale: true }),
  3000: refused('registration.missing'),
  3001: refused('account.order_placed'),
  3002: arriving({ preregistration: true, registrationEndsAt: '1970-01-01T00:00:01Z' }),
  3003: refused('sale.not_open'),
  3005: refused('validation.max.memberships.per.account'),
  4000: arriving({ closed: true }),
  4002: refused('upgrade.processed'),
  4003: refused('upgrade.not_found'),
  4004: expiring({ upgradableOrder }),
  4005: refused('upgrade.order_id_invalid'),
  4006: refused('upgrade.access_id_invalid'),
  4010: expiring({ upgradableOrder, preregistration: true }),
  5000: refused('product.sold_out'),
  5001: refused('product.not_found'),
  5004: refused('validation.product.maximum', { maximum: 6 }),
  6002: expiring({}),
  6004: refused('account.required'),
  6005: refused('membership.required'),
  6008: refused('product.sold_out', { left: 6 }),
  6010: cancelling,
  6011: lost({ weekend: 1 }),
  7000: arriving({ travelsale: true, membersale: true }),
  8000: refused('validation.product.minimum', { minimum: 4 }),
};

const textsIn = (language: string, errors: typeof en) =>
  createTexts({ language: language as 'nl', texts: { host: {}, errors, ui: {} } }).getFixedT(null, 'errors');

const cases = Object.entries(raises).map(([code, raise]) => [Number(code) as ErrorCode, raise] as const);

test.each(cases)('%i is raised, and its text is shown in three languages [ERR-03, ERR-06]', async (code, raise) => {
  const [raised, details = {}] = (await raise()) ?? [];
  expect(raised).toBe(code);
  const shown = Object.entries({ nl, en, es }).map(([language, errors]) => {
    return modalTexts({ code, ...details }, textsIn(language, errors as typeof en));
  });
  const parts = shown.flatMap((texts) => Object.values(texts));
  expect(parts.filter((text) => text.trim() === '' || text.includes('{{') || /^\w+(\.\w+)+$/.test(text))).toEqual([]);
  expect(new Set(shown.map(({ text }) => text)).size).toBe(3);
});

const products = [productFor({ id: 'weekend' }), productFor({ id: 'tee', mappedType: 'merchandise' })];

/** The commands that an answer to a modal calls. */
const doneBy = async (code: ErrorCode, answer: 'confirm' | 'cancel'): Promise<string[]> => {
  const done: string[] = [];
  const note =
    (name: string) =>
    async (...given: unknown[]) => {
      done.push([name, ...given].join(' ').trim());
      return { ok: true as const, value: undefined };
    };
  const store = createPageStore(pageFor({ products, cart: cartFor({ weekend: 1, tee: 2 }, products) }), '/zomer');
  const overlays = overlayQueue(store);
  const navigation = { go: note('go'), closePanel: note('closePanel') } as never;
  const commands = { logIn: note('logIn'), restart: note('restart') as never };
  const cart = { setQuantity: note('setQuantity'), setCountry: note('setCountry') };
  overlays.setEffects(modalEffects({ page: pageFor(), store, navigation, ...commands, ...cart }));
  void overlays.openModal(code);
  store.get(shownModalAtom)?.answer(answer);
  await settled();
  return done;
};

const home = ['go'];
const nothing: string[] = [];

test.each<[ErrorCode, confirm: string[], cancel?: string[]]>([
  [0, nothing],
  [1000, nothing],
  [2000, ['logIn']],
  [2001, ['logIn']],
  [2002, ['logIn']],
  [3000, home],
  [3001, home],
  [3002, home],
  [3003, home],
  [3005, nothing],
  [4000, home],
  [4001, ['closePanel']],
  [4002, home],
  [4003, home],
  [4004, ['restart']],
  [4005, home],
  [4006, home],
  [4010, ['restart']],
  [4364, home],
  [5000, nothing],
  [5001, nothing],
  [5002, nothing],
  [5003, ['setCountry']],
  [5004, nothing],
  [6000, nothing, nothing],
  [6001, nothing, nothing],
  [6002, ['restart'], home],
  [6003, nothing, nothing],
  [6004, ['logIn'], home],
  [6005, ['go membership'], home],
  [6006, nothing, nothing],
  [6007, ['setCountry', 'setQuantity tee 0'], ['setCountry']],
  [6010, nothing, nothing],
  [6011, nothing, nothing],
  [7000, nothing],
  [8000, nothing],
  [8001, nothing],
  [8002, nothing],
  [8003, nothing],
])(
  'the answers to %i have their effects; for other modals, the opener handles the answers [OVL-03, ERR-01]',
  async (code, ...[confirm, cancel]) => {
    expect(await doneBy(code, 'confirm')).toEqual(confirm);
    // A message has one answer, even if it is dismissed.
    expect(await doneBy(code, 'cancel')).toEqual(cancel ?? confirm);
  },
);
