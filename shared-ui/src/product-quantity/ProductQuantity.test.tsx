import type { Cart } from '@festival/shared-contracts/cart/cart';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { success } from '@festival/shared-contracts/errors/result';
import { productSchema } from '@festival/shared-contracts/product/product';
import { shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import { commandsPrimitive, type ItemState, primitives } from '@festival/shared-contracts/state/primitives';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import type { ComponentProps } from 'react';
import { I18nextProvider } from 'react-i18next';
import texts from '../locales/en.json' with { type: 'json' };
import { createI18n } from '../texts/createI18n.ts';
import { ProductQuantity } from './ProductQuantity.tsx';

const shopTexts = createI18n({ language: 'en', texts: { ui: texts } });

const config = shopConfigSchema.parse({
  slug: 'solstrand',
  shopToken: 't',
  apiNamespace: 'e',
  ossBrand: 'solstrand',
  maxTicketAmount: 6,
  festivalData: { title: 'Solstrand', dateStart: '2027-07-09' },
});

const shop = (values: object = {}, held = 0, props: Partial<ComponentProps<typeof ProductQuantity>> = {}) => {
  const store = createStore();
  const setQuantity = jest.fn<Promise<ReturnType<typeof success<void>>>, [string, number]>(async () =>
    success(undefined),
  );
  const openModal = jest.fn<Promise<'confirm'>, Parameters<Commands['overlay']['openModal']>>(async () => 'confirm');
  const product = { id: 'weekend', name: 'Weekend', type: 'ticket', mappedType: 'ticket', price: 89 };
  store.set(primitives.config, config);
  store.set(primitives.products, [productSchema.parse({ ...product, priceExcludingServiceCosts: 85, ...values })]);
  store.set(primitives.pendingQuantities, held > 0 ? { weekend: held } : {});
  const commands: { cart: Partial<Commands['cart']>; overlay: Partial<Commands['overlay']> } = {
    cart: { setQuantity },
    overlay: { openModal },
  };
  store.set(commandsPrimitive, { current: commands as Commands });
  const setState = (state: ItemState) => act(() => store.set(primitives.itemStates, { weekend: state }));
  /** The answer to a change: the cart has this quantity, and the change has this state. */
  const answer = (quantity: number, state?: ItemState) =>
    act(() => {
      store.set(primitives.cart, { products: { weekend: quantity } } as unknown as Cart);
      store.set(primitives.pendingQuantities, {});
      store.set(primitives.itemStates, state ? { weekend: state } : {});
    });
  const view = render(
    <Provider store={store}>
      <I18nextProvider i18n={shopTexts}>
        <ProductQuantity productId="weekend" showsLimits {...props} />
      </I18nextProvider>
    </Provider>,
  );
  return { store, setQuantity, openModal, setState, answer, view };
};

const more = () => screen.getByRole('button', { name: 'More Weekend' });
const fewer = () => screen.getByRole('button', { name: 'Fewer Weekend' });
const number = () => screen.getByRole('spinbutton', { name: 'Number of Weekend' });

test('plus first adds the minimum, and minus at the minimum removes the product [TIX-09]', async () => {
  const { setQuantity, store } = shop({ minQuantity: 2, stepSize: 2 });
  await userEvent.click(more());
  expect(setQuantity).toHaveBeenLastCalledWith('weekend', 2);
  act(() => store.set(primitives.pendingQuantities, { weekend: 2 }));
  await userEvent.click(fewer());
  expect(setQuantity).toHaveBeenLastCalledWith('weekend', 0);
});

test('at the cap, plus is disabled; a typed number above the cap opens 5004 and becomes the cap [TIX-03]', async () => {
  const { setQuantity, openModal, store } = shop();
  await userEvent.clear(number());
  await userEvent.type(number(), '40{Enter}');
  expect(openModal).toHaveBeenCalledWith(5004, { values: { maximum: 6 } });
  expect(setQuantity).toHaveBeenLastCalledWith('weekend', 6);
  act(() => store.set(primitives.pendingQuantities, { weekend: 6 }));
  expect(more()).toHaveAttribute('aria-disabled', 'true');
});

test('if the order’s other tickets leave no room, the control says how many an order has [TIX-03]', () => {
  const { store } = shop();
  act(() => {
    store.set(primitives.pendingQuantities, { day: 6 });
    store.set(primitives.products, ([weekend]) => (weekend ? [weekend, { ...weekend, id: 'day' }] : []));
  });
  expect(more()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('An order has at most 6 tickets')).toBeVisible();
});

test('a typed number that does not match the step is changed, and the reason shows until the next change [TIX-08, BSK-10]', async () => {
  const { setQuantity, store } = shop({ minQuantity: 2, stepSize: 2 }, 2, { showsLimits: false });
  const said = () => screen.queryAllByText('These come by 2: we hold 4 for you.');
  expect(said()).toHaveLength(0);
  await userEvent.clear(number());
  await userEvent.type(number(), '5{Enter}');
  expect(setQuantity).toHaveBeenLastCalledWith('weekend', 4);
  expect(number()).toHaveFocus();
  act(() => store.set(primitives.pendingQuantities, { weekend: 4 }));
  expect(said()).toHaveLength(2);
  expect(number()).toHaveAccessibleDescription('These come by 2: we hold 4 for you.');
  expect(screen.getByRole('status')).toHaveTextContent('These come by 2: we hold 4 for you.');
  act(() => store.set(primitives.pendingQuantities, { weekend: 6 }));
  expect(said()).toHaveLength(0);
  await userEvent.clear(number());
  await userEvent.type(number(), '4{Enter}');
  act(() => store.set(primitives.pendingQuantities, { weekend: 4 }));
  expect(said()).toHaveLength(0);
});

test.each([
  [{ stock: 5 }, '5 are left: we hold 5 for you.'],
  [{ stock: 1 }, '1 is left: we hold it for you.'],
])(
  "a typed number above the stock is lowered to it; the note shows next to the box, and is announced before the cart's content [TIX-08, BSK-10]",
  async (values, sentence) => {
    const { store, setQuantity, setState } = shop(values);
    await userEvent.clear(number());
    await userEvent.type(number(), '6');
    await userEvent.tab();
    expect(setQuantity).toHaveBeenLastCalledWith('weekend', values.stock);
    act(() => store.set(primitives.pendingQuantities, { weekend: values.stock }));
    setState({ status: 'added' });
    expect(number()).toHaveAccessibleDescription(sentence);
    expect(screen.getByRole('status').textContent).toBe(sentence);
  },
);

test('the note next to a lowered number is scrolled into view, also in browsers whose `scrollIntoView` returns a promise [TIX-08]', async () => {
  // jsdom does not implement scrolling.
  const scrolls = jest.fn(async () => {});
  Object.assign(Element.prototype, { scrollIntoView: scrolls });
  const { store, view } = shop({ stock: 5 });
  await userEvent.clear(number());
  await userEvent.type(number(), '6{Enter}');
  act(() => store.set(primitives.pendingQuantities, { weekend: 5 }));
  expect(scrolls).toHaveBeenCalledWith({ block: 'nearest' });
  expect(() => view.unmount()).not.toThrow();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

test('a typed number that is not whole says so, and a sign is no reason [TIX-08]', async () => {
  const { store } = shop({ maxQuantity: 8 });
  await userEvent.clear(number());
  await userEvent.type(number(), '2,5{Enter}');
  act(() => store.set(primitives.pendingQuantities, { weekend: 2 }));
  expect(number()).toHaveAccessibleDescription('Whole numbers only. Chosen: 2.');
  await userEvent.clear(number());
  await userEvent.type(number(), '-3{Enter}');
  act(() => store.set(primitives.pendingQuantities, { weekend: 3 }));
  expect(number()).toHaveAccessibleDescription('In your cart');
});

test('a wishlist reserves no stock, and shows only the limits [TIX-09]', async () => {
  const { store } = shop({ stock: 5 });
  act(() => store.set(primitives.config, { ...config, preregistration: true }));
  await userEvent.clear(number());
  await userEvent.type(number(), '6{Enter}');
  act(() => store.set(primitives.pendingQuantities, { weekend: 5 }));
  expect(number()).toHaveAccessibleDescription('Up to 6 per order');
});

test("a sold-out product can't be added, but can be removed from the cart [BSK-10]", async () => {
  shop({ stock: 0 }).view.unmount();
  const { setQuantity } = shop({ stock: 0 }, 2);
  expect(more()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(fewer());
  expect(setQuantity).toHaveBeenLastCalledWith('weekend', 1);
});

test('for a sold-out product that is not in the cart, the whole control is disabled [BSK-10]', () => {
  shop({ soldOut: true });
  expect(number()).toBeDisabled();
  expect(more()).toBeDisabled();
});

test("adding announces that it is running, that it succeeded, and the cart's content [TIX-12, BSK-10]", () => {
  const { answer, store } = shop();
  act(() => store.set(primitives.pendingQuantities, { weekend: 2 }));
  expect(screen.getByRole('group', { name: 'Number of Weekend' })).toHaveAttribute('aria-busy', 'true');
  answer(2, { status: 'added' });
  expect(screen.getByRole('status')).toHaveTextContent('2 × Weekend in your cart');
  expect(screen.getByText('In your cart')).toBeInTheDocument();
});

test('pre-registration shows and announces the wishlist instead of the cart [WSH-01, BSK-10]', async () => {
  const { answer, store } = shop();
  act(() => store.set(primitives.config, { ...config, preregistration: true }));
  answer(2, { status: 'added' });
  expect(screen.getByText('On your wishlist')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('2 × Weekend on your wishlist');
  answer(1);
  await userEvent.click(fewer());
  answer(0);
  expect(screen.getByRole('status')).toHaveTextContent('Weekend is off your wishlist');
  expect(screen.queryByText(/cart/)).not.toBeInTheDocument();
});

test('the removal of the last item is also announced', async () => {
  const { store } = shop({}, 1);
  await userEvent.click(fewer());
  act(() => store.set(primitives.pendingQuantities, {}));
  expect(screen.getByRole('status')).toHaveTextContent('Weekend is out of your cart');
});

test('a modal before adding leaves the cart unchanged until the shopper confirms the modal', async () => {
  const beforeAdding = jest.fn(async () => false);
  const { setQuantity } = shop({}, 1, { beforeAdding });
  await userEvent.click(more());
  expect(setQuantity).not.toHaveBeenCalled();
  beforeAdding.mockResolvedValue(true);
  await userEvent.click(more());
  expect(setQuantity).toHaveBeenCalledWith('weekend', 2);
  beforeAdding.mockClear();
  await userEvent.click(fewer());
  expect(beforeAdding).not.toHaveBeenCalled();
});

test('a failed change is shown next to the control and can be repeated [TIX-12, BSK-10]', async () => {
  const { setState, setQuantity } = shop();
  await userEvent.click(more());
  // The modal shows the reason; the server's message is never shown next to the control.
  setState({ status: 'error', message: 'Just sold.' });
  expect(screen.getByRole('alert').textContent).toMatch(/^Not changed\.Try again$/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(setQuantity.mock.calls).toEqual([
    ['weekend', 1],
    ['weekend', 1],
  ]);
});

test('a change that the server refused is not offered again, because its modal says what to do [BSK-10, MEM-02]', async () => {
  const { setState } = shop();
  await userEvent.click(more());
  setState({ status: 'error', message: 'membership.required', isFinal: true });
  expect(screen.getByRole('alert').textContent).toBe('Not changed.');
});

/** A shop whose cart writer shows the new quantity at once. */
const writingShop = () => {
  const shown = shop();
  const { store, setQuantity } = shown;
  setQuantity.mockImplementation(async (id, quantity) => {
    store.set(primitives.pendingQuantities, { [id]: quantity });
    return success(undefined);
  });
  return shown;
};

test('presses add up while the first one is being written, even if the write takes long [BYD-05, BYD-06, TIX-12]', () => {
  jest.useFakeTimers();
  const { setQuantity, answer } = writingShop();
  for (let press = 1; press <= 3; press += 1) {
    fireEvent.click(more());
    act(() => jest.advanceTimersByTime(10_000));
    expect(screen.getByRole('group')).toHaveAttribute('aria-busy', 'true');
  }
  expect(setQuantity.mock.calls.map(([, quantity]) => quantity)).toEqual([1, 2, 3]);
  expect(number()).toHaveValue('3');
  answer(3, { status: 'added' });
  expect(screen.getByRole('group')).not.toHaveAttribute('aria-busy');
  jest.useRealTimers();
});

test('a write of another product does not block the control: a press on the control is written after that write', async () => {
  const { store, setQuantity } = shop();
  act(() => store.set(primitives.pendingQuantities, { another: 1 }));
  await userEvent.click(more());
  expect(setQuantity).toHaveBeenCalledWith('weekend', 1);
});

test('while the stay is being removed, the control is disabled with a spinner [TIX-12, BSK-10]', async () => {
  const { store, setQuantity } = shop();
  act(() => store.set(primitives.shopUpdateState, 'update.travel'));
  expect(more()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('group')).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(more());
  await userEvent.type(number(), '3{Enter}');
  expect(setQuantity).not.toHaveBeenCalled();
});

test('the limits are shown if the shop enables them [TIX-09]', () => {
  shop({ minQuantity: 2 });
  expect(screen.getByText('2 to 6 per order')).toBeInTheDocument();
});
