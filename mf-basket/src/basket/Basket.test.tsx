import { type RenderInShopOptions, renderInShop } from '@festival/remote-kit/testing/renderInShop';
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Cart, Quantities } from '@festival/shared-contracts/cart/cart';
import type { CartChoices } from '@festival/shared-contracts/cart/cartChoices';
import { cartTotals } from '@festival/shared-contracts/cart/cartTotals';
import { nothingChosen } from '@festival/shared-contracts/cart/nothingChosen';
import { orderFeeOf } from '@festival/shared-contracts/cart/orderFeeOf';
import { errorTexts } from '@festival/shared-contracts/errors/errorTexts.nl';
import { failure, success } from '@festival/shared-contracts/errors/result';
import { formatMoney } from '@festival/shared-contracts/money/formatMoney';
import { orderLookupSchema } from '@festival/shared-contracts/order-lookup/orderLookup';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { addOnKey } from '@festival/shared-contracts/travel/addOnKey';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nl from '../locales/nl.json' with { type: 'json' };
import { Basket } from './Basket.tsx';

const weekend = productFor({
  id: 'weekend',
  name: 'Weekendticket',
  price: 8950,
  serviceCosts: 450,
  stock: 100,
  meta: { calculateTouristTax: true, touristTaxAmount: 125, entertainmentFeeAmount: 450 },
});
const bus = productFor({
  id: 'bus',
  name: 'Bus uit Utrecht',
  price: 2450,
  type: 'transportation',
  mappedType: 'transportation',
});
const shirt = productFor({
  id: 'mer_tee_M',
  name: 'T-shirt M',
  price: 2999,
  type: 'merchandise',
  mappedType: 'merchandise',
});
const hoodie = productFor({
  id: 'shopify_hoodie_M',
  name: 'Hoodie M',
  price: 5800,
  type: 'merchandise',
  mappedType: 'merchandise',
});
const cover = productFor({
  id: 'cover',
  name: 'Bescherming',
  type: 'insurance',
  mappedType: 'insurance',
  meta: { percentage: 6.5 },
});
const room = productFor({ id: 'room', name: 'Strandhotel', price: 40000, type: 'hotel', mappedType: 'packages' });
const towels = ['123456789', '987654321'].map((reference) =>
  productFor({
    id: addOnKey(reference, 'towel'),
    name: 'Handdoek',
    price: 500,
    type: 'traveladdon',
    mappedType: 'extras',
  }),
);
// The shop lists the products in another order than the receipt.
const products = [shirt, hoodie, bus, cover, ...towels, room, weekend];

const found = orderLookupSchema.parse({
  upsell: {
    hospitality: {
      add_on_available: true,
      add_on: [{ reference: '123456789', cart: { package: { name: 'Strandhotel' } } }],
    },
  },
});

type Values = Omit<NonNullable<Parameters<typeof cartFor>[2]>, 'choices'> & {
  choices?: Partial<CartChoices>;
  /** The products that the shop sells, if they differ from the default. */
  sold?: typeof products;
  /** Additional fields of a cart in payment, or with a voucher. */
  paying?: Partial<Cart>;
} & Omit<NonNullable<RenderInShopOptions['state']>, 'cart'>;

const setting = (quantities: Quantities, values: Values = {}): RenderInShopOptions => {
  const {
    orderFee = 350,
    shipping,
    discount,
    checkoutAllowed = true,
    checkoutErrors = [],
    paying,
    choices: made,
    sold = products,
    ...state
  } = values;
  const choices = { ...nothingChosen, ...made };
  const cart = cartFor(quantities, sold, {
    orderFee,
    shipping,
    discount,
    checkoutAllowed,
    checkoutErrors,
    choices,
    ...paying,
  });
  return {
    namespace: 'mf_basket',
    texts: nl,
    state: {
      config: configFor({ orderServiceFee: orderFee, termsUrl: 'https://example.org/terms', termsVersion: '1' }),
      products: sold,
      cart,
      ...state,
    },
  };
};

const renderBasket = (quantities: Quantities, values?: Values, commands?: RenderInShopOptions['commands']) =>
  renderInShop(<Basket />, { ...setting(quantities, values), commands });

const namesIn = (group: HTMLElement | undefined) =>
  group &&
  within(group)
    .getAllByRole('option')
    .map((option) => option.textContent);
const headings = () => screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
const rowOf = (row: string) => screen.getByText(row, { selector: 'dt > *' }).closest('dt') as HTMLElement;
const confirmButton = () => screen.getByRole('button', { name: nl.confirm.button });
const amountOf = (row: string) => rowOf(row).nextElementSibling?.textContent;
const settled: Values = { choices: { termsVersion: '1', refundProtection: 'no' } };

