import { renderInShop } from '@festival/remote-kit/testing/renderInShop';
import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure, success } from '@festival/shared-contracts/errors/result';
import type { OrderView } from '@festival/shared-contracts/order/orderView';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import later from '../locales/later/nl.json' with { type: 'json' };
import nl from '../locales/nl.json' with { type: 'json' };
import { PaymentStatus } from './PaymentStatus.tsx';

const order: OrderView = {
  reference: '123456789',
  status: 'completed',
  total: 18500,
  email: 'nor@example.org',
  emailSeconds: 600,
  pageToken: '1b4e28ba-2fa1-41d2-883f-0016d3cca427',
  lines: [{ productId: 'weekend', name: 'Weekendticket', quantity: 2, total: 17900, texts: {} }],
};

const renderPaid = async (changeEmail: Commands['checkout']['changeEmail'], paid = order) => {
  const view = renderInShop(<PaymentStatus />, {
    namespace: 'mf_checkout',
    texts: nl,
    path: '/zomer/paymentstatus',
    state: { config: configFor() },
    commands: { checkout: { readOrder: async () => success(paid), changeEmail } },
  });
  await screen.findByText('123456789');
  return view;
};
const wrong = () => screen.queryByRole('button', { name: nl.status.mail.wrong });
const fill = async (email: string) => {
  const field = await screen.findByRole('textbox', { name: later.email.field });
  await userEvent.clear(field);
  await userEvent.type(field, email);
  await userEvent.click(screen.getByRole('button', { name: later.email.send }));
  return field;
};

test('a corrected address is shown on the page, with its new link [PAY-04]', async () => {
  const pageToken = '2b4e28ba-2fa1-41d2-883f-0016d3cca427';
  const { commands } = await renderPaid(async (email) => success({ ...order, email, pageToken }));
  await userEvent.click(wrong() as HTMLElement);
  const field = await screen.findByRole('textbox', { name: later.email.field });
  expect(field).toHaveFocus();
  expect(field).toHaveValue('nor@example.org');
  await fill('noor@example.org');
  expect(commands.checkout?.changeEmail).toHaveBeenCalledWith('noor@example.org');
  expect(await screen.findByText(later.email.changed.title)).toBeVisible();
  expect(screen.getByText(nl.status.mail.to.replace('{{email}}', 'noor@example.org'))).toBeVisible();
  expect(screen.getByRole('link', { name: nl.order.page })).toHaveAttribute('href', `/zomer/order#${pageToken}`);
});

test.each([
  [400, 'invalid'],
  [409, 'fixed'],
  [0, 'failed'],
] as const)('a refusal %s is shown at the field, which keeps the typed value [PAY-04]', async (status, text) => {
  await renderPaid(async () => failure({ code: '', message: '', status }));
  await userEvent.click(wrong() as HTMLElement);
  const field = await fill('noor@example');
  expect(field).toHaveAccessibleDescription(expect.stringContaining(later.email[text]));
  expect(field).toHaveFocus();
  expect(field).toHaveValue('noor@example');
});

test('a new typing error is noticed before the address is sent [PAY-04, CHK-07]', async () => {
  await renderPaid(async () => success(order));
  await userEvent.click(wrong() as HTMLElement);
  await userEvent.type(await screen.findByRole('textbox', { name: later.email.field }), '{selectall}noor@gmail.con');
  expect(screen.getByText(nl.form.typo)).toBeVisible();
});

test('the correction is offered as long as the server allows it, and never without its answer [PAY-04]', async () => {
  jest.useFakeTimers();
  const { unmount } = renderInShop(<PaymentStatus />, {
    namespace: 'mf_checkout',
    texts: nl,
    path: '/zomer/paymentstatus',
    state: { config: configFor() },
    commands: { checkout: { readOrder: async () => success(order) } },
  });
  await act(async () => {});
  expect(wrong()).toBeVisible();
  await act(async () => jest.advanceTimersByTimeAsync(600_000));
  expect(wrong()).toBeNull();
  unmount();
  jest.useRealTimers();
  const { emailSeconds: _none, ...fixed } = order;
  await renderPaid(async () => success(order), fixed);
  expect(wrong()).toBeNull();
});
