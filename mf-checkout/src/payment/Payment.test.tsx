import { type RenderInShopOptions, renderInShop } from '@festival/remote-kit/testing/renderInShop';
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Cart } from '@festival/shared-contracts/cart/cart';
import { errorTexts } from '@festival/shared-contracts/errors/errorTexts.nl';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import { formatMoney } from '@festival/shared-contracts/money/formatMoney';
import { barActionPlaceAtom } from '@festival/shared-contracts/state/barActionPlaceAtom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import later from '../locales/later/nl.json' with { type: 'json' };
import nl from '../locales/nl.json' with { type: 'json' };
import { Payment } from './Payment.tsx';

const ticket = productFor({
  id: 'weekend',
  name: 'Weekendticket',
  price: 8950,
  meta: { calculateTouristTax: true, touristTaxAmount: 125 },
});
const free = productFor({ id: 'guest', name: 'Gastenlijst', price: 0 });
const products = [ticket, free];
const methods = [
  { uid: 'ideal', name: 'iDEAL' },
  { uid: 'card', name: 'Creditcard' },
];
const order = { paymentUri: null, availablePaymentMethods: methods, reference: null, status: null };

type Values = Partial<Cart> & { quantities?: Record<string, number>; orderFee?: number; discount?: number };

const renderPayment = (values: Values | null = {}, commands?: RenderInShopOptions['commands']) => {
  const { quantities = { weekend: 2 }, orderFee = 350, ...cart } = values ?? {};
  return renderInShop(<Payment />, {
    namespace: 'mf_checkout',
    texts: nl,
    commands,
    state: {
      config: configFor(),
      products,
      cart: values && cartFor(quantities, products, { order, orderFee, ...cart }),
    },
  });
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const total = 2 * 8950 + 350 + 250;
const pay = () => screen.getByRole('button', { name: `Betaal ${formatMoney(total)}` });

test('each method is listed by its name, none is chosen, and paying needs one [PAY-01]', async () => {
  const { commands } = renderPayment();
  const group = screen.getByRole('group', { name: 'Hoe wil je betalen?' });
  const offered = within(group).getAllByRole('radio');
  expect(offered.map((radio) => radio.getAttribute('value'))).toEqual(['ideal', 'card']);
  expect(offered.some((radio) => (radio as HTMLInputElement).checked)).toBe(false);
  expect(pay()).toBeDisabled();
  await userEvent.click(pay());
  expect(commands.checkout.placeOrder).not.toHaveBeenCalled();
});

test('paying places the order with the uid of the method, once, even if it is pressed several times [PAY-03]', async () => {
  let answer: (result: Result) => void = () => {};
  const placeOrder = () => new Promise<Result>((resolve) => (answer = resolve));
  const { commands } = renderPayment({}, { checkout: { placeOrder } });
  await userEvent.click(screen.getByRole('radio', { name: 'Creditcard' }));
  await userEvent.click(pay());
  await userEvent.click(pay());
  expect(commands.checkout.placeOrder).toHaveBeenCalledTimes(1);
  expect(commands.checkout.placeOrder).toHaveBeenCalledWith('card', undefined);
  await act(async () => answer(success(undefined)));
  expect(pay()).toHaveAttribute('aria-busy', 'true');
});

test('a refused payment shows its reason in our words [ERR-02]', async () => {
  const code = 'validation.max.orders.per.account';
  const refusal = failure({ code, message: 'No more for you.', status: 409 });
  renderPayment({}, { checkout: { placeOrder: async () => refusal } });
  await userEvent.click(screen.getByRole('radio', { name: 'iDEAL' }));
  await userEvent.click(pay());
  expect(await screen.findByRole('alert')).toHaveTextContent(errorTexts.other.maxOrdersPerAccount);
});

test.each([
  ['cart.expired', 'expired', 'goTo', ''],
  ['validation.max.orders.per.account', 'limit', 'goTo', 'order'],
  ['membership.required', 'account', 'openCheckout', 'basket'],
  ['shop.closed', 'closed', 'goTo', ''],
  ['terms.changed', 'basket', 'openCheckout', 'basket'],
  ['product.sold_out', 'basket', 'openCheckout', 'basket'],
  ['checkout.form_missing', 'details', 'openCheckout', 'form'],
  ['shipping.address_elsewhere', 'delivery', 'openCheckout', 'form'],
  ['order.already_placed', 'ordered', 'goTo', 'paymentstatus'],
] as const)('%s is refused with a specific text and a remedy [ERR-02, PAY-06]', async (code, name, command, to) => {
  const refusal = failure({ code, message: 'English of the server.', status: 409 });
  const { commands } = renderPayment({}, { checkout: { placeOrder: async () => refusal } });
  await userEvent.click(screen.getByRole('radio', { name: 'iDEAL' }));
  await userEvent.click(pay());
  const { title, text, button } = later.refused[name];
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(text, { exact: false })).toBeVisible();
  expect(screen.queryByText(/English/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: button }));
  const { goTo } = commands.navigation;
  expect({ goTo, openCheckout: commands.overlay.openCheckout }[command]).toHaveBeenCalledWith(to);
});

