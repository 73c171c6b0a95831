import { renderInShop } from '@festival/remote-kit/testing/renderInShop';
import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure, success } from '@festival/shared-contracts/errors/result';
import type { OrderView } from '@festival/shared-contracts/order/orderView';
import { paymentStatuses } from '@festival/shared-contracts/order/paymentStatus';
import { act, fireEvent, screen } from '@testing-library/react';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import later from '../locales/later/nl.json' with { type: 'json' };
import nl from '../locales/nl.json' with { type: 'json' };
import { PaymentStatus } from './PaymentStatus.tsx';

const order: OrderView = {
  reference: '123456789',
  status: 'completed',
  total: 18500,
  email: 'noor@example.org',
  lines: [{ productId: 'weekend', name: 'Weekendticket', quantity: 2, total: 17900, texts: {} }],
};
const missing = failure({ code: 'order.not_found', message: '', status: 404 });
const away = failure({ code: 'network', message: '', status: 0 });

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

const renderStatus = async (
  readOrder: Commands['checkout']['readOrder'],
  path = '/zomer/paymentstatus',
  readPayment: Commands['checkout']['readPayment'] = async () => missing,
) => {
  const view = renderInShop(<PaymentStatus />, {
    namespace: 'mf_checkout',
    texts: nl,
    path,
    state: { config: configFor(), serverNow: Date.parse('2026-11-20T12:00:00Z') },
    commands: { checkout: { readOrder, readPayment } },
  });
  await act(async () => {});
  return view;
};
const heading = (name: string) => screen.getByRole('heading', { level: 2, name });
const wait = (seconds: number) => act(async () => jest.advanceTimersByTimeAsync(seconds * 1000));

test.each(paymentStatuses)(
  '%s has a separate screen; only a completed or possible purchase shows a number [PAY-04]',
  async (status) => {
    await renderStatus(async () => success({ ...order, status }));
    expect(heading(nl.status[status].title.replace('{{festival}}', 'Zomer'))).toBeVisible();
    const isAlive = status === 'completed' || status === 'pending';
    expect(screen.queryAllByText('123456789')).toHaveLength(isAlive ? 1 : 0);
  },
);

test('a paid order opens its page under its permanent link, with the query except the cart’s parameters [PAY-04, RTE-02]', async () => {
  const pageToken = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';
  const path = '/zomer/paymentstatus?utm_source=mail&cartId=cart-1&provider=worldline';
  await renderStatus(async () => success({ ...order, pageToken }), path);
  expect(screen.getByRole('link', { name: nl.order.page })).toHaveAttribute(
    'href',
    `/zomer/order?utm_source=mail#${pageToken}`,
  );
  expect(screen.getByRole('button', { name: nl.status.calendar })).toBeVisible();
});

test.each([
  ['nl', nl],
  ['en', en],
  ['es', es],
] as const)(
  'a refund has a separate screen, never “failed”, with the amount (%s) [PAY-04]',
  async (_language, texts) => {
    renderInShop(<PaymentStatus />, {
      namespace: 'mf_checkout',
      texts,
      path: '/zomer/paymentstatus',
      state: { config: configFor(), serverNow: Date.parse('2026-11-20T12:00:00Z') },
      commands: { checkout: { readOrder: async () => success({ ...order, status: 'failed', refunded: 18500 }) } },
    });
    await act(async () => {});
    expect(heading(texts.status.refunded.title)).toBeVisible();
    const recap = screen.getByRole('region', { name: texts.status.order });
    const amounts = screen.getAllByText(/185,00/).filter((text) => !recap.contains(text));
    expect(amounts).toHaveLength(1);
    expect(screen.queryByText(texts.status.failed.title)).toBeNull();
    expect(screen.queryByRole('button', { name: texts.status.again })).toBeNull();
  },
);

test.each(['pending', 'failed', 'error', 'canceled'] as const)(
  '%s shows its reason, the order, the amount to pay, and the next step [PAY-04]',
  async (status) => {
    await renderStatus(async () => success({ ...order, status }));
    const recap = screen.getByRole('region', { name: nl.status.order });
    expect(recap).toHaveTextContent(/2 × Weekendticket/);
    expect(recap).toHaveTextContent(status === 'pending' ? /Totaal € 185,00/ : /Te betalen € 185,00/);
    const next = screen.getByRole('region', { name: nl.status.next.title });
    const { 1: first } = nl.status.next[status === 'pending' ? 'pending' : 'unpaid'];
    expect(next).toHaveTextContent(first);
  },
);

test('an order with a late payment is shown as “failed” only until a poll returns the payment [PAY-04]', async () => {
  let refunded: number | undefined;
  await renderStatus(async () => success({ ...order, status: 'failed', refunded }));
  expect(heading(nl.status.failed.title)).toBeVisible();
  refunded = 18500;
  await wait(2);
  expect(heading(nl.status.refunded.title)).toBeVisible();
});

