import type { GivenCommands } from '@festival/remote-kit/testing/fakeCommands';
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { RefusedProduct } from '@festival/shared-contracts/commands/wishlistCommands';
import { errorTexts } from '@festival/shared-contracts/errors/errorTexts.en';
import { failure, success } from '@festival/shared-contracts/errors/result';
import type { Product } from '@festival/shared-contracts/product/product';
import { userSchema } from '@festival/shared-contracts/user/user';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithLaterTexts } from '../../testing/renderWithLaterTexts.tsx';
import { WishlistOffer } from './WishlistOffer.tsx';

const products = [
  productFor({ id: 'weekend', name: 'Weekend', price: 18900 }),
  productFor({ id: 'friday', name: 'Friday', price: 8900, stock: 0 }),
  productFor({ id: 'saturday', name: 'Saturday', price: 9200 }),
  productFor({ id: 'tee', name: 'T-shirt', price: 2500 }),
];

const refusedFriday: RefusedProduct = { productId: 'friday', code: 'product.sold_out', alternatives: ['saturday'] };

interface Setting {
  wished?: Record<string, number>;
  held?: Record<string, number>;
  refused?: RefusedProduct[];
  products?: Product[];
  commands?: GivenCommands;
}

const open = async ({
  wished = { weekend: 2, tee: 1 },
  held = {},
  refused = [],
  products: sold = products,
  commands,
}: Setting = {}) =>
  renderWithLaterTexts(<WishlistOffer />, {
    state: {
      config: configFor({ termsUrl: 'https://example.org/terms', maxTicketAmount: 4, orderServiceFee: 250 }),
      products: sold,
      cart: cartFor(held, sold),
      user: userSchema.parse({ id: 'noor', profile: {}, wishlist: { products: wished } }),
    },
    commands: commands ?? { wishlist: { fillCart: async () => success(refused) } },
  });

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const item = (name: string) =>
  within(screen.getAllByRole('listitem').find((line) => line.textContent?.includes(name)) as HTMLElement);

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('the wishlist’s products are listed with number, price, total and the terms [OVL-04, OVL-10]', async () => {
  await open();
  expect(item('Weekend').getByText(/2 × Weekend/)).toBeVisible();
  expect(item('Weekend').getByText(/378,00/)).toBeVisible();
  expect(screen.getByText('Your wishlist comes to').closest('p')).toHaveTextContent(/405,50/);
  expect(screen.getByRole('link', { name: /Read the terms/ })).toHaveAttribute('href', 'https://example.org/terms');
});

test('the way to the cart is open before anything was added [OVL-04]', async () => {
  const { commands } = await open();
  await press('To your cart');
  expect(commands.overlay.openCheckout).toHaveBeenCalledWith('basket');
});

test.each([
  [0, 1_000],
  [1, 10_000],
])(
  'one press adds everything, and the cart opens after 1 to 10 s with a progress bar (random: %i) [OVL-04]',
  async (drawn, lasts) => {
    const { commands } = await open();
    jest.spyOn(Math, 'random').mockReturnValue(drawn);
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const shopper = userEvent.setup({ delay: null });
    await shopper.click(screen.getByRole('button', { name: 'Add everything' }));
    expect(commands.wishlist.fillCart).toHaveBeenCalledWith({ weekend: 2, tee: 1 });
    const bar = await screen.findByRole('progressbar', { name: /Your cart opens in a moment/ });
    await act(async () => jest.advanceTimersByTime(lasts / 2));
    expect(Number(bar.getAttribute('value'))).toBeGreaterThan(0.2);
    expect(commands.overlay.openCheckout).not.toHaveBeenCalled();
    await act(async () => jest.advanceTimersByTime(lasts / 2 + 200));
    expect(commands.wishlist.closeOffer).toHaveBeenCalledTimes(1);
    expect(commands.overlay.openCheckout.mock.calls).toEqual([['basket']]);
  },
);

test('a single product can be added; once all products are in the cart, the button opens it at once [OVL-04]', async () => {
  const { commands, setState } = await open();
  await press('Add T-shirt');
  expect(commands.wishlist.fillCart.mock.calls).toEqual([[{ tee: 1 }]]);
  await act(async () => setState({ cart: cartFor({ weekend: 2, tee: 1 }, products) }));
  expect(screen.getAllByText('In your cart')).toHaveLength(2);
  await press('To your cart');
  expect(commands.wishlist.closeOffer).toHaveBeenCalledTimes(1);
  expect(commands.overlay.openCheckout).toHaveBeenCalledWith('basket');
});

test('a sold-out product is marked as sold out, and its alternative is added in the same quantity; the cart does not open automatically [WSH-04, OVL-04]', async () => {
  const { commands } = await open({ wished: { weekend: 1, friday: 2 }, refused: [refusedFriday] });
  expect(item('Friday').getByText(errorTexts.other.productSoldOut)).toBeVisible();
  await press('Add everything');
  const instead = within(screen.getByRole('list', { name: 'Instead of Friday' }));
  expect(instead.getByText('Saturday')).toBeVisible();
  await userEvent.click(instead.getByRole('button', { name: 'Add Saturday' }));
  expect(commands.cart.setQuantity).toHaveBeenCalledWith('saturday', 2);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(commands.overlay.openCheckout).not.toHaveBeenCalled();
});