test('groups and add-ons are in the order of the receipt, whatever the shop’s order [BSK-01]', () => {
  const others = (['comparetransport', 'extras', 'membership', 'upgrades'] as const).map((mappedType) =>
    productFor({ id: mappedType, mappedType }),
  );
  const sold = [...others.slice(0, 3), ...products, ...others.slice(3)];
  const held = Object.fromEntries(sold.filter(({ id }) => id !== 'addon_987654321_towel').map(({ id }) => [id, 1]));
  renderBasket(held, { sold, orderLookup: found });
  expect(headings()).toEqual([
    'Upgrades',
    'Lidmaatschap',
    'Tickets',
    'Reis en verblijf',
    'Bij Strandhotel (bestelling 123456789)',
    'Vervoer',
    'Merchandise',
    'Extra’s',
    'Ander vervoer',
  ]);
  cleanup();
  renderBasket(
    { mer_tee_M: 1, addon_123456789_towel: 2, addon_987654321_towel: 1, room: 1, weekend: 1 },
    { orderLookup: found },
  );
  expect(headings()).toEqual([
    'Tickets',
    'Reis en verblijf',
    'Bij Strandhotel (bestelling 123456789)',
    'Bij je hotel (bestelling 987654321)',
    'Merchandise',
  ]);
});

test('a line shows the same price as its card; the included service fee is named below, and not added [BSK-02]', () => {
  renderBasket({ weekend: 2 }, settled);
  const line = screen.getByText('Weekendticket').closest('li') as HTMLElement;
  expect(line.textContent).toContain(formatMoney(2 * 8950));
  expect(amountOf('Waarvan servicekosten')).toBe(formatMoney(900));
  // Without a discount the subtotal equals the total, which is shown once.
  expect(screen.queryByText('Subtotaal')).toBeNull();
  expect(amountOf('Totaal')).toBe(formatMoney(2 * 8950 + 350 + 250 + 900));
});

