/** @jest-environment ./host/testing/pageEnvironment.cjs */
import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { userSchema } from '@festival/shared-contracts/user/user';
import { act, screen } from '@testing-library/react';
import { pageFor } from '../../testing/pageFor.ts';
import { renderShell } from '../../testing/renderShell.tsx';

const now = pageFor().serverNow;
const inSeconds = (seconds: number) => new Date(now + seconds * 1000).toISOString();
const days = 86_400;
const memberSale = [
  { membershipLevel: 2, from: inSeconds(-days) },
  { membershipLevel: 0, from: inSeconds(2 * days + 3_661) },
];
const noor = (level: number) => userSchema.parse({ id: 'noor', profile: {}, membership: { level, status: 'active' } });

// The note's code loads with its page; this test loads it first.
beforeAll(() => import('./SaleStartNote.tsx'));

const show = async (
  saleStarts: NonNullable<ReturnType<typeof configFor>['saleStarts']>,
  more = {},
  path = '/zomer/tickets',
) => {
  const shell = renderShell({ path, page: { config: configFor({ saleStarts }), ...more } });
  await act(async () => {});
  return shell;
};
const said = () => screen.queryByText(/verkoop|kopen/i, { selector: '[role=status]' })?.textContent;

test.each(['/zomer', '/zomer/tickets'])(
  '%s shows when the sale starts, and counts down to it [ERR-06]',
  async (path) => {
    const { store } = await show([{ membershipLevel: 0, from: inSeconds(days + 59) }], {}, path);
    expect(said()).toMatch(/^De verkoop begint op \d+ \S+ \d{4}, \d\d:\d\d CES?T\.$/);
    expect(screen.getByRole('timer')).toHaveTextContent('Nog 24:00:59');
    act(() => store.set(primitives.serverNow, now + (days + 57) * 1000));
    expect(screen.getByRole('timer')).toHaveTextContent('Nog 0:00:02');
    act(() => store.set(primitives.serverNow, now + (days + 59) * 1000));
    expect(said()).toBe('De verkoop is begonnen. Je kunt nu kopen.');
    expect(screen.queryByRole('timer')).toBeNull();
  },
);

test('the start is written in the festival’s format, if it has one [I18-05]', async () => {
  const config = configFor({ saleStarts: [{ membershipLevel: 0, from: inSeconds(days) }] });
  const fields = { ...config.shopSettings.fields, eventDatetimeFormat: 'DD-MM-YYYY [om] HH:mm' };
  renderShell({ path: '/zomer/tickets', page: { config: { ...config, shopSettings: { fields } } } });
  await act(async () => {});
  expect(said()).toBe('De verkoop begint op 02-01-1970 om 01:16 CET.');
});

test('during the members’ sale a guest reads when members can buy, an account reads its own start, and a member sees no note', async () => {
  const guest = await show(memberSale);
  expect(said()).toMatch(/^Leden kunnen nu al kopen\. De verkoop voor iedereen begint op /);
  expect(screen.getByRole('timer')).toHaveTextContent(/^Nog 2 dagen$/);
  guest.unmount();
  const account = await show(memberSale, { user: noor(1) });
  expect(said()).toMatch(/^Jouw verkoop begint op /);
  account.unmount();
  await show(memberSale, { user: noor(2) });
  expect(said()).toBeUndefined();
});

test('a pre-registration shows until when a wishlist can be saved, and nothing after that [WSH-01]', async () => {
  const config = (end: number) => configFor({ preregistration: true, registrationEndsAt: inSeconds(end) });
  const note = () => screen.queryByText(/^Je verlanglijst bewaar je tot \d+ \S+ \d{4}, \d\d:\d\d CES?T\./);
  const open = await show([], { config: config(days) });
  expect(note()).toBeVisible();
  open.unmount();
  await show([], { config: config(-days) });
  expect(note()).toBeNull();
});

test('a sale only for members shows no date to other visitors, and a shop that already sells shows no note', async () => {
  const members = await show([{ membershipLevel: 2, from: inSeconds(days) }]);
  expect(said()).toBe('Alleen leden kunnen hier kopen.');
  expect(screen.queryByRole('timer')).toBeNull();
  members.unmount();
  await show([]);
  expect(said()).toBeUndefined();
});