test('a paid order shows its refund', async () => {
  await renderStatus(async () => success({ ...order, refunded: 8950 }));
  expect(screen.getByText(nl.status.refunded.part).closest('p')).toHaveTextContent(/89,50/);
});

test('an address that claims success is ignored, and the server’s answer counts [PAY-04]', async () => {
  await renderStatus(async () => success({ ...order, status: 'failed' }), '/zomer/paymentstatus?status=completed');
  expect(heading(nl.status.failed.title)).toBeVisible();
});

test('a pending payment names the limit of 2 hours, is polled at growing intervals, and shows the result [PAY-04]', async () => {
  let status: OrderView['status'] = 'pending';
  const { commands } = await renderStatus(async () => success({ ...order, status }));
  expect(screen.getByText(/tot 2 uur/)).toBeVisible();
  await wait(1 + 2 + 3);
  expect(commands.checkout.readOrder).toHaveBeenCalledTimes(4);
  await wait(4);
  expect(commands.checkout.readOrder).toHaveBeenCalledTimes(4);
  status = 'completed';
  await wait(1);
  expect(heading('Je gaat naar Zomer!')).toBeVisible();
  await wait(600);
  expect(commands.checkout.readOrder).toHaveBeenCalledTimes(5);
});

test('a page that was left stops polling', async () => {
  const { commands, unmount } = await renderStatus(async () => success({ ...order, status: 'pending' }));
  unmount();
  await wait(60);
  expect(commands.checkout.readOrder).toHaveBeenCalledTimes(1);
});

test('a server that does not answer is reported, and polled again automatically and on a press', async () => {
  let answer: typeof away | ReturnType<typeof success<OrderView>> = away;
  const { commands } = await renderStatus(async () => answer);
  expect(screen.getByText(nl.status.unreachable.title)).toBeVisible();
  await wait(1);
  expect(commands.checkout.readOrder).toHaveBeenCalledTimes(2);
  answer = success(order);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Probeer nu' })));
  expect(heading('Je gaat naar Zomer!')).toBeVisible();
});

test('a poll without an answer does not change the screen', async () => {
  let answer: typeof away | ReturnType<typeof success<OrderView>> = success({ ...order, status: 'pending' });
  await renderStatus(async () => answer);
  answer = away;
  await wait(1);
  expect(heading(nl.status.pending.title)).toBeVisible();
});

test('a visitor without an order is told to look at the mail, can have the link mailed, and last can choose tickets again; polling ends [PAY-04]', async () => {
  const { commands } = await renderStatus(async () => missing);
  const title = await screen.findByRole('heading', { level: 2, name: later.elsewhere.none.title });
  const find = screen.getByRole('textbox', { name: nl.lost.field });
  const again = screen.getByText(later.elsewhere.again);
  for (const [first, next] of [
    [title, screen.getByText(later.elsewhere.none.text)],
    [title, find],
    [find, again],
  ] as const)
    expect(first.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await wait(120);
  expect(commands.checkout.readOrder).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Terug naar Zomer' }));
  expect(commands.checkout.leaveOrder).toHaveBeenCalledTimes(1);
});

test.each([
  ['completed', undefined],
  ['pending', undefined],
  ['failed', undefined],
  ['error', undefined],
  ['canceled', undefined],
  ['failed', 18500],
] as const)(
  'without the cart, the payment that the address names is shown as %s, with its number and no personal data (refunded: %s) [PAY-04]',
  async (status, refunded) => {
    const payment = { reference: '123456789', status, maskedEmail: 'n•••@e•••.org', ...(refunded && { refunded }) };
    await renderStatus(
      async () => missing,
      undefined,
      async () => success(payment),
    );
    const words = later.elsewhere[refunded ? 'refunded' : status];
    expect(await screen.findByRole('heading', { level: 2, name: words.title })).toBeVisible();
    expect(screen.getByText(/123456789/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: nl.lost.field })).toBeVisible();
    expect(screen.queryByText(later.elsewhere.again)).toBeNull();
  },
);

test('without the cart, a pending payment becomes a paid one by itself [PAY-04]', async () => {
  let status: 'pending' | 'completed' = 'pending';
  const state = async () => success({ reference: '123456789', status, maskedEmail: 'n•••@e•••.org' });
  await renderStatus(async () => missing, undefined, state);
  expect(await screen.findByRole('heading', { name: later.elsewhere.pending.title })).toBeVisible();
  status = 'completed';
  await wait(1);
  expect(screen.getByRole('heading', { name: later.elsewhere.completed.title })).toBeVisible();
  expect(screen.getByText(/n•••@e•••\.org/)).toBeVisible();
});

