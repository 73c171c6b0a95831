import { renderInShop, type ShopStateValues } from '@festival/remote-kit/testing/renderInShop';
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { errorTexts } from '@festival/shared-contracts/errors/errorTexts.en';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../locales/en.json' with { type: 'json' };
import { TicketList } from '../tickets/TicketList.tsx';

const weekend = productFor({ id: 'weekend', name: 'Weekend', minQuantity: 2, maxQuantity: 6, stepSize: 2 });
const products = [weekend];

/** A shop in dropdown mode whose cart follows each change. */
const shop = async (config: Partial<ShopConfig> = {}, state: ShopStateValues = {}, answer?: Result) => {
  const setQuantity = jest.fn(async (id: string, quantity: number): Promise<Result> => {
    if (answer) {
      shown.store.set(primitives.itemStates, { [id]: { status: 'error', message: 'x' } });
      return answer;
    }
    shown.store.set(primitives.cart, cartFor({ [id]: quantity }, products));
    return success(undefined);
  });
  const shown = renderInShop(<TicketList />, {
    namespace: 'mf_tickets',
    texts,
    language: 'en',
    state: { config: configFor({ useStepper: false, ...config }), products, ...state },
    commands: { cart: { setQuantity } },
  });
  await screen.findByRole('combobox', { name: 'Number of Weekend' });
  return { ...shown, setQuantity };
};

const list = () => screen.getByRole('combobox', { name: 'Number of Weekend' });
const button = (name: string) => screen.getByRole('button', { name });
const choose = (amount: string) => userEvent.selectOptions(list(), amount);

test('a shop without steppers has a list of amounts, other shops have a stepper [TIX-15]', async () => {
  const { unmount } = await shop();
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
  expect([...list().querySelectorAll('option')].map(({ value }) => value)).toEqual(['', '2', '4', '6']);
  unmount();
  renderInShop(<TicketList />, { namespace: 'mf_tickets', texts, state: { config: configFor(), products } });
  expect(screen.getByRole('spinbutton')).toBeInTheDocument();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('the list has only the amounts that the order’s other tickets leave [TIX-03]', async () => {
  const day = productFor({ id: 'day', name: 'Day' });
  await shop({ maxTicketAmount: 6 }, { products: [weekend, day], cart: cartFor({ day: 3 }, [weekend, day]) });
  expect([...list().querySelectorAll('option')].map(({ value }) => value)).toEqual(['', '2']);
});

test('the chosen amount is added, then changed, then removed; the empty choice clears [TIX-06]', async () => {
  const { setQuantity } = await shop();
  expect(button('Choose how many')).toBeDisabled();
  await choose('4');
  await userEvent.click(button('Add 4 to your cart'));
  expect(setQuantity).toHaveBeenLastCalledWith('weekend', 4);
  expect(list()).toHaveValue('4');
  expect(button('Remove from your cart')).toBeEnabled();
  await choose('2');
  await userEvent.click(button('Make it 2'));
  expect(setQuantity).toHaveBeenLastCalledWith('weekend', 2);
  await choose('');
  expect(button('Choose how many')).toBeDisabled();
  await choose('2');
  await userEvent.click(button('Remove from your cart'));
  expect(setQuantity).toHaveBeenLastCalledWith('weekend', 0);
  expect(list()).toHaveValue('');
  expect(setQuantity).toHaveBeenCalledTimes(3);
});

test('a shop that saves wishlists names the wishlist [TIX-06]', async () => {
  await shop({ preregistration: true });
  await choose('2');
  expect(button('Add 2 to your wishlist')).toBeEnabled();
});

test('the limits are shown, unless the shop hides them [TIX-07]', async () => {
  const { unmount } = await shop();
  expect(screen.getByText('From 2 to 6 per order')).toBeInTheDocument();
  unmount();
  const fields = { ...configFor().shopSettings.fields, hideTicketMinMax: true };
  await shop({ shopSettings: { fields } });
  expect(screen.queryByText('From 2 to 6 per order')).not.toBeInTheDocument();
});

test('during a write further presses are handled in order, and a repeated press changes nothing [TIX-12]', async () => {
  const { store, setQuantity } = await shop();
  const answers: (() => void)[] = [];
  setQuantity.mockImplementation(async (id, quantity) => {
    store.set(primitives.pendingQuantities, { [id]: quantity });
    store.set(primitives.itemStates, { [id]: { status: 'updating' } });
    await new Promise<void>((resolve) => answers.push(resolve));
    store.set(primitives.cart, cartFor({ [id]: quantity }, products));
    return success(undefined);
  });
  const answer = () => act(async () => answers.shift()?.());
  await choose('2');
  await userEvent.dblClick(button('Add 2 to your cart'));
  expect(list()).toBeEnabled();
  expect(list().closest('[aria-busy="true"]')).toContainElement(button('Add 2 to your cart'));
  await choose('4');
  await userEvent.click(button('Add 4 to your cart'));
  await choose('6');
  expect(setQuantity.mock.calls.map(([, quantity]) => quantity)).toEqual([2, 2, 4]);
  await answer();
  await answer();
  await answer();
  // The last chosen amount stays chosen.
  expect(list()).toHaveValue('6');
  await userEvent.click(button('Make it 6'));
  expect(setQuantity).toHaveBeenLastCalledWith('weekend', 6);
});

test('while the stay is being removed, the list and the button are disabled [TIX-12]', async () => {
  const { store, setQuantity } = await shop();
  await choose('2');
  act(() => store.set(primitives.shopUpdateState, 'update.travel'));
  expect(list()).toBeDisabled();
  await userEvent.click(button('Add 2 to your cart'));
  expect(setQuantity).not.toHaveBeenCalled();
});

test('a failure without a reason shows a hint with the cart’s id, and offers to try again [BSK-08, ERR-07]', async () => {
  const held = { cart: cartFor({}, products, { id: 'cart-7' }) };
  const { setQuantity } = await shop({}, held, failure({ code: 'unexpected', message: '', status: 0 }));
  await choose('2');
  await userEvent.click(button('Add 2 to your cart'));
  const hint = errorTexts.other.tryAgainWithCart.replace('{{cartId}}', 'cart-7');
  expect(screen.getByText(hint)).toBeInTheDocument();
  await userEvent.click(button('Try again'));
  expect(setQuantity).toHaveBeenCalledTimes(2);
});

test('without a cart the hint names none; a known refusal of a cart in the browser has its modal and no hint [BSK-08, ERR-07]', async () => {
  const none = { cart: null };
  const { unmount } = await shop({}, none, failure({ code: 'network', message: '', status: 0 }));
  await choose('2');
  await userEvent.click(button('Add 2 to your cart'));
  expect(screen.getByText(errorTexts.other.tryAgain)).toBeInTheDocument();
  unmount();
  await shop({}, none, failure({ code: 'product.sold_out', message: '', status: 0 }));
  await choose('2');
  await userEvent.click(button('Add 2 to your cart'));
  expect(screen.queryByText(errorTexts.other.tryAgain)).not.toBeInTheDocument();
});

test('a refusal that a modal explains shows no hint [BSK-08]', async () => {
  await shop({}, {}, failure({ code: 'product.sold_out', message: 'Sold out.', status: 200 }));
  await choose('2');
  await userEvent.click(button('Add 2 to your cart'));
  expect(screen.getByText('Not changed.')).toBeInTheDocument();
  expect(screen.queryByText(/Refresh the page/)).not.toBeInTheDocument();
});
