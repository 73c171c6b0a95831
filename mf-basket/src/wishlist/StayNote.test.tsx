import type { RenderInShopOptions } from '@festival/remote-kit/testing/renderInShop';
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { userSchema } from '@festival/shared-contracts/user/user';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithLaterTexts } from '../../testing/renderWithLaterTexts.tsx';
import { StayNote } from './StayNote.tsx';

const products = [productFor({ id: 'double', mappedType: 'packages', type: 'hotel' })];
const travelCart = {
  id: 'dune',
  packageId: 'dune',
  name: 'Dune',
  packageOption: { id: 'double~2', title: 'Double', subtotal: 342, roomId: 'double', rooms: 1 },
};
const stepFlow = [{ name: 'packages', path: '/zomer/packages', count: 0, isCurrent: false }];

const open = (state: RenderInShopOptions['state'] = {}) =>
  renderWithLaterTexts(<StayNote />, {
    state: {
      config: configFor(),
      products,
      stepFlow,
      cart: cartFor({}, products),
      user: userSchema.parse({ id: 'noor', profile: {}, wishlist: { travelCart } }),
      ...state,
    },
  });

test('the stay of a wishlist is named, with a link to choose it again [WSH-04]', async () => {
  const { commands } = await open();
  expect(screen.getByText('You also wished for a stay: Dune')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Choose a stay' }));
  expect(commands.wishlist.closeOffer).toHaveBeenCalledTimes(1);
  expect(commands.navigation.goTo).toHaveBeenCalledWith('packages');
});

test('the stay is not named in a shop without stays, or once the room is in the cart [WSH-04]', async () => {
  const { unmount } = await open({ stepFlow: [] });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  unmount();
  await open({ cart: cartFor({ double: 1 }, products) });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