test('if a method is no longer available the page says so, and another one can be chosen and paid with', async () => {
  const refusal = failure({ code: 'payment.method_unknown', message: '', status: 422 });
  const { commands, setState } = renderPayment({}, { checkout: { placeOrder: async () => refusal } });
  await userEvent.click(screen.getByRole('radio', { name: 'iDEAL' }));
  await userEvent.click(pay());
  expect(await screen.findByRole('alert')).toHaveTextContent(later.refused.method.text);
  const left = { ...order, availablePaymentMethods: [methods[1] ?? { uid: '', name: '' }] };
  act(() => setState({ cart: cartFor({ weekend: 2 }, products, { order: left, orderFee: 350 }) }));
  await userEvent.click(pay());
  expect(commands.checkout.placeOrder).toHaveBeenLastCalledWith('card', undefined);
});

test('a cart that is fetched 4 s after the form replaces the shown cart, and a choice made meanwhile stays [PAY-07]', async () => {
  const { commands, setState } = renderPayment();
  await userEvent.click(screen.getByRole('radio', { name: 'Creditcard' }));
  const late = { ...order, availablePaymentMethods: [...methods, { uid: 'bancontact', name: 'Bancontact' }] };
  act(() => setState({ cart: cartFor({ weekend: 2 }, products, { order: late, orderFee: 500 }) }));
  expect(screen.getByRole('radio', { name: 'Bancontact' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Creditcard' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: `Betaal ${formatMoney(total + 150)}` }));
  expect(commands.checkout.placeOrder).toHaveBeenCalledWith('card', undefined);
});

test.each([
  ['payment.away', 503, errorTexts.other.paymentAway],
  ['payment.not_set_up', 503, errorTexts.other.paymentAway],
  ['http.503', 503, nl.error.something_went_wrong_contact_us],
  ['unexpected', 500, nl.error.something_went_wrong_contact_us],
])(
  'if a payment cannot start (%s, %i) the page says why, and the shopper can try again [PAY-06, ERR-02]',
  async (code, status, sentence) => {
    const refusal = failure({ code, message: 'English of the server.', status });
    const { commands } = renderPayment({}, { checkout: { placeOrder: async () => refusal } });
    await userEvent.click(screen.getByRole('radio', { name: 'iDEAL' }));
    await userEvent.click(pay());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.queryByText(/English/)).toBeNull();
    await userEvent.click(pay());
    expect(commands.checkout.placeOrder).toHaveBeenCalledTimes(2);
  },
);

test('a changed price is shown with both amounts, and charged only after another press [BYD-03]', async () => {
  const refusal = failure({ code: 'order.total_changed', message: '', status: 409 });
  const { commands, setState } = renderPayment({}, { checkout: { placeOrder: async () => refusal } });
  await userEvent.click(screen.getByRole('radio', { name: 'iDEAL' }));
  await userEvent.click(pay());
  // Until the cart is fetched again, the new amount is unknown.
  expect(await screen.findByText(later.changed.fetching)).toBeVisible();
  act(() => setState({ cart: cartFor({ weekend: 2 }, products, { order, orderFee: 500 }) }));
  const message = screen.getByText(/Het was/);
  expect(message).toHaveTextContent('185,00');
  expect(message).toHaveTextContent('186,50');
  expect(commands.checkout.placeOrder).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: `Betaal ${formatMoney(total + 150)}` })).toBeEnabled();
});

