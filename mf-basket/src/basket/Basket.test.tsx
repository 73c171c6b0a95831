import { type RenderInShopOptions, renderInShop } from '@festival/remote-kit/testing/renderInShop';
import { cartFor, configFor, productFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Quantities } from '@festival/shared-contracts/cart/cart';
import { cartTotals } from '@festival/shared-contracts/cart/cartTotals';
import { formatMoney } from '@festival/shared-contracts/money/formatMoney';
import { act, screen, within } from '@testing-library/react';
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
const cover = productFor({
  id: 'cover',
  name: 'Bescherming',
  type: 'insurance',
  mappedType: 'insurance',
  meta: { percentage: 6.5 },
});
// The shop lists them in another order than the receipt does.
const products = [shirt, bus, cover, weekend];

type Values = Parameters<typeof cartFor>[2] & Omit<NonNullable<RenderInShopOptions['state']>, 'cart'>;

const setting = (quantities: Quantities, values: Values = {}): RenderInShopOptions => {
  const { orderFee = 350, shipping, discount, checkoutAllowed = true, checkoutErrors = [], ...state } = values;
  const cart = cartFor(quantities, products, { orderFee, shipping, discount, checkoutAllowed, checkoutErrors });
  return {
    namespace: 'mf_basket',
    texts: nl,
    state: {
      config: configFor({ orderServiceFee: orderFee, termsUrl: 'https://example.org/terms' }),
      products,
      cart,
      ...state,
    },
  };
};

const renderBasket = (quantities: Quantities, values?: Values, commands?: RenderInShopOptions['commands']) =>
  renderInShop(<Basket />, { ...setting(quantities, values), commands });

const amountOf = (row: string) => screen.getByText(row, { selector: 'dt' }).nextElementSibling?.textContent;
const settled: Values = { isTermsAccepted: true, isRefundChoiceMade: true };

test('groups stand in the order of the receipt, whatever the order of the shop', () => {
  renderBasket({ mer_tee_M: 1, bus: 2, weekend: 2 });
  const headings = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
  expect(headings).toEqual(['Tickets', 'Vervoer', 'Merchandise']);
});

test('each fee has a row in words, and the total is the one of the server, to the cent [BSK-03]', () => {
  const quantities = { weekend: 2, bus: 1, cover: 1 };
  renderBasket(quantities, settled);
  const totals = cartTotals({ quantities, products, orderFee: 350 });
  const shown = [
    amountOf('Servicekosten'),
    amountOf('Bestelkosten'),
    amountOf('Toeristenbelasting'),
    amountOf('Vermakelijkhedenbelasting'),
    amountOf('Bescherming'),
    amountOf('Totaal'),
  ];
  expect(shown).toEqual([900, 550, 250, 900, totals.insurance, totals.total].map(formatMoney));
  expect(screen.getByText('Inclusief btw')).toBeVisible();
  expect(screen.getByText(/met € 2,00 voor je busreis/)).toBeVisible();
});

test('a discount is shown below the subtotal it is taken from', () => {
  renderBasket({ bus: 1 }, { discount: 1000 });
  expect(amountOf('Subtotaal')).toBe(formatMoney(2450 + 550));
  expect(amountOf('Korting')).toBe(formatMoney(-1000));
  expect(amountOf('Totaal')).toBe(formatMoney(2000));
});

test('the service fee is shown per product where the shop asks for it', () => {
  renderBasket({ weekend: 2 }, { config: configFor({ showDetailedServiceFees: true }) });
  expect(screen.getByText(/2 × Weekendticket: € 9,00/)).toBeVisible();
});

