import { renderInShop } from '@festival/remote-kit/testing/renderInShop';
import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure, success } from '@festival/shared-contracts/errors/result';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nl from '../locales/nl.json' with { type: 'json' };
import { Order } from '../order/Order.tsx';

const renderGuest = (sendLink: Commands['orders']['sendLink']) => {
  location.hash = '';
  return renderInShop(<Order />, {
    namespace: 'mf_checkout',
    texts: nl,
    path: '/zomer/order',
    state: { config: configFor(), user: null },
    commands: { orders: { sendLink }, navigation: { goTo: async () => success(undefined) } },
  });
};
const send = async (wanted: string) => {
  const field = await screen.findByRole('textbox', { name: nl.lost.field });
  await userEvent.type(field, `${wanted}{Enter}`);
  return field;
};

test.each(['123456789', ' noor@example.org '])(
  'a guest without the link can request it with the data they still have: %s [PAY-04]',
  async (wanted) => {
    const { commands } = renderGuest(async () => success(undefined));
    await send(wanted);
    expect(commands.orders?.sendLink).toHaveBeenCalledWith(wanted.trim());
    expect(await screen.findByText(nl.lost.mailed.title)).toBeVisible();
    expect(screen.getByText(nl.lost.mailed.text.replace('{{wanted}}', wanted.trim()))).toBeVisible();
  },
);

test.each([
  [400, 'invalid'],
  [429, 'tooOften'],
  [0, 'failed'],
] as const)('a refusal %s is shown at the field [PAY-04]', async (status, text) => {
  renderGuest(async () => failure({ code: '', message: '', status }));
  const field = await send('12345');
  expect(field).toHaveAccessibleDescription(expect.stringContaining(nl.lost[text]));
  expect(field).toHaveFocus();
  expect(screen.queryByText(nl.lost.mailed.title)).toBeNull();
});