test('an age-checked product is added from the wishlist, or as an alternative, after one confirmation [MER-02]', async () => {
  const aged = (id: string, name: string) => productFor({ id, name, price: 3500, meta: { ageCheck: true } });
  const flasks = [aged('flask', 'Flask'), aged('gin', 'Gin')];
  const refused: RefusedProduct = { productId: 'friday', code: 'product.sold_out', alternatives: ['gin'] };
  const { commands, setState } = await open({
    wished: { weekend: 1, flask: 1, friday: 1 },
    refused: [refused],
    products: [...products, ...flasks],
  });
  commands.overlay.openModal.mockResolvedValueOnce('cancel');
  await press('Add everything');
  expect(commands.overlay.openModal.mock.calls).toEqual([[6006]]);
  expect(commands.wishlist.fillCart).not.toHaveBeenCalled();
  await press('Add Weekend');
  expect(commands.overlay.openModal).toHaveBeenCalledTimes(1);
  commands.wishlist.fillCart.mockClear();
  await press('Add Flask');
  expect(commands.overlay.openModal).toHaveBeenCalledTimes(2);
  expect(commands.wishlist.fillCart.mock.calls).toEqual([[{ flask: 1 }]]);
  await act(async () => setState({ cart: cartFor({ flask: 1 }, [...products, ...flasks]) }));
  await userEvent.click(
    within(screen.getByRole('list', { name: 'Instead of Friday' })).getByRole('button', { name: 'Add Gin' }),
  );
  expect(commands.cart.setQuantity).toHaveBeenCalledWith('gin', 1);
  expect(commands.overlay.openModal).toHaveBeenCalledTimes(2);
});

test('if fewer are left than the wishlist has, the shopper can add those, and the offer then ends [BSK-08, WSH-04]', async () => {
  const left = { productId: 'weekend', code: 'product.sold_out', left: 3, alternatives: ['saturday'] };
  const { commands, setState } = await open({ wished: { weekend: 4 }, refused: [left] });
  await press('Add everything');
  expect(item('Weekend').getByText(/^Only 3 left/)).toBeVisible();
  expect(item('Weekend').queryByText(errorTexts.other.productSoldOut)).not.toBeInTheDocument();
  expect(screen.getByRole('list', { name: 'Instead of Weekend' })).toBeVisible();
  commands.wishlist.fillCart.mockResolvedValueOnce(success([]));
  await press('Take 3 of Weekend');
  await act(async () => setState({ cart: cartFor({ weekend: 3 }, products) }));
  expect(commands.wishlist.fillCart).toHaveBeenLastCalledWith({ weekend: 3 });
  expect(item('Weekend').getByText('3 in your cart')).toBeVisible();
  expect(screen.getByRole('button', { name: 'To your cart' })).toBeVisible();
});

test('if this shop sells fewer than the wishlist has, the shopper can add its maximum [WSH-04, TIX-03]', async () => {
  const tooMany = { productId: 'weekend', code: 'validation.product.maximum', alternatives: [] };
  const { commands } = await open({ wished: { weekend: 6 }, refused: [tooMany] });
  await press('Add everything');
  expect(item('Weekend').getByText('You can take at most 4 of this.')).toBeVisible();
  await press('Take 4 of Weekend');
  expect(commands.wishlist.fillCart).toHaveBeenLastCalledWith({ weekend: 4 });
});

test('a press on a sold-out product shows its alternatives [WSH-04]', async () => {
  const { commands } = await open({ wished: { friday: 1 }, refused: [refusedFriday] });
  await press('What can I choose instead of Friday?');
  expect(commands.wishlist.fillCart).toHaveBeenCalledWith({ friday: 1 });
  expect(screen.getByRole('list', { name: 'Instead of Friday' })).toBeVisible();
});

test('products that this shop does not sell are counted, and not requested [WSH-04]', async () => {
  const { commands } = await open({ wished: { weekend: 1, gone: 1, lost: 2 } });
  expect(screen.getByText('2 things on your wishlist are not sold in this shop.')).toBeVisible();
  await press('Add everything');
  expect(commands.wishlist.fillCart).toHaveBeenCalledWith({ weekend: 1 });
});

test('after a failure everything can be added again; continuing to shop closes the offer [OVL-04]', async () => {
  const fillCart = async () => failure({ code: 'network', message: '', status: 0 });
  const { commands } = await open({ commands: { wishlist: { fillCart } } });
  await press('Add everything');
  expect(screen.getByRole('button', { name: 'Add everything' })).toBeEnabled();
  await press('Continue shopping');
  expect(commands.wishlist.closeOffer).toHaveBeenCalledTimes(1);
  expect(commands.overlay.openCheckout).not.toHaveBeenCalled();
});