test('a line is counted with the shared control, and minus at the minimum takes it out [BSK-10]', async () => {
  const { commands } = renderBasket({ weekend: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Meer Weekendticket' }));
  expect(commands.cart.setQuantity).toHaveBeenLastCalledWith('weekend', 2);
  await userEvent.click(screen.getByRole('button', { name: 'Minder Weekendticket' }));
  expect(commands.cart.setQuantity).toHaveBeenLastCalledWith('weekend', 0);
});

test('removing a line asks first, and only a yes removes it', async () => {
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

test('a line that goes is announced, and the focus it had is not lost', async () => {
  const { setState } = renderBasket({ weekend: 1, bus: 1 });
  screen.getByRole('button', { name: 'Minder Weekendticket' }).focus();
  act(() => setState({ cart: cartFor({ bus: 1 }, products) }));
  expect(screen.getByText('Weekendticket is uit je winkelmand.')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Je winkelmand' })).toHaveFocus();
});

test('refund protection is asked with nothing chosen, and each answer is passed on [INS-01]', async () => {
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

test('a shop with disableRefund asks nothing about it, and confirms without [INS-01]', async () => {
  const config = configFor({ disableRefund: true });
  const { commands } = renderBasket({ weekend: 1 }, { config, isTermsAccepted: true });
  expect(screen.queryByRole('group', { name: /geld terug/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Verder naar je gegevens' }));
  expect(commands.overlay.openCheckout).toHaveBeenCalledWith('form');
});

test('confirm names all that is missing and goes to the first of it', async () => {
  const { commands } = renderBasket({ weekend: 1, mer_tee_M: 1 });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Verder naar je gegevens' }));
  const told = within(screen.getByRole('alert')).getAllByRole('listitem');
  expect(told.map((item) => item.textContent)).toEqual([
    nl.error.form_no_country_selected,
    nl.error.form_no_insurance_choice,
    nl.error.form_terms_not_accepted,
  ]);
  expect(screen.getByRole('combobox', { name: 'Land van bezorging' })).toHaveFocus();
  expect(screen.getByRole('checkbox', { name: /akkoord/ })).toHaveAccessibleDescription(
    expect.stringContaining(nl.error.form_terms_not_accepted),
  );
  expect(commands.overlay.openCheckout).not.toHaveBeenCalled();
});

test('confirm leads to the form once all checks pass', async () => {
  const { commands } = renderBasket({ weekend: 1 }, settled);
  await userEvent.click(screen.getByRole('button', { name: 'Verder naar je gegevens' }));
  expect(commands.overlay.openCheckout).toHaveBeenCalledWith('form');
});

test('what the server does not allow is told under its heading, and confirm goes nowhere [BSK-07]', async () => {
  const checkoutErrors = [{ code: 'cart.minimum', message: 'Neem minstens twee tickets.' }];
  const { commands } = renderBasket({ weekend: 1 }, { ...settled, checkoutAllowed: false, checkoutErrors });
  expect(screen.getByText('Je kunt nog niet bestellen')).toBeVisible();
  expect(screen.getByText('Neem minstens twee tickets.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Verder naar je gegevens' }));
  expect(commands.overlay.openCheckout).not.toHaveBeenCalled();
});

test('terms are accepted with a box that says so to the shop', async () => {
  const { commands } = renderBasket({ weekend: 1 });
  await userEvent.click(screen.getByRole('checkbox', { name: /akkoord/ }));
  expect(commands.cart.acceptTerms).toHaveBeenCalledWith(true);
});

test('a country is asked for with merchandise alone, of those the brand ships to [SHP-01]', async () => {
  const { commands } = renderBasket({ weekend: 1, mer_tee_M: 1 });
  const list = screen.getByRole('combobox', { name: 'Land van bezorging' });
  await userEvent.selectOptions(list, 'België');
  expect(commands.shipping.setCountry).toHaveBeenCalledWith('BE');
});

test('a chosen country stands there with its price, and both go when the choice is taken back [SHP-01]', () => {
  const held = { weekend: 1, mer_tee_M: 1 };
  const { setState } = renderBasket(held, { shippingCountry: 'BE', shipping: 870 });
  const list = screen.getByRole('combobox', { name: 'Land van bezorging' });
  expect(list).toHaveDisplayValue('België');
  expect(amountOf('Verzending')).toMatch(/8,70/);
  act(() => setState({ shippingCountry: null, cart: cartFor(held, products, { orderFee: 350 }) }));
  expect(list).toHaveValue('');
  expect(screen.queryByText('Verzending', { selector: 'dt' })).not.toBeInTheDocument();
});

test('without merchandise, or for a wishlist, nobody is asked for a country [SHP-01]', () => {
  const { unmount } = renderBasket({ weekend: 1 });
  expect(screen.queryByRole('combobox', { name: 'Land van bezorging' })).not.toBeInTheDocument();
  unmount();
  renderBasket({ weekend: 1, mer_tee_M: 1 }, { config: configFor({ preregistration: true }) });
  expect(screen.queryByRole('combobox', { name: 'Land van bezorging' })).not.toBeInTheDocument();
});

test('preview shows the receipt, and neither terms nor confirm', () => {
  renderBasket({ weekend: 1 }, { config: configFor({ previewMode: true }) });
  expect(screen.getByText('Totaal')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /akkoord/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Verder naar je gegevens' })).not.toBeInTheDocument();
});

test('an empty basket, or one of insurance alone, shows the way to the first step', async () => {
  const { commands } = renderBasket({ cover: 1 });
  expect(screen.getByRole('heading', { name: 'Nog niets ingepakt' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Kies je tickets' }));
  expect(commands.navigation.goTo).toHaveBeenCalledWith('tickets');
});