test('a form that changed since the page opened is refused; the notice names the new address, and only a press after that pays [BYD-03]', async () => {
  const refusal = failure({ code: 'order.form_changed', message: '', status: 409 });
  const { commands, setState } = renderPayment(
    { formVersion: 'mine', email: 'mine@example.com' },
    { checkout: { placeOrder: async () => refusal } },
  );
  const changed = { order, orderFee: 350, formVersion: 'theirs', email: 'theirs@example.com' };
  act(() => setState({ cart: cartFor({ weekend: 2 }, products, changed) }));
  await userEvent.click(screen.getByRole('radio', { name: 'iDEAL' }));
  await userEvent.click(pay());
  expect(commands.checkout.placeOrder).toHaveBeenLastCalledWith('ideal', 'mine');
  expect(await screen.findByText(/Iemand heeft ze/)).toHaveTextContent('theirs@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Pas je gegevens aan' }));
  expect(commands.overlay.openCheckout).toHaveBeenCalledWith('form');
  await userEvent.click(pay());
  expect(commands.checkout.placeOrder).toHaveBeenLastCalledWith('ideal', 'theirs');
});

test('the next steps are shown above the button, with the 5 minutes for the payment [PAY-04]', () => {
  renderPayment();
  const next = screen.getByText('Daar heb je 5 minuten om te betalen.');
  expect(next.compareDocumentPosition(pay()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the receipt is next to the methods, its sums add up, and the cart can still be changed', async () => {
  const { commands } = renderPayment();
  const receipt = within(screen.getByRole('region', { name: 'Je bestelling' }));
  const amountOf = (label: string | RegExp) =>
    receipt.getByText(label, { selector: 'dt > *' }).closest('dt')?.nextElementSibling?.textContent;
  expect(amountOf('2 × Weekendticket')).toBe(formatMoney(17900));
  expect(amountOf('Kosten en belastingen')).toBe(formatMoney(600));
  expect(amountOf('Totaal')).toBe(formatMoney(total));
  await userEvent.click(receipt.getByRole('button', { name: 'Iets veranderen' }));
  expect(commands.overlay.openCheckout).toHaveBeenCalledWith('basket');
});

test('an order with a payment link can be finished there, or cancelled, and has no methods [PAY-01]', async () => {
  const { commands } = renderPayment({
    status: 'in_payment',
    order: { ...order, paymentUri: 'https://pay.example/1', payBefore: '2027-05-01T10:05:00Z' },
  });
  // In the festival's time zone. "Five minutes" would be wrong once part of the time has passed.
  expect(screen.getByText(/Betaal vóór 12:05 CEST op de betaalpagina/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Betaling afronden' })).toHaveAttribute('href', 'https://pay.example/1');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Iets veranderen' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Bestelling annuleren' }));
  expect(commands.checkout.cancelOrder).toHaveBeenCalledTimes(1);
});

test('a total of zero uses the method that needs no payment [PAY-02]', async () => {
  const only = { ...order, availablePaymentMethods: [{ uid: 'no-payment-required', name: 'Geen betaling nodig' }] };
  const { commands } = renderPayment({ quantities: { guest: 1 }, orderFee: 0, order: only });
  await userEvent.click(screen.getByRole('button', { name: 'Bestelling afronden' }));
  expect(commands.checkout.placeOrder).toHaveBeenCalledWith('no-payment-required', undefined);
});

test('before the form was sent, the page links to it', async () => {
  const { commands } = renderPayment({ order: { ...order, availablePaymentMethods: [] } });
  await userEvent.click(screen.getByRole('button', { name: 'Vul je gegevens in' }));
  expect(commands.overlay.openCheckout).toHaveBeenCalledWith('form');
});

test('without a cart the page links to the festival', async () => {
  const { commands } = renderPayment(null);
  await userEvent.click(screen.getByRole('button', { name: 'Terug naar het festival' }));
  expect(commands.navigation.goTo).toHaveBeenCalledWith('');
});

const voucher = async (code: string) => {
  await userEvent.click(screen.getByText('Heb je een vouchercode?'));
  if (code) await userEvent.type(screen.getByRole('textbox', { name: 'Vouchercode' }), code);
};
const redeem = () => screen.getByRole('button', { name: 'Gebruik code' });

test('if no method takes the amount, the page says so, and offers the basket, the details and a voucher [PAY-01]', async () => {
  const none = { ...order, availablePaymentMethods: [] };
  const { commands } = renderPayment({ order: none, email: 'noor@example.org' });
  expect(screen.getByRole('heading', { name: nl.payment.noMethod.title })).toBeVisible();
  expect(screen.queryByText(nl.payment.noMethods.text)).not.toBeInTheDocument();
  const onward = screen.getByText(nl.payment.noMethod.text).parentElement;
  await userEvent.click(within(onward as HTMLElement).getByRole('button', { name: nl.payment.change }));
  expect(commands.overlay.openCheckout).toHaveBeenCalledWith('basket');
  await userEvent.click(screen.getByRole('button', { name: nl.payment.recap.change }));
  expect(commands.overlay.openCheckout).toHaveBeenCalledWith('form');
  expect(screen.getByText(nl.payment.voucher.summary)).toBeVisible();
});

test('a voucher cannot be sent while its field is empty or a request is running [VCH-01]', async () => {
  const { commands } = renderPayment({}, { checkout: { applyVoucher: () => new Promise(() => {}) } });
  await voucher('');
  await userEvent.type(screen.getByRole('textbox', { name: 'Vouchercode' }), ' "-" ');
  expect(redeem()).toBeDisabled();
  await userEvent.clear(screen.getByRole('textbox', { name: 'Vouchercode' }));
  expect(redeem()).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Vouchercode' }), ' ZON10 ');
  await userEvent.click(redeem());
  await userEvent.click(redeem());
  expect(commands.checkout.applyVoucher).toHaveBeenCalledTimes(1);
  expect(commands.checkout.applyVoucher).toHaveBeenCalledWith('ZON10');
});

test('an accepted voucher is confirmed, and its methods are offered [VCH-01]', async () => {
  const { setState } = renderPayment();
  await userEvent.click(screen.getByRole('radio', { name: 'iDEAL' }));
  await voucher('ZON10');
  await userEvent.click(redeem());
  expect(screen.getByText(nl.payment.voucher.accepted)).toBeVisible();
  const left = { ...order, availablePaymentMethods: [{ uid: 'card', name: 'Creditcard' }] };
  act(() => setState({ cart: cartFor({ weekend: 2 }, products, { order: left, orderFee: 350 }) }));
  expect(screen.queryByRole('radio', { name: 'iDEAL' })).not.toBeInTheDocument();
});

test('a single method is chosen automatically [PAY-01]', async () => {
  const only = { ...order, availablePaymentMethods: [{ uid: 'card', name: 'Creditcard' }] };
  const { commands } = renderPayment({ order: only });
  expect(screen.getByRole('radio', { name: 'Creditcard' })).toBeChecked();
  await userEvent.click(pay());
  expect(commands.checkout.placeOrder).toHaveBeenCalledWith('card', undefined);
});

test('name and address are shown before paying, with a link to change them [PAY-01]', async () => {
  const { commands } = renderPayment({ email: 'noor@example.org', buyerName: 'Noor de Vries' });
  expect(screen.getByText('Noor de Vries')).toBeVisible();
  expect(screen.getByText('noor@example.org')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: nl.payment.recap.change }));
  expect(commands.overlay.openCheckout).toHaveBeenCalledWith('form');
});

test('the cart’s voucher is shown with its discount, also after a reload, and a press removes it [VCH-01]', async () => {
  const { commands, setState } = renderPayment({ voucher: { code: 'ZON10', cents: 1890 } });
  expect(screen.getByText(/Je code ZON10 scheelt je € 18,90/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Verwijder code ZON10' }));
  expect(commands.checkout.removeVoucher).toHaveBeenCalledTimes(1);
  act(() => setState({ cart: cartFor({ weekend: 2 }, products, { order, voucher: null }) }));
  expect(screen.queryByText(/ZON10/)).not.toBeInTheDocument();
});

test('a code for the full amount needs no payment method [VCH-01]', async () => {
  renderPayment({ voucher: { code: 'GRATIS', cents: total }, discount: total });
  await voucher('GRATIS');
  await userEvent.click(redeem());
  expect(screen.getByText(nl.payment.voucher.acceptedWhole)).toBeVisible();
  expect(screen.queryByText(nl.payment.voucher.accepted)).not.toBeInTheDocument();
});

test.each([
  ['voucher.invalid', /We kennen deze code niet/],
  ['voucher.used', /al gebruikt/],
  ['voucher.smaller', /die houden we/],
  ['voucher.too_many', /te veel achter elkaar/],
  ['Deze code geldt pas morgen.', /^Deze code geldt pas morgen\.$/],
  ['redeem.failed', /konden je code niet verwerken/],
  ['', /konden je code niet verwerken/],
])('a refused voucher (%s) shows the reason next to the field [VCH-01]', async (message, text) => {
  const refused = async () => failure({ code: 'voucher', message, status: 422 });
  renderPayment({}, { checkout: { applyVoucher: refused } });
  await voucher('ZON10');
  await userEvent.click(redeem());
  expect(screen.getByRole('textbox', { name: 'Vouchercode' })).toHaveAccessibleDescription(expect.stringMatching(text));
});

test('a method has its name in the page’s language, whatever the form’s language; a reload keeps the choice [PAY-01]', async () => {
  const named = { uid: 'card', name: 'Credit or debit card', texts: { nl: { name: 'Betaalpas' } } };
  const values = { order: { ...order, availablePaymentMethods: [...methods.slice(0, 1), named] } };
  const { unmount } = renderPayment(values);
  await userEvent.click(screen.getByRole('radio', { name: 'Betaalpas' }));
  unmount();
  const { unmount: unmountAgain } = renderPayment(values);
  expect(screen.getByRole('radio', { name: 'Betaalpas' })).toBeChecked();
  expect(pay()).toBeEnabled();
  unmountAgain();
  // Another cart starts without a choice.
  renderPayment({ ...values, id: 'cart-2' });
  expect(screen.getByRole('radio', { name: 'Betaalpas' })).not.toBeChecked();
});

test.each([
  ['year', nl.payment.renewal.year],
  ['Month', nl.payment.renewal.Month],
] as const)(
  'above the button are a membership’s renewal by the %s, its price and how to cancel; the press that pays agrees to them [MEM-01]',
  async (membershipType, text) => {
    const membership = productFor({
      id: 'lid',
      name: 'Lidmaatschap',
      price: 2500,
      mappedType: 'membership',
      meta: { membershipType },
    });
    const { commands } = renderInShop(<Payment />, {
      namespace: 'mf_checkout',
      texts: nl,
      state: { config: configFor(), products: [membership], cart: cartFor({ lid: 1 }, [membership], { order }) },
    });
    const shown = text.replace('{{name}}', 'Lidmaatschap').replace('{{amount}}', formatMoney(2500));
    const terms = screen.getByText(shown.replace('\u00a0', ' '));
    const button = screen.getByRole('button', { name: `Betaal ${formatMoney(2500)}` });
    expect(terms.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(screen.getByRole('radio', { name: 'Creditcard' }));
    await userEvent.click(button);
    expect(commands.checkout.placeRenewingOrder).toHaveBeenCalledWith('card', undefined);
    expect(commands.checkout.placeOrder).not.toHaveBeenCalled();
  },
);

test('the page says that a free membership ends, also together with paid tickets, and does not order it as a renewing membership [MEM-01]', async () => {
  const products = [
    productFor({ id: 'lid', name: 'Lidmaatschap', price: 0, mappedType: 'membership' }),
    productFor({ id: 'weekend', price: 8950 }),
  ];
  const { commands } = renderInShop(<Payment />, {
    namespace: 'mf_checkout',
    texts: nl,
    state: { config: configFor(), products, cart: cartFor({ lid: 1, weekend: 1 }, products, { order }) },
  });
  expect(screen.getByText(nl.payment.renewal.free.replace('{{name}}', 'Lidmaatschap'))).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Creditcard' }));
  await userEvent.click(screen.getByRole('button', { name: `Betaal ${formatMoney(8950)}` }));
  expect(commands.checkout.placeOrder).toHaveBeenCalledWith('card', undefined);
});

test('a free membership has no charge, and says that it ends [MEM-01]', async () => {
  const membership = productFor({ id: 'lid', name: 'Lidmaatschap', price: 0, mappedType: 'membership' });
  const availablePaymentMethods = [{ uid: 'no-payment-required', name: 'Zonder betaling' }];
  const { commands } = renderInShop(<Payment />, {
    namespace: 'mf_checkout',
    texts: nl,
    state: {
      config: configFor(),
      products: [membership],
      cart: cartFor({ lid: 1 }, [membership], { order: { ...order, availablePaymentMethods } }),
    },
  });
  expect(screen.getByText(nl.payment.renewal.free.replace('{{name}}', 'Lidmaatschap'))).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: nl.payment.payFree }));
  expect(commands.checkout.placeOrder).toHaveBeenCalledWith('no-payment-required', undefined);
});

test('the last method used on this device is chosen automatically, also for another cart, if it is offered [PAY-01]', async () => {
  const { unmount } = renderPayment();
  await userEvent.click(screen.getByRole('radio', { name: 'Creditcard' }));
  await userEvent.click(pay());
  unmount();
  sessionStorage.clear();
  const { setState } = renderPayment({ id: 'cart-2' });
  expect(screen.getByRole('radio', { name: 'Creditcard' })).toBeChecked();
  expect(pay()).toBeEnabled();
  const others = ['ideal', 'bancontact'].map((uid) => ({ uid, name: uid }));
  const left = { ...order, availablePaymentMethods: others };
  act(() => setState({ cart: cartFor({ weekend: 2 }, products, { id: 'cart-2', order: left, orderFee: 350 }) }));
  expect(pay()).toBeDisabled();
});

test('the pay button is in the page’s bottom bar if there is one, and pays from there [PAY-01, STP-02]', async () => {
  const bar = document.body.appendChild(document.createElement('nav'));
  const { commands, store } = renderPayment();
  act(() => store.set(barActionPlaceAtom, bar));
  await userEvent.click(screen.getByRole('radio', { name: 'iDEAL' }));
  expect(screen.getAllByRole('button', { name: /^Betaal/ })).toEqual([within(bar).getByRole('button')]);
  await userEvent.click(pay());
  expect(commands.checkout.placeOrder).toHaveBeenCalledWith('ideal', undefined);
  bar.remove();
});

test('the methods come before the summary, and the total is shown at most twice: there and on the button [PAY-01]', () => {
  renderPayment();
  const methods = screen.getByRole('group', { name: 'Hoe wil je betalen?' });
  const summary = screen.getByRole('region', { name: 'Je bestelling' });
  expect(methods.compareDocumentPosition(summary)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(document.body.textContent?.split(formatMoney(total))).toHaveLength(3);
});

test.each([
  ['completed', nl.payment.paid.title],
  ['pending', nl.status.pending.title],
] as const)(
  'without a cart, a shopper whose last order is %s finds it, and is never told to choose tickets again [PAY-04]',
  async (status, title) => {
    const last = { reference: '123456789', status, total: 18500, email: 'noor@example.org', lines: [] };
    const { commands } = renderPayment(null, { checkout: { readOrder: async () => success(last) } });
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.queryByText(nl.payment.nothing.text)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: nl.payment.paid.button }));
    expect(commands.navigation.goTo).toHaveBeenCalledWith('paymentstatus');
  },
);
