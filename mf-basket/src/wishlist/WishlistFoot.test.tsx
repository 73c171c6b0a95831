import type { RenderInShopOptions } from '@festival/remote-kit/testing/renderInShop';
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { failure, success } from '@festival/shared-contracts/errors/result';
import { userSchema } from '@festival/shared-contracts/user/user';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithLaterTexts } from '../../testing/renderWithLaterTexts.tsx';
import { WishlistFoot } from './WishlistFoot.tsx';

const products = [productFor({ id: 'weekend', price: 18900 })];
const noor = (wishlist: object | null = null) => userSchema.parse({ id: 'noor', profile: {}, wishlist });

const saved = { products: { weekend: 2 } };

const open = (state: RenderInShopOptions['state'] = {}) =>
  renderWithLaterTexts(<WishlistFoot />, {
    state: {
      config: configFor({ preregistration: true, termsUrl: 'https://example.org/terms' }),
      products,
      cart: cartFor({ weekend: 2 }, products),
      user: noor(),
      cartHasUnsavedChanges: true,
      ...state,
    },
  });
const button = () => screen.getByRole('button', { name: 'Save your wishlist' });

test('the bottom of the wishlist has the total, the terms and the save button, whose states are notSaved, saving and saved [OVL-10, WSH-02]', async () => {
  const { commands, setState } = await open();
  expect(screen.getByText(/378,00/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Read the terms/ })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Not saved yet');
  await userEvent.click(button());
  expect(commands.wishlist.save).toHaveBeenCalledTimes(1);
  await act(async () => setState({ wishlistSave: 'saving' }));
  expect(screen.getByRole('status')).toHaveTextContent('We are saving');
  expect(button()).toHaveAttribute('aria-busy', 'true');
  await act(async () => setState({ wishlistSave: 'saved', cartHasUnsavedChanges: false, user: noor(saved) }));
  expect(screen.getByRole('status')).toHaveTextContent('Saved to your account');
  await userEvent.click(button());
  expect(commands.wishlist.save).toHaveBeenCalledTimes(1);
  await act(async () => setState({ cartHasUnsavedChanges: true }));
  expect(screen.getByRole('status')).toHaveTextContent('Not saved yet');
});

test('a page that starts with the account’s saved products counts as saved; an account without a wishlist can save at once [WSH-02]', async () => {
  const { setState, commands } = await open({ cartHasUnsavedChanges: false, user: noor(saved) });
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  await act(async () => setState({ user: noor() }));
  await userEvent.click(button());
  expect(commands.wishlist.save).toHaveBeenCalledTimes(1);
});

test('an unsaved change can be saved, even with the same total [WSH-02]', async () => {
  const { setState, commands } = await open({ cartHasUnsavedChanges: false, user: noor(saved) });
  await act(async () => setState({ cart: cartFor({ weekend: 2, map: 1 }, products) }));
  expect(screen.getByRole('status')).toHaveTextContent('Not saved yet');
  await userEvent.click(button());
  expect(commands.wishlist.save).toHaveBeenCalledTimes(1);
});

test('a guest reads that a link’s wishlist belongs to another person, and that changes are not saved [WSH-03]', async () => {
  const { setState } = await open({ cartHasUnsavedChanges: false, user: null });
  expect(screen.getByRole('status')).toHaveTextContent('Somebody has shared this wishlist with you');
  expect(screen.queryByRole('button', { name: 'Copy the link' })).not.toBeInTheDocument();
  await act(async () => setState({ cartHasUnsavedChanges: true }));
  expect(screen.getByRole('status')).toHaveTextContent('Not saved yet');
});

test('a saved wishlist offers its link: a press copies it and confirms that, or shows it if the browser refuses; before a save there is no link [WSH-03]', async () => {
  const { commands, setState } = await open();
  const copy = () => screen.queryByRole('button', { name: 'Copy the link' });
  expect(copy()).not.toBeInTheDocument();
  await act(async () => setState({ cartHasUnsavedChanges: false, user: noor(saved) }));
  const shopper = userEvent.setup({ writeToClipboard: true });
  const link = 'https://shop.test/zomer-vooraf?getwishlist=1';
  commands.wishlist.readLink.mockResolvedValueOnce(failure({ code: 'unexpected', message: '', status: 0 }));
  await shopper.click(copy() as HTMLElement);
  expect(screen.getByText(/can’t give you the link right now/)).toBeVisible();
  commands.wishlist.readLink.mockResolvedValueOnce(success(link));
  await shopper.click(copy() as HTMLElement);
  expect(screen.getByText(/^The link is copied/)).toHaveAttribute('aria-live', 'polite');
  expect(await navigator.clipboard.readText()).toBe(link);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
  await shopper.click(copy() as HTMLElement);
  expect(screen.getByRole('textbox', { name: 'The link of your wishlist' })).toHaveValue(link);
  expect(commands.wishlist.readLink).toHaveBeenCalledTimes(2);
});

test('the link to the registration closes the panel first', async () => {
  const { commands } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Tell us how you come' }));
  expect(commands.overlay.closeCheckout).toHaveBeenCalledTimes(1);
  expect(commands.navigation.goTo).toHaveBeenCalledWith('register');
});