test('the rows are in the order of the receipt, from the fees to the total [BSK-02]', () => {
  renderBasket(
    { weekend: 1, mer_tee_M: 1, cover: 1 },
    { choices: { ...settled.choices, shippingCountry: 'NL' }, shipping: 599, discount: 1000 },
  );
  const terms = screen.getAllByRole('term').map(({ firstChild }) => firstChild?.textContent);
  expect(terms).toEqual([
    'Waarvan servicekosten',
    'Bestelkosten',
    'Toeristenbelasting',
    'Vermakelijkhedenbelasting',
    'Verzending',
    'Bescherming',
    'Subtotaal',
    'Je eerdere tickets',
    'Totaal',
  ]);
  const places = [
    rowOf('Bescherming'),
    rowOf('Totaal'),
    screen.getByRole('checkbox', { name: /akkoord/ }),
    confirmButton(),
  ];
  for (const [index, place] of places.slice(1).entries()) {
    expect(places[index]?.compareDocumentPosition(place)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('the tourist tax counts only if the ticket has it; the entertainment tax is explained only if a ticket mentions it [BSK-11]', () => {
  const quiet = { ...weekend, meta: { ...weekend.meta, calculateTouristTax: false, mentionEntertainmentFee: false } };
  const { unmount } = renderBasket({ weekend: 2 }, { sold: [quiet] });
  expect(screen.queryByText('Toeristenbelasting', { selector: 'dt > *' })).not.toBeInTheDocument();
  expect(amountOf('Vermakelijkhedenbelasting')).toBe(formatMoney(900));
  expect(screen.queryByText(nl.hint.entertainmentTax)).not.toBeInTheDocument();
  unmount();
  const told = { ...weekend, meta: { ...weekend.meta, mentionEntertainmentFee: true } };
  renderBasket({ weekend: 2 }, { sold: [told] });
  expect(amountOf('Toeristenbelasting')).toBe(formatMoney(250));
  expect(within(rowOf('Vermakelijkhedenbelasting')).getByText(nl.hint.entertainmentTax)).toBeVisible();
});

test('a wishlist has a separate order fee, the service fees of its tickets, no country, and its total at the bottom [BSK-09]', () => {
  const config = configFor({ preregistration: true, orderServiceFee: 999, orderServiceFeeWishlist: 150 });
  const { setState } = renderBasket({ weekend: 1, mer_tee_M: 1 }, { config, orderFee: orderFeeOf(config) });
  const expectSums = (tickets: number) => {
    expect(amountOf('Bestelkosten')).toBe(formatMoney(150));
    expect(amountOf('Waarvan servicekosten')).toBe(formatMoney(450 * tickets));
  };
  expectSums(1);
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: nl.confirm.button })).not.toBeInTheDocument();
  // Before the answer, the page computes with the same fee.
  act(() => setState({ pendingQuantities: { weekend: 2 } }));
  expectSums(2);
  const { total } = cartTotals({ quantities: { weekend: 2, mer_tee_M: 1 }, products, orderFee: 150 });
  expect(amountOf('Totaal')).toBe(formatMoney(total));
  expect(screen.getByText('Totaal', { selector: 'p > *' }).parentElement?.textContent).toBe(
    `Totaal ${formatMoney(total)}`,
  );
});

test('during a write the shown total equals the one that the server will return [BSK-03]', () => {
  const chosen = { choices: { ...settled.choices, shippingCountry: 'NL' }, shipping: 599 };
  const { setState } = renderBasket({ weekend: 1, mer_tee_M: 1, cover: 1 }, { ...chosen, discount: 1000 });
  act(() => setState({ pendingQuantities: { weekend: 3 } }));
  const quantities = { weekend: 3, mer_tee_M: 1, cover: 1 };
  const { total } = cartTotals({ quantities, products, orderFee: 350, shipping: 599, discount: 1000 });
  expect(amountOf('Totaal')).toBe(formatMoney(total));
});

test('a press on the button to the form waits for the cart’s last answer, and counts once [CNT-05, BSK-05]', async () => {
  const { setState, commands } = renderBasket({ weekend: 1 }, settled);
  act(() => setState({ shopUpdateState: 'updating' }));
  expect(confirmButton()).not.toHaveAttribute('aria-busy');
  await userEvent.click(confirmButton());
  await userEvent.click(confirmButton());
  expect(confirmButton()).toHaveAttribute('aria-busy', 'true');
  expect(commands.overlay.openCheckout).not.toHaveBeenCalled();
  act(() => setState({ shopUpdateState: '' }));
  expect(commands.overlay.openCheckout).toHaveBeenCalledTimes(1);
  expect(confirmButton()).not.toHaveAttribute('aria-busy');
});

test('each fee has a row in words, and the total equals the server’s, to the cent [BSK-02, BSK-03]', () => {
  const quantities = { weekend: 2, bus: 1, cover: 1 };
  renderBasket(quantities, settled);
  const totals = cartTotals({ quantities, products, orderFee: 350 });
  const shown = [
    amountOf('Waarvan servicekosten'),
    amountOf('Bestelkosten'),
    amountOf('Toeristenbelasting'),
    amountOf('Vermakelijkhedenbelasting'),
    amountOf('Bescherming'),
    amountOf('Totaal'),
  ];
  expect(shown).toEqual([900, 550, 250, 900, totals.insurance, totals.total].map((cents) => formatMoney(cents)));
  expect(screen.getByText('Inclusief btw')).toBeVisible();
  expect(screen.getByText(/met € 2,00 voor je busreis/)).toBeVisible();
});

test('the discounts of earlier tickets and of a voucher have separate rows below the subtotal [UPG-02, VCH-01]', () => {
  renderBasket({ bus: 1 }, { discount: 1000, paying: { voucher: { code: 'SOL-VIER', cents: 400 } } });
  expect(amountOf('Subtotaal')).toBe(formatMoney(2450 + 550));
  expect(amountOf('Je eerdere tickets')).toBe(formatMoney(-600));
  expect(amountOf('Korting met je code')).toBe(formatMoney(-400));
  expect(amountOf('Totaal')).toBe(formatMoney(2000));
});

test('the service fee is shown per product if the shop asks for it', () => {
  renderBasket({ weekend: 2 }, { config: configFor({ showDetailedServiceFees: true }) });
  expect(screen.getByText(/2 × Weekendticket: € 9,00/)).toBeVisible();
});

test('a line has the shared quantity control, and minus at the minimum removes the line [BSK-10]', async () => {
  const { commands } = renderBasket({ weekend: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Meer Weekendticket' }));
  expect(commands.cart.setQuantity).toHaveBeenLastCalledWith('weekend', 2);
  await userEvent.click(screen.getByRole('button', { name: 'Minder Weekendticket' }));
  expect(commands.cart.setQuantity).toHaveBeenLastCalledWith('weekend', 0);
});

test('a line whose change failed keeps its quantity, reports the failure without the server’s message, and can be changed again; only the shop opens a modal [BSK-08]', async () => {
  const refused = failure({ code: 'product.sold_out', message: 'Sold just now.', status: 200 });
  const setQuantity = jest.fn(async () => refused);
  const { commands, store } = renderBasket({ weekend: 2, bus: 1 }, {}, { cart: { setQuantity } });
  const line = (name: string) => within(screen.getByText(name).closest('li') as HTMLElement);
  await userEvent.click(screen.getByRole('button', { name: 'Meer Weekendticket' }));
  act(() => store.set(primitives.itemStates, { weekend: { status: 'error', message: 'Sold just now.' } }));
  expect(line('Weekendticket').getByRole('alert')).toBeVisible();
  expect(line('Weekendticket').getByRole('spinbutton')).toHaveValue('2');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.queryByText(/Sold just now/)).toBeNull();
  expect(commands.overlay.openModal).not.toHaveBeenCalled();
  await userEvent.click(line('Weekendticket').getByRole('button', { name: 'Probeer opnieuw' }));
  expect(setQuantity.mock.calls).toEqual([
    ['weekend', 3],
    ['weekend', 3],
  ]);
});

test('removing a line asks first and names the line, and only a confirmation removes it [BSK-04]', async () => {
  const answers = ['cancel', 'confirm'] as const;
  let asked = 0;
  const { commands } = renderBasket(
    { weekend: 2 },
    {},
    {
      overlay: { openModal: async () => answers[asked++] ?? 'cancel' },
    },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Verwijder Weekendticket' }));
  expect(commands.overlay.openModal).toHaveBeenLastCalledWith(6001, { values: { name: 'Weekendticket' } });
  expect(commands.cart.setQuantity).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Verwijder Weekendticket' }));
  expect(commands.cart.setQuantity).toHaveBeenCalledWith('weekend', 0);
});

test('a line that has no quantity to change here has no quantity control, and a line in payment has no control [BSK-04]', () => {
  const { unmount } = renderBasket({ room: 1, weekend: 2 });
  const line = (name: string) => within(screen.getByText(name, { selector: 'p' }).closest('li') as HTMLElement);
  expect(line('Strandhotel').queryByRole('spinbutton')).not.toBeInTheDocument();
  expect(line('Strandhotel').getByRole('button', { name: 'Verwijder Strandhotel' })).toBeVisible();
  expect(line('Weekendticket').getByRole('spinbutton')).toHaveValue('2');
  unmount();
  renderBasket({ room: 1, weekend: 2 }, paying());
  expect(screen.queryByRole('button', { name: /^Verwijder/ })).not.toBeInTheDocument();
});

test('a removed line is announced, and the focus is not lost', async () => {
  const { setState } = renderBasket({ weekend: 1, bus: 1 });
  screen.getByRole('button', { name: 'Minder Weekendticket' }).focus();
  act(() => setState({ cart: cartFor({ bus: 1 }, products) }));
  expect(screen.getByText('Weekendticket is uit je winkelmand.')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Je winkelmand' })).toHaveFocus();
});

test('refund protection has no default, and each answer is sent to the shop [INS-01]', async () => {
  const { commands } = renderBasket({ weekend: 1 });
  const ask = screen.getByRole('group', { name: /geld terug/ });
  const [yes, no] = within(ask).getAllByRole('radio');
  expect(yes).not.toBeChecked();
  expect(no).not.toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: /Ja, bescherm/ }));
  expect(commands.cart.setInsurance).toHaveBeenLastCalledWith(true);
  await userEvent.click(screen.getByRole('radio', { name: /Nee/ }));
  expect(commands.cart.setInsurance).toHaveBeenLastCalledWith(false);
});

test('the partner that offers refund protection is named next to the question, with a link to its terms [INS-01]', () => {
  const terms = 'https://duinzeker.example/voorwaarden';
  const sold = products.map((product) =>
    product.id === 'cover'
      ? { ...product, meta: { ...product.meta, partner: 'Duinzeker', partnerTermsUrl: terms } }
      : product,
  );
  renderBasket({ weekend: 1 }, { sold });
  const ask = screen.getByRole('group', { name: /geld terug/ });
  expect(ask).toHaveAccessibleDescription(/Duinzeker biedt dit aan\./);
  expect(within(ask).getByRole('link', { name: /Lees hun voorwaarden/ })).toHaveAttribute('href', terms);
});

test('a shop with disableRefund does not ask about refund protection, and confirms without an answer [INS-01]', async () => {
  const config = configFor({ disableRefund: true });
  const { commands } = renderBasket({ weekend: 1 }, { config, choices: { termsVersion: '1' } });
  expect(screen.queryByRole('group', { name: /geld terug/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Verder naar je gegevens' }));
  expect(commands.overlay.openCheckout).toHaveBeenCalledWith('form');
});

test('confirm names all missing choices and moves to the first one', async () => {
  const { commands } = renderBasket({ weekend: 1, mer_tee_M: 1 });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Verder naar je gegevens' }));
  const items = within(screen.getByRole('alert')).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    errorTexts.error.form_no_country_selected,
    errorTexts.error.form_no_insurance_choice,
    errorTexts.error.form_terms_not_accepted,
  ]);
  expect(screen.getByRole('combobox', { name: 'Land van bezorging' })).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: /akkoord/ })).toHaveAccessibleDescription(
    expect.stringContaining(errorTexts.error.form_terms_not_accepted),
  );
  expect(commands.overlay.openCheckout).not.toHaveBeenCalled();
});