test.each(['failed', 'error', 'canceled'] as const)(
  'a payment that is %s names the time until which the order is held [PAY-04, I18-05]',
  async (status) => {
    const { setState } = await renderStatus(async () => success({ ...order, status }));
    expect(screen.queryByText(/We houden je bestelling vast/)).toBeNull();
    act(() => setState({ cartDeadline: Date.parse('2027-07-01T10:07:00Z') }));
    expect(screen.getByText('We houden je bestelling vast tot 12:07 CEST.')).toBeVisible();
  },
);

test('a paid order shows the products, the total, and the address of the mail', async () => {
  await renderStatus(async () => success(order));
  expect(screen.getByText('2 × Weekendticket')).toBeVisible();
  expect(screen.getByText(/€ 185,00/)).toBeVisible();
  expect(screen.getByText(/noor@example\.org/)).toBeVisible();
});

test.each([
  ['es', '2 × Abono de fin de semana'],
  ['nl', '2 × Weekendticket'],
] as const)(
  'products have the name under which they were sold, in the visitor’s language: %s [API-14]',
  async (language, shown) => {
    const texts = { es: { name: 'Abono de fin de semana' }, en: { name: 'Weekend ticket' } };
    const lines = [{ productId: 'weekend', name: 'Weekendticket', quantity: 2, total: 17900, texts }];
    renderInShop(<PaymentStatus />, {
      namespace: 'mf_checkout',
      texts: language === 'es' ? es : nl,
      language,
      path: '/zomer/paymentstatus',
      state: { config: configFor(), serverNow: Date.parse('2026-11-20T12:00:00Z') },
      commands: { checkout: { readOrder: async () => success({ ...order, lines }) } },
    });
    await act(async () => {});
    expect(screen.getByText(shown)).toBeVisible();
  },
);

test('an order of an add-on names its stay and has no tickets to look at [ADD-02, PAY-04]', async () => {
  const ofStay = {
    reference: '100000001',
    name: 'Bell tent',
    arrival: '2027-07-08',
    departure: '2027-07-12',
    texts: { nl: { name: 'Belltent' } },
  };
  const lines = [
    { productId: 'addon_100000001_breakfast', name: 'Ontbijt', quantity: 1, total: 5800, texts: {}, ofStay },
  ];
  await renderStatus(async () => success({ ...order, hasTickets: false, pageToken: crypto.randomUUID(), lines }));
  const stay = screen.getByText(/^Bij Belltent \(bestelling 100000001\)/);
  expect(stay).toHaveTextContent('do 8 juli 2027 – ma 12 juli 2027');
  expect(screen.getByRole('link', { name: nl.status.openOrder })).toBeVisible();
  expect(screen.queryByRole('link', { name: nl.order.page })).toBeNull();
  expect(screen.getByText(nl.status.mail.confirmation.replace('{{email}}', order.email))).toBeVisible();
});

test('a press copies the order number, and a message confirms it', async () => {
  const writeText = jest.fn(async () => {});
  Object.assign(navigator, { clipboard: { writeText } });
  await renderStatus(async () => success(order));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Kopieer' })));
  expect(writeText).toHaveBeenCalledWith('123456789');
  expect(screen.getByText('Gekopieerd')).toBeVisible();
});

test('the form’s values are kept until the order is paid, and then deleted [CHK-13]', async () => {
  const key = 'mf_checkout:form:cart-1';
  sessionStorage.setItem(key, '{"firstName":"Noor"}');
  const first = await renderStatus(async () => success({ ...order, status: 'failed' }));
  expect(sessionStorage.getItem(key)).not.toBeNull();
  first.unmount();
  await renderStatus(async () => success(order));
  expect(sessionStorage.getItem(key)).toBeNull();
});

test.each(['failed', 'error', 'canceled'] as const)(
  '%s offers another payment, or a link back [PAY-04]',
  async (status) => {
    const { commands } = await renderStatus(async () => success({ ...order, status }));
    fireEvent.click(screen.getByRole('button', { name: 'Probeer opnieuw te betalen' }));
    expect(commands.navigation.goTo).toHaveBeenCalledWith('checkout');
    fireEvent.click(screen.getByRole('button', { name: 'Terug naar Zomer' }));
    expect(commands.checkout.leaveOrder).toHaveBeenCalledTimes(1);
  },
);

test('a free order does not mention a payment [PAY-02, PAY-04]', async () => {
  await renderStatus(async () => success({ ...order, total: 0 }));
  expect(screen.getByText(nl.status.completed.free)).toBeVisible();
  expect(screen.queryByText(nl.status.completed.text)).toBeNull();
});
