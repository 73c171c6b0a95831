import type { ShopStateValues } from '@festival/remote-kit/testing/renderInShop';
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import { type User, userSchema } from '@festival/shared-contracts/user/user';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithLaterTexts } from '../../testing/renderWithLaterTexts.tsx';
import { MembershipPage } from './MembershipPage.tsx';

const year = productFor({
  id: 'year',
  name: 'Membership, 1 year',
  mappedType: 'membership',
  price: 2500,
  maxQuantity: 1,
});
const month = productFor({
  id: 'month',
  name: 'Membership, 1 month',
  mappedType: 'membership',
  price: 300,
  maxQuantity: 1,
  meta: { membershipType: 'Month' },
});
const ticket = productFor({ id: 'weekend', name: 'Weekend' });
const products = [ticket, year, month];

const account = (level: number, status: string): User =>
  userSchema.parse({ id: 'noor', profile: {}, membership: { level, status } });

const open = async (state: ShopStateValues = {}, config: Parameters<typeof configFor>[0] = {}) => {
  const shown = await renderWithLaterTexts(<MembershipPage />, {
    state: { config: configFor(config), products, ...state },
  });
  await screen.findByRole('list', { name: 'Memberships' });
  return shown;
};
const card = (name: string) => within(screen.getByRole('article', { name }));
const forMembers = { membersale: true, membershipRequired: true, membershipLevel: 2 };

test('before it is added, a membership shows its price and period, that it is paid in advance and that it renews [MEM-01]', async () => {
  const { commands } = await open();
  expect(screen.queryByRole('article', { name: 'Weekend' })).not.toBeInTheDocument();
  const terms = (name: string) =>
    within(card(name).getByRole('list', { name: `Terms of ${name}` }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(card('Membership, 1 year').getByText('for one year')).toBeInTheDocument();
  expect(terms('Membership, 1 year')).toEqual([
    'You pay the whole year in advance, together with your order.',
    'It begins when you have paid and renews by itself each year for the same amount. We write to you two weeks before we charge it. You can cancel that at any time on your account page.',
    'One membership per account.',
  ]);
  expect(card('Membership, 1 month').getByText('for one month')).toBeInTheDocument();
  expect(terms('Membership, 1 month')[1]).toMatch(/renews by itself each month.*cancel that at any time/);
  expect(commands.cart.setQuantity).not.toHaveBeenCalled();
});

test('a free membership says that it ends without renewal, and does not mention a charge [MEM-01]', async () => {
  await open({
    products: [
      { ...year, price: 0 },
      { ...month, price: 0 },
    ],
  });
  const terms = screen.getAllByRole('list', { name: /^Terms of/ }).map((list) => list.textContent);
  expect(terms).toEqual([
    'It begins with your order and ends automatically after a year.One membership per account.',
    'It begins with your order and ends automatically after a month.One membership per account.',
  ]);
});

test('one press adds a membership and another press removes it; it has no quantity [MEM-01]', async () => {
  const { commands, setState } = await open({ user: account(0, '') });
  await userEvent.click(screen.getByRole('button', { name: 'Become a member: Membership, 1 year' }));
  expect(commands.cart.setQuantity).toHaveBeenLastCalledWith('year', 1);
  expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
  setState({ cart: cartFor({ year: 1 }, products) });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove from your cart: Membership, 1 year' }));
  expect(commands.cart.setQuantity).toHaveBeenLastCalledWith('year', 0);
});

test('a failed change is shown next to the membership, and can be repeated; the button waits while a stay is being removed [BSK-10, TIX-12]', async () => {
  const { commands, setState } = await open();
  const join = () => screen.getByRole('button', { name: 'Become a member: Membership, 1 year' });
  await userEvent.click(join());
  act(() => setState({ itemStates: { year: { status: 'error', message: '' } } }));
  expect(card('Membership, 1 year').getByRole('alert')).toHaveTextContent('Not changed.');
  await userEvent.click(card('Membership, 1 year').getByRole('button', { name: 'Try again' }));
  expect(commands.cart.setQuantity.mock.calls).toEqual([
    ['year', 1],
    ['year', 1],
  ]);
  act(() => setState({ itemStates: {}, shopUpdateState: 'update.travel' }));
  await userEvent.click(join());
  expect(commands.cart.setQuantity).toHaveBeenCalledTimes(2);
});

test('a visitor with a membership of any level cannot add another one; a visitor with a former membership can [MEM-01]', async () => {
  const { setState } = await open({ user: account(1, 'active') });
  expect(screen.getByRole('button', { name: 'You are a member already: Membership, 1 year' })).toBeDisabled();
  setState({ user: account(1, 'expired') });
  expect(await screen.findByRole('button', { name: 'Become a member: Membership, 1 year' })).toBeEnabled();
});

test('a sale for members names the required level, and says whether the visitor has it [MEM-02]', async () => {
  const { setState, commands } = await open({}, forMembers);
  expect(screen.getByText('This sale is for members')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(commands.signOn.logIn).toHaveBeenCalledTimes(1);
  setState({ user: account(0, '') });
  expect(await screen.findByText(/Choose a membership of level 2/)).toBeInTheDocument();
  setState({ user: account(1, 'active') });
  expect(await screen.findByText('This sale asks for level 2')).toBeInTheDocument();
  setState({ user: account(2, 'expired') });
  expect(await screen.findByText('Your membership has ended')).toBeInTheDocument();
  setState({ user: account(2, 'active') });
  expect(await screen.findByText('You are a member')).toBeInTheDocument();
});

test('a shop without a required membership does not mention memberships to a visitor without one [MEM-02]', async () => {
  await open();
  expect(screen.queryByText('This sale is for members')).not.toBeInTheDocument();
});

test('a shop without memberships says that it has none', async () => {
  await renderWithLaterTexts(<MembershipPage />, {
    state: { config: configFor(), products: [ticket] },
  });
  expect(await screen.findByRole('heading', { name: 'No memberships here' })).toBeInTheDocument();
});