test('confirm opens the form once all checks pass', async () => {
  const { commands } = renderBasket({ weekend: 1 }, settled);
  await userEvent.click(screen.getByRole('button', { name: 'Verder naar je gegevens' }));
  expect(commands.overlay.openCheckout).toHaveBeenCalledWith('form');
});

test('an error of the server is shown under its heading, and confirm does not leave the basket [BSK-07]', async () => {
  const checkoutErrors = [
    { code: 'validation.product.minimum', message: 'Sold from 2.', values: { minimum: 2 } },
    { code: 'sundays.only', message: 'Only on Sundays.' },
  ];
  const { commands } = renderBasket({ weekend: 1 }, { ...settled, checkoutAllowed: false, checkoutErrors });
  expect(screen.getByText('Je kunt nog niet bestellen')).toBeVisible();
  expect(screen.getByText('Dit wordt verkocht vanaf 2 tegelijk.')).toBeVisible();
  // For an unknown error the server's message is shown [ERR-02].
  expect(screen.getByText('Only on Sundays.')).toBeVisible();
  expect(screen.queryByText(/Sold from/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Verder naar je gegevens' }));
  expect(commands.overlay.openCheckout).not.toHaveBeenCalled();
});

test('the checkbox accepts the terms, and the acceptance is sent to the shop', async () => {
  const { commands } = renderBasket({ weekend: 1 });
  await userEvent.click(screen.getByRole('checkbox', { name: /akkoord/ }));
  expect(commands.cart.acceptTerms).toHaveBeenCalledWith(true);
});

test('a shop with COVID terms asks for them, and the acceptance is sent to the shop', async () => {
  const config = configFor({ showCovidTerms: true });
  const { commands } = renderBasket({ weekend: 1 }, { config });
  await userEvent.click(screen.getByRole('checkbox', { name: /COVID/ }));
  expect(commands.cart.acceptCovidTerms).toHaveBeenCalledWith(true);
});

test('terms and COVID terms link to their pages in a new tab; without such a page there is no link [BSK-05, RTE-02]', () => {
  const addresses = { termsUrl: '/zomer/documents/terms', refundsUrl: '/zomer/documents/refunds' };
  const config = configFor({ showCovidTerms: true, ...addresses });
  const shown = renderInShop(<Basket />, { ...setting({ weekend: 1 }, { config }), path: '/zomer/tickets?a=1' });
  const links = screen.getAllByRole('link', { name: /nieuw tabblad/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/zomer/documents/refunds?a=1',
    '/zomer/documents/terms?a=1',
  ]);
  for (const link of links) expect(link).toHaveAttribute('target', '_blank');
  shown.unmount();
  renderBasket({ weekend: 1 }, { config: configFor({ showCovidTerms: true }) });
  expect(screen.getByRole('checkbox', { name: /COVID/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /nieuw tabblad/ })).toBeNull();
});

const methods = [
  { name: 'Standard', texts: { nl: { name: 'Standaard' } }, handle: 'standard', price: 599 },
  { name: 'Zelf halen', texts: {}, handle: 'pickup', price: 0 },
];

const strictShop = configFor({ orderServiceFee: 350, showCovidTerms: true, termsVersion: '1' });
const allChosen: CartChoices = {
  ...nothingChosen,
  shippingCountry: 'NL',
  shippingHandle: 'standard',
  refundProtection: 'no',
  covidTermsVersion: '1',
  termsVersion: '1',
};
const everyCheck = [
  ['form_no_country_selected', { shippingCountry: null }, 'combobox', 'Land van bezorging'],
  ['form_no_shipping_costs_selected', { shippingHandle: null }, 'radio', /Standaard/],
  ['form_no_insurance_choice', { refundProtection: null }, 'radio', /Ja, bescherm/],
  ['form_covid_not_accepted', { covidTermsVersion: null }, 'checkbox', /COVID/],
  ['form_terms_not_accepted', { termsVersion: null }, 'checkbox', /akkoord met de voorwaarden/],
] as const;

test.each(everyCheck)(
  'if only one choice is missing, confirm names %s and focuses its control instead of opening the form, also if the server refuses [BSK-05]',
  async (check, open, role, name) => {
    const listMethods = async () => success(methods);
    const commandsOf = { shipping: { listMethods } };
    const values = { config: strictShop, choices: { ...allChosen, ...open } };
    const { commands, setState } = renderBasket({ shopify_hoodie_M: 1 }, values, commandsOf);
    const control = await screen.findByRole(role, { name });
    const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Verder naar je gegevens' }));
    await confirm();
    const named = within(screen.getByRole('alert')).getAllByRole('listitem');
    expect(named.map((item) => item.textContent)).toEqual([errorTexts.error[check]]);
    expect(control).toHaveFocus();
    const chosen = (checkoutAllowed: boolean) =>
      cartFor({ shopify_hoodie_M: 1 }, products, { choices: allChosen, checkoutAllowed });
    act(() => setState({ cart: chosen(false) }));
    await confirm();
    expect(commands.overlay.openCheckout).not.toHaveBeenCalled();
    act(() => setState({ cart: chosen(true) }));
    expect(screen.queryByText(errorTexts.error[check])).not.toBeInTheDocument();
    await confirm();
    expect(commands.overlay.openCheckout).toHaveBeenCalledWith('form');
  },
);

test('a shopper who was sent back from the form sees the missing choices, with the focus on the first one', () => {
  renderBasket({ weekend: 1 }, { choices: { termsVersion: '1' }, hasTriedCheckout: true });
  expect(within(screen.getByRole('alert')).getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('radio', { name: /Ja, bescherm/ })).toHaveFocus();
});

test('the basket asks for a country only with merchandise, and offers only the brand’s countries, with their prices [SHP-01]', async () => {
  const { commands } = renderBasket({ weekend: 1, mer_tee_M: 1 });
  const list = screen.getByRole('combobox', { name: 'Land van bezorging' });
  await userEvent.selectOptions(list, within(list).getByRole('option', { name: /^België/ }));
  expect(commands.shipping.setCountry).toHaveBeenCalledWith('BE');
  expect(namesIn(list)).toEqual([
    'Kies een land',
    `België (${formatMoney(870)})`,
    `Duitsland (${formatMoney(819)})`,
    `Nederland (${formatMoney(599)})`,
  ]);
});

const inShopify: Values = { choices: { shippingCountry: 'NL' } };

test('Shopify merchandise also requires a method, from the shop’s methods for the chosen country [SHP-02]', async () => {
  const listMethods = async () => success(methods);
  const { commands } = renderBasket({ shopify_hoodie_M: 1 }, inShopify, { shipping: { listMethods } });
  const ask = await screen.findByRole('group', { name: 'Hoe zullen we het versturen?' });
  expect(commands.shipping.listMethods).toHaveBeenCalledWith('NL');
  expect(within(ask).getByText('€ 5,99')).toBeVisible();
  await userEvent.click(within(ask).getByRole('radio', { name: /Zelf halen.*Gratis/ }));
  expect(commands.shipping.setMethod).toHaveBeenCalledWith('pickup');
  await userEvent.click(screen.getByRole('button', { name: 'Verder naar je gegevens' }));
  const items = within(screen.getByRole('alert')).getAllByRole('listitem');
  expect(items[0]).toHaveTextContent(errorTexts.error.form_no_shipping_costs_selected);
  expect(within(ask).getAllByRole('radio')[0]).toHaveFocus();
});

test('a press fetches methods again after a failure', async () => {
  const answers = [failure({ code: 'unexpected', message: '', status: 500 }), success(methods)];
  const listMethods = async () => answers.shift() ?? success(methods);
  renderBasket({ shopify_hoodie_M: 1 }, inShopify, { shipping: { listMethods } });
  await userEvent.click(await screen.findByRole('button', { name: 'Probeer opnieuw' }));
  expect(await screen.findByRole('group', { name: 'Hoe zullen we het versturen?' })).toBeVisible();
});

test('methods are not fetched before the cart has the country', () => {
  const pendingChoices = { shippingCountry: 'FR' };
  const { commands } = renderBasket({ shopify_hoodie_M: 1 }, { ...inShopify, pendingChoices });
  expect(screen.getByText('We zoeken op hoe we het kunnen versturen.')).toBeVisible();
  expect(commands.shipping.listMethods).not.toHaveBeenCalled();
});

test('without a country, or for other merchandise, no method is required [SHP-02]', () => {
  renderBasket({ shopify_hoodie_M: 1, mer_tee_M: 1 }, { ...inShopify, choices: {} });
  renderBasket({ mer_tee_M: 1 }, inShopify);
  expect(screen.queryByText(/versturen/)).not.toBeInTheDocument();
});

test('a chosen country is shown with its price, and both disappear when the choice is cleared [SHP-01]', () => {
  const held = { weekend: 1, mer_tee_M: 1 };
  const { setState } = renderBasket(held, { choices: { shippingCountry: 'BE' }, shipping: 870 });
  const list = screen.getByRole('combobox', { name: 'Land van bezorging' });
  expect(list).toHaveDisplayValue(`België (${formatMoney(870)})`);
  expect(amountOf('Verzending')).toMatch(/8,70/);
  act(() => setState({ cart: cartFor(held, products, { orderFee: 350 }) }));
  expect(list).toHaveValue('');
  expect(screen.queryByText('Verzending', { selector: 'dt > *' })).not.toBeInTheDocument();
});

test('delivery is a row of the sums while merchandise is in the cart, never a line of the merchandise [SHP-04]', () => {
  const delivery = productFor({ ...shirt, id: 'delivery', slug: 'shipping', name: 'Bezorging', price: 870 });
  const chosen = { choices: { shippingCountry: 'BE' }, shipping: 870 };
  const { setState } = renderBasket({ mer_tee_M: 1, delivery: 1 }, chosen);
  act(() => setState({ products: [...products, delivery] }));
  expect(screen.getByText('T-shirt M')).toBeVisible();
  expect(screen.queryByText('Bezorging')).not.toBeInTheDocument();
  expect(amountOf('Verzending')).toMatch(/8,70/);
  act(() => setState({ cart: cartFor({ weekend: 1 }, products, { orderFee: 350 }) }));
  expect(screen.queryByText('Verzending', { selector: 'dt > *' })).not.toBeInTheDocument();
});

test('without merchandise, or for a wishlist, the basket does not ask for a country [SHP-01]', () => {
  const { unmount } = renderBasket({ weekend: 1 });
  expect(screen.queryByRole('combobox', { name: 'Land van bezorging' })).not.toBeInTheDocument();
  unmount();
  renderBasket({ weekend: 1, mer_tee_M: 1 }, { config: configFor({ preregistration: true }) });
  expect(screen.queryByRole('combobox', { name: 'Land van bezorging' })).not.toBeInTheDocument();
});

test('preview shows the receipt with country and refund choice, and neither terms nor confirm [BRD-04]', () => {
  renderBasket({ weekend: 1, mer_tee_M: 1 }, { config: configFor({ previewMode: true }) });
  expect(amountOf('Totaal')).toBeDefined();
  expect(screen.getByRole('combobox', { name: 'Land van bezorging' })).toBeEnabled();
  expect(screen.getByRole('radio', { name: 'Nee, dat hoeft niet' })).toBeEnabled();
  expect(screen.queryByRole('checkbox', { name: /akkoord/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Verder naar je gegevens' })).not.toBeInTheDocument();
});

test('the preview of a pre-registration shows the wishlist without terms, without country and without a button to save it, also when it is emptied [BRD-04]', () => {
  const config = configFor({ previewMode: true, preregistration: true });
  const expectNothingToSave = () => {
    expect(screen.queryByRole('button', { name: /verlanglijst/i })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /voorwaarden/i })).not.toBeInTheDocument();
  };
  const { unmount } = renderBasket({ weekend: 1, mer_tee_M: 1 }, { config, cartHasUnsavedChanges: true });
  expect(amountOf('Totaal')).toBeDefined();
  expect(screen.queryByRole('combobox', { name: 'Land van bezorging' })).not.toBeInTheDocument();
  expectNothingToSave();
  unmount();
  renderBasket({}, { config, cartHasUnsavedChanges: true });
  expectNothingToSave();
});

test('an empty basket, or one with refund protection only, links to the first step of the flow', async () => {
  const { commands } = renderBasket({ cover: 1 });
  expect(screen.getByRole('heading', { name: 'Nog niets ingepakt' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Begin met kiezen' }));
  expect(commands.navigation.goTo).toHaveBeenCalledWith('tickets');
  cleanup();
  // The upgraded order has its stay, so the flow lacks the first step of the config.
  const { state, ...options } = setting({}, { config: configFor({ steps: ['travel', 'merchandise'] }) });
  const stepFlow = [{ name: 'merchandise', path: '/zomer/merchandise', count: 0, isCurrent: false }];
  const skipping = renderInShop(<Basket />, { ...options, state: { ...state, stepFlow } });
  await userEvent.click(screen.getByRole('button', { name: 'Begin met kiezen' }));
  expect(skipping.commands.navigation.goTo).toHaveBeenCalledWith('merchandise');
});

const paying = (order: Partial<Cart['order']> = {}): Values => ({
  paying: {
    status: 'in_payment',
    // The cart's time is longer than the provider's time for the payment.
    timeout: 900,
    order: {
      payBefore: '2027-03-07T11:05:00Z',
      paymentUri: 'https://pay.example/1',
      availablePaymentMethods: [],
      reference: '123456789',
      status: 'pending',
      ...order,
    },
  },
});

test('during the payment the basket is read-only: its lines, its total, and the same deadline as on the payment page [OVL-02, PAY-04]', () => {
  renderInShop(<Basket />, setting({ weekend: 2, mer_tee_M: 1 }, paying()));
  expect(screen.getByText('2 × Weekendticket')).toBeVisible();
  expect(screen.getByText(/Betaal vóór 12:05 CET/)).toBeVisible();
  for (const role of ['spinbutton', 'checkbox', 'radio', 'combobox'] as const) {
    expect(screen.queryByRole(role)).not.toBeInTheDocument();
  }
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    nl.paying.order,
    nl.paying.cancel,
  ]);
});

test('without a deadline, or after it, no deadline is shown [PAY-04]', () => {
  renderInShop(<Basket />, setting({ weekend: 2 }, paying({ payBefore: null })));
  expect(screen.getByText(nl.paying.held)).toBeVisible();
});

test('an order in payment can be finished on the page where the payment began, or cancelled [OVL-02, ERR-06]', async () => {
  const { commands } = renderInShop(
    <Basket />,
    setting({ weekend: 2 }, paying({ paymentUri: 'https://pay.example/1' })),
  );
  expect(screen.getByRole('link', { name: nl.paying.finish })).toHaveAttribute('href', 'https://pay.example/1');
  expect(screen.getByText(nl.paying.ways)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: nl.paying.order }));
  expect(commands.navigation.goTo).toHaveBeenCalledWith('checkout');
  await userEvent.click(screen.getByRole('button', { name: nl.paying.cancel }));
  expect(commands.checkout.cancelOrder).toHaveBeenCalledTimes(1);
});

test('once the payment is under way the basket says what its page says, and only opens the order [OVL-02, PAY-04]', async () => {
  const { commands } = renderInShop(<Basket />, setting({ weekend: 2 }, paying({ paymentUri: null, payBefore: null })));
  expect(screen.getByText(nl.paying.underWay.title)).toBeVisible();
  expect(screen.queryByText(nl.paying.title)).toBeNull();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([nl.paying.order]);
  await userEvent.click(screen.getByRole('button', { name: nl.paying.order }));
  expect(commands.navigation.goTo).toHaveBeenCalledWith('paymentstatus');
});

test('a product whose price has changed since it was chosen shows both prices [BYD-03]', () => {
  const { store } = renderBasket({ weekend: 1, bus: 1 });
  act(() => store.set(primitives.formerPrices, { weekend: 7950 }));
  expect(screen.getByText(/^Dit kost nu €\s89,50\. Toen je het koos, was het €\s79,50\.$/)).toBeVisible();
  expect(screen.getAllByText(/Toen je het koos/)).toHaveLength(1);
});

const ofStay = productFor({
  id: 'stay-ticket',
  categories: { en: 'TRAVEL TICKETS', nl: '' },
  price: 0,
  meta: { doorsAt: '2027-07-09T12:00:00Z', endsAt: '2027-07-11T22:00:00Z' },
});
const hours = (doorsAt: string, endsAt: string) => ({ doorsAt, endsAt });
const sunday = productFor({
  id: 'sunday',
  name: 'Zondag',
  meta: hours('2027-07-11T10:00:00Z', '2027-07-11T22:00:00Z'),
});
const dayAfter = productFor({
  id: 'after',
  name: 'Napret',
  meta: hours('2027-07-12T10:00:00Z', '2027-07-12T22:00:00Z'),
});
const companion = productFor({ id: 'companion', name: 'Begeleider', meta: { isConditionalProduct: true } });
const withStay = [...products, ofStay, sunday, dayAfter, companion];

test('a stay that brings tickets asks about separate tickets for the same days, and one press removes them all [TRV-07]', async () => {
  const setQuantity = jest.fn(async () => success(undefined));
  const held = { room: 1, 'stay-ticket': 4, weekend: 2, sunday: 1, after: 1, companion: 1 };
  renderBasket(held, { sold: withStay }, { cart: { setQuantity } });
  expect(screen.getByText('Je verblijf heeft al 4 tickets')).toBeVisible();
  expect(screen.getByText('Wil je de 3 losse houden?')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Haal de losse tickets weg' }));
  expect(setQuantity.mock.calls).toEqual([
    ['weekend', 0],
    ['sunday', 0],
  ]);
});

test.each([
  ['a stay alone', { room: 1, 'stay-ticket': 4 }],
  ['tickets without a stay', { weekend: 2 }],
  ['a ticket for another day', { room: 1, 'stay-ticket': 4, after: 1 }],
  ['a companion’s ticket', { room: 1, 'stay-ticket': 4, companion: 1 }],
])('%s asks nothing about separate tickets', (_, held) => {
  renderBasket(held as Quantities, { sold: withStay });
  expect(screen.queryByText(/Je verblijf heeft al/)).toBeNull();
});

test('refund protection says of which amount it is a share; with an upgrade, that it insures the whole ticket [INS-01, UPG-02]', () => {
  const { unmount } = renderBasket({ weekend: 1, cover: 1 }, { choices: { refundProtection: 'yes' } });
  // 6.5 % of 89.50 and the order fee of 3.50
  expect(screen.getAllByText(/6,5 % van €\s93,00, de volle prijs die je ermee verzekert/)).toHaveLength(2);
  unmount();
  const upgrade = productFor({ id: 'upgrade', name: 'Upgrade', price: 24800, mappedType: 'upgrades' });
  const config = configFor({ orderServiceFee: 350, upgradableOrder: { upgrades: [] } } as never);
  renderBasket({ upgrade: 1, cover: 1 }, { sold: [upgrade, cover], discount: 18900, config });
  expect(screen.getAllByText(/6,5 % van €\s251,50: je verzekert je hele ticket, ook wat je er al/)).not.toHaveLength(0);
});
