import { type RenderInShopOptions, renderInShop } from '@festival/remote-kit/testing/renderInShop';
import { cartFor, configFor } from '@festival/remote-kit/testing/shopFixtures';
import { nothingChosen } from '@festival/shared-contracts/cart/nothingChosen';
import { errorTexts } from '@festival/shared-contracts/errors/errorTexts.nl';
import { failure } from '@festival/shared-contracts/errors/result';
import type { ShopConfig } from '@festival/shared-contracts/shop/shopConfig';
import { primitives } from '@festival/shared-contracts/state/primitives';
import { userSchema } from '@festival/shared-contracts/user/user';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json' with { type: 'json' };
import es from '../locales/es.json' with { type: 'json' };
import nl from '../locales/nl.json' with { type: 'json' };
import { CheckoutForm } from './CheckoutForm.tsx';
import { labelKeys } from './labelKeys.ts';

const texts = { nl, en, es };
const base = configFor();
const withFields = (fields: Partial<ShopConfig['shopSettings']['fields']>) => ({
  shopSettings: { fields: { ...base.shopSettings.fields, ...fields } },
});

type Values = {
  config?: Partial<ShopConfig>;
  user?: boolean;
  language?: 'nl' | 'en' | 'es';
  deliveredTo?: string;
  collects?: boolean;
};
const noor = userSchema.parse({ id: 'u-1', profile: { givenName: 'Noor', email: 'noor@account.example' } });

const renderForm = (values: Values = {}, commands?: RenderInShopOptions['commands']) => {
  const language = values.language ?? 'nl';
  return renderInShop(<CheckoutForm />, {
    namespace: 'mf_checkout',
    texts: texts[language],
    language,
    commands,
    state: {
      config: configFor(values.config),
      cart: cartFor({}, [], {
        choices: {
          ...nothingChosen,
          shippingCountry: values.deliveredTo ?? null,
          shippingHandle: values.collects ? 'pickup' : null,
        },
      }),
      user: values.user ? noor : null,
      serverNow: Date.parse('2026-11-20T12:00:00Z'),
    },
  });
};

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const list = (name: string | RegExp) => screen.getByRole('combobox', { name });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Verder naar betalen' }));

/** Sets a value in one event, as a browser's autofill does; tests of single keys type instead. */
const enter = async (name: string, text: string) => {
  await userEvent.click(field(name));
  await userEvent.paste(text);
};

const fillInByHand = async () => {
  const gender = screen.queryByRole('combobox', { name: 'Geslacht' });
  if (gender) await userEvent.selectOptions(gender, 'Vrouw');
  await enter('Voornaam', 'Noor');
  await enter('Achternaam', 'de Vries');
  await enter('E-mailadres', 'noor@example.org');
  await userEvent.type(field('E-mailadres, nog een keer'), 'noor@example.org');
  await userEvent.selectOptions(list('Land'), 'Nederland');
  await enter('Telefoonnummer', '06 12345678');
  await userEvent.selectOptions(list('Dag'), '28');
  await userEvent.selectOptions(list('Maand'), 'februari');
  await userEvent.selectOptions(list('Jaar'), '2001');
  await enter('Straat', 'Zeeweg');
  await enter('Huisnummer', '12');
  await enter('Postcode', '2042 AB');
  await enter('Plaats', 'Zandvoort');
};

const filledIn = {
  gender: 'female',
  firstName: 'Noor',
  lastName: 'de Vries',
  email: 'noor@example.org',
  emailconfirm: 'noor@example.org',
  country: 'NL',
  phoneNumber: '06 12345678',
  birthDay: '28',
  birthMonth: '2',
  birthYear: '2001',
  address: 'Zeeweg',
  streetNumber: '12',
  postalCode: '2042 AB',
  city: 'Zandvoort',
};

/** Fills in the form for tests of later steps: each field gets its value in one event. */
const fillIn = () => {
  const { elements } = screen.getByRole<HTMLFormElement>('form');
  for (const [name, value] of Object.entries(filledIn)) {
    const control = elements.namedItem(name);
    if (name === 'gender' && control === null) continue;
    fireEvent.change(control as HTMLInputElement, { target: { value } });
  }
};

beforeEach(() => sessionStorage.clear());

test('a complete form is sent as the contract requires: the phone with its prefix, the date as YYYY-MM-DD [CHK-01, CHK-04, CHK-08]', async () => {
  const { commands } = renderForm();
  await fillInByHand();
  await send();
  expect(commands.checkout.submitForm).toHaveBeenCalledWith({
    gender: 'female',
    firstName: 'Noor',
    middleName: '',
    lastName: 'de Vries',
    email: 'noor@example.org',
    phoneNumber: '+31612345678',
    dateOfBirth: '2001-02-28',
    address: 'Zeeweg',
    streetNumber: 12,
    streetNumberExtension: '',
    postalCode: '2042 AB',
    city: 'Zandvoort',
    country: 'NL',
    state: '',
  });
});

test('the camelCase names are the fields that are filled in and sent; the lower-case names are only keys of texts [CHK-16]', async () => {
  const { commands } = renderForm();
  fillIn();
  await send();
  const [sent] = jest.mocked(commands.checkout.submitForm).mock.calls[0] ?? [];
  const ofReceiver = (name: string) => name.startsWith('delivery');
  const notSent = ['countryCode', 'emailconfirm'];
  const fields = Object.keys(labelKeys).filter((name) => !ofReceiver(name));
  expect(Object.keys(sent ?? {}).sort()).toEqual(fields.filter((name) => !notSent.includes(name)).sort());
  const named = screen.getByRole('form').querySelectorAll('input, select');
  const names = [...named].map((control) => control.getAttribute('name') ?? '');
  const lists = ['birthDay', 'birthMonth', 'birthYear'];
  expect(names.filter((name) => !fields.includes(name))).toEqual(lists);
  const texts = Object.keys(nl.form.label).filter((key) => !['day', 'month', 'year'].includes(key));
  expect([...Object.values(labelKeys)].sort()).toEqual(texts.sort());
});

test('the total is always visible next to the button', () => {
  renderForm();
  expect(screen.getByText('Totaal').parentElement).toHaveTextContent('€ 0,00');
});

test.each(['Zeeweg 12-b, 2042 AB Zandvoort', 'Zeeweg 12-b\n2042 AB Zandvoort\nNederland'])(
  'a full address that is pasted into the street is split into its fields: %j',
  async (pasted) => {
    renderForm();
    await enter('Straat', pasted);
    const filled = ['Straat', 'Huisnummer', 'Toevoeging', 'Postcode', 'Plaats'].map(
      (name) => (field(name) as HTMLInputElement).value,
    );
    expect(filled).toEqual(['Zeeweg', '12', 'b', '2042 AB', 'Zandvoort']);
  },
);

test('a street with number that the browser fills in is split on blur; an existing number stays', async () => {
  renderForm();
  await userEvent.type(field('Straat'), 'Zeeweg 12');
  await userEvent.tab();
  expect(field('Straat')).toHaveValue('Zeeweg');
  expect(field('Huisnummer')).toHaveValue('12');
  await userEvent.clear(field('Straat'));
  await userEvent.type(field('Straat'), 'Plein 1944');
  await userEvent.tab();
  expect(field('Straat')).toHaveValue('Plein 1944');
  expect(field('Huisnummer')).toHaveValue('12');
});

test('a phone number that is invalid in its country has an error, also after another country is chosen, and is not sent [CHK-08]', async () => {
  const { commands } = renderForm();
  fillIn();
  await userEvent.selectOptions(list('Landcode'), 'België +32');
  expect(await screen.findByText(nl.form.error.phone)).toBeVisible();
  await send();
  expect(commands.checkout.submitForm).not.toHaveBeenCalled();
  expect(field('Telefoonnummer')).toHaveFocus();
  await userEvent.clear(field('Telefoonnummer'));
  await enter('Telefoonnummer', '0470 12 34 56');
  await send();
  expect(commands.checkout.submitForm).toHaveBeenCalledWith(expect.objectContaining({ phoneNumber: '+32470123456' }));
});

test('the personal and the address section contain their fields [CHK-01]', () => {
  renderForm();
  const personal = within(screen.getByRole('region', { name: 'Over jou' }));
  const address = within(screen.getByRole('region', { name: 'Je adres' }));
  expect(personal.getByRole('textbox', { name: 'Voornaam' })).toBeVisible();
  expect(personal.getByRole('combobox', { name: 'Landcode' })).toBeVisible();
  expect(address.getByRole('textbox', { name: 'Postcode' })).toBeVisible();
});

test('fields left blank are named when the form is sent [CHK-01, CHK-10]', async () => {
  renderForm();
  field('E-mailadres, nog een keer').focus();
  for (let count = 0; count < 4; count += 1) await userEvent.tab();
  await send();
  expect(await screen.findByText('Kies de landcode van je telefoonnummer.')).toBeInTheDocument();
  expect(list(/Geslacht/)).toHaveFocus();
});

test('the back link opens the basket [CHK-01]', async () => {
  const { commands } = renderForm();
  await userEvent.click(screen.getByRole('button', { name: 'Terug naar je winkelmand' }));
  expect(commands.overlay.openCheckout).toHaveBeenCalledWith('basket');
});

test('a blank form is not sent: each field says what to do, the first one gets the focus, and a notice names all of them [CHK-01, CHK-02, CHK-10, CHK-14]', async () => {
  const { commands } = renderForm();
  await send();
  expect(commands.checkout.submitForm).not.toHaveBeenCalled();
  expect(list('Geslacht')).toHaveFocus();
  expect(field('Voornaam')).toHaveAccessibleDescription('Vul je voornaam in.');
  expect(field('Voornaam')).toBeInvalid();
  expect(list('Dag')).toHaveAccessibleDescription(nl.form.required.birthday);
  const note = screen.getByRole('alert');
  expect(note).toHaveTextContent(nl.form.note.title);
  expect(note).toHaveTextContent('Vul alle velden met een * in.');
  const named = within(note)
    .getAllByRole('button')
    .map((button) => button.textContent);
  expect(named).toEqual([
    'Geslacht',
    'Voornaam',
    'Achternaam',
    'E-mailadres',
    'E-mailadres, nog een keer',
    'Landcode',
    'Telefoonnummer',
    'Geboortedatum',
    'Land',
    'Straat',
    'Huisnummer',
    'Postcode',
    'Plaats',
  ]);
  await userEvent.click(within(note).getByRole('button', { name: 'Geboortedatum' }));
  expect(list('Dag')).toHaveFocus();
});

test('an error disappears as soon as it is corrected [CHK-10]', async () => {
  renderForm();
  await send();
  await userEvent.type(field('Voornaam'), 'Noor');
  expect(field('Voornaam')).toBeValid();
  expect(within(screen.getByRole('alert')).queryByRole('button', { name: 'Voornaam' })).not.toBeInTheDocument();
});

test('a field with a wrong value shows its error on blur, a blank field does not', async () => {
  renderForm();
  await userEvent.type(field('E-mailadres'), 'noor@');
  await userEvent.tab();
  expect(field('E-mailadres')).toHaveAccessibleDescription(expect.stringContaining(nl.form.error.email));
  field('Voornaam').focus();
  await userEvent.tab();
  expect(field('Voornaam')).toBeValid();
});

test('confirm email accepts neither paste nor drop [CHK-03]', () => {
  renderForm();
  const confirm = field('E-mailadres, nog een keer');
  for (const event of [createEvent.paste(confirm), createEvent.drop(confirm)]) {
    fireEvent(confirm, event);
    expect(event.defaultPrevented).toBe(true);
  }
  const email = field('E-mailadres');
  const paste = createEvent.paste(email);
  fireEvent(email, paste);
  expect(paste.defaultPrevented).toBe(false);
});

test('the account’s email is filled in and read-only [CHK-03, CHK-09]', () => {
  renderForm({ user: true });
  expect(field('Voornaam')).toHaveValue('Noor');
  expect(field('E-mailadres')).toHaveValue('noor@account.example');
  expect(field('E-mailadres')).toHaveAttribute('readonly');
});

test('an account’s email that the form refuses can be replaced by another one [CHK-03]', async () => {
  const { commands, setState } = renderForm();
  const refused = userSchema.parse({ id: 'u-1', profile: { givenName: 'José', email: 'josé@account.example' } });
  act(() => setState({ user: refused }));
  await fillInByHand();
  for (const name of ['E-mailadres', 'E-mailadres, nog een keer']) {
    expect(field(name)).not.toHaveAttribute('readonly');
    await userEvent.clear(field(name));
    await userEvent.type(field(name), 'noor@example.org');
  }
  await send();
  await waitFor(() =>
    expect(commands.checkout.submitForm).toHaveBeenCalledWith(expect.objectContaining({ email: 'noor@example.org' })),
  );
});

test('the years of birth are 10 to 100 years ago [CHK-04]', () => {
  renderForm();
  const years = within(list('Jaar')).getAllByRole('option').slice(1);
  expect(years[0]).toHaveTextContent('2016');
  expect(years.at(-1)).toHaveTextContent('1926');
  expect(years).toHaveLength(91);
});

test('a date that does not exist has a separate error [CHK-04]', async () => {
  renderForm();
  await userEvent.selectOptions(list('Dag'), '31');
  await userEvent.selectOptions(list('Jaar'), '2001');
  await userEvent.selectOptions(list('Maand'), 'februari');
  expect(list('Dag')).toHaveAccessibleDescription(nl.form.error.date);
  expect(list('Dag')).toHaveValue('31');
});

test('a buyer who is too young gets the shop’s text in their language, and the field is marked [CHK-05]', async () => {
  const ageRequirementsError = 'Je moet 18 zijn op de eerste dag.';
  const config = withFields({
    ageRequirements: 'Yes, 18 at event start',
    ageRequirementsError: 'You must be 18 on the first day.',
    texts: { nl: { ageRequirementsError } },
  });
  const { commands } = renderForm({ config });
  fillIn();
  await userEvent.selectOptions(list('Jaar'), '2010');
  await send();
  expect(list('Dag')).toHaveAccessibleDescription(ageRequirementsError);
  expect(list('Dag')).toBeInvalid();
  expect(list('Dag')).toHaveFocus();
  expect(commands.checkout.submitForm).not.toHaveBeenCalled();
});

test('a state is required if the provider needs one, from that country’s list [CHK-06]', async () => {
  renderForm({ config: { paymentProvider: 'adyen' } });
  expect(screen.queryByRole('combobox', { name: 'Staat of provincie' })).not.toBeInTheDocument();
  await userEvent.selectOptions(list('Land'), 'Canada');
  await userEvent.selectOptions(list('Staat of provincie'), 'Ontario');
  await userEvent.selectOptions(list('Land'), 'Verenigde Staten');
  expect(list('Staat of provincie')).toHaveValue('');
  expect(within(list('Staat of provincie')).getByRole('option', { name: 'Texas' })).toBeInTheDocument();
});

test('a mistyped email gives a warning and is not refused [CHK-07]', async () => {
  renderForm();
  await userEvent.type(field('E-mailadres'), 'noor@gmai.nl');
  expect(screen.getByText(nl.form.typo)).toBeVisible();
  expect(field('E-mailadres')).toBeValid();
});

test('the phone’s country is the country of the address until another one is chosen [CHK-08]', async () => {
  renderForm();
  await userEvent.selectOptions(list('Land'), 'België');
  expect(list('Landcode')).toHaveDisplayValue('België +32');
  await userEvent.selectOptions(list('Landcode'), 'Jamaica +1');
  await userEvent.selectOptions(list('Land'), 'Nederland');
  expect(list('Landcode')).toHaveDisplayValue('Jamaica +1');
});

test('a number that is wrong in the country of delivery follows the buyer to another country; a right one keeps its country [CHK-08]', async () => {
  renderForm({ deliveredTo: 'BE' });
  await userEvent.type(field('Telefoonnummer'), '06 12345678');
  await userEvent.tab();
  await waitFor(() => expect(field('Telefoonnummer')).toBeInvalid());
  await userEvent.selectOptions(list('Land'), 'Nederland');
  expect(list('Landcode')).toHaveDisplayValue('Nederland +31');
  await waitFor(() => expect(field('Telefoonnummer')).toBeValid());
  await userEvent.selectOptions(list('Land'), 'België');
  expect(list('Landcode')).toHaveDisplayValue('Nederland +31');
});

test('a number typed with its prefix is split [CHK-08]', async () => {
  renderForm();
  await userEvent.type(field('Telefoonnummer'), '+49 151 23456789');
  await userEvent.tab();
  expect(list('Landcode')).toHaveDisplayValue('Duitsland +49');
  expect(field('Telefoonnummer')).toHaveValue('15123456789');
});

test('fields tell browser and keyboard their type of content [CHK-10]', () => {
  renderForm();
  const tokens = {
    Voornaam: 'given-name',
    Achternaam: 'family-name',
    'E-mailadres': 'email',
    Telefoonnummer: 'tel-national',
    Straat: 'address-line1',
    Postcode: 'postal-code',
    Plaats: 'address-level2',
  };
  for (const [name, token] of Object.entries(tokens)) expect(field(name)).toHaveAttribute('autocomplete', token);
  expect(list('Land')).toHaveAttribute('autocomplete', 'country');
  expect(list('Dag')).toHaveAttribute('autocomplete', 'bday-day');
  expect(field('E-mailadres')).toHaveAttribute('inputmode', 'email');
  expect(field('Telefoonnummer')).toHaveAttribute('inputmode', 'tel');
  expect(field('Huisnummer')).toHaveAttribute('inputmode', 'numeric');
});

test('a brand that hides gender has no such field and sends “other” [CHK-02]', async () => {
  const { commands } = renderForm({ config: { traits: { ...base.traits, hidesGender: true } } });
  expect(screen.queryByRole('combobox', { name: 'Geslacht' })).not.toBeInTheDocument();
  fillIn();
  await send();
  expect(commands.checkout.submitForm).toHaveBeenCalledWith(expect.objectContaining({ gender: 'other' }));
});

test('typed values are restored after a reload, including the lists [CHK-13]', async () => {
  const first = renderForm();
  await userEvent.type(field('Voornaam'), 'Noor');
  await userEvent.selectOptions(list('Land'), 'België');
  await userEvent.selectOptions(list('Dag'), '28');
  first.unmount();
  renderForm();
  expect(field('Voornaam')).toHaveValue('Noor');
  expect(list('Land')).toHaveDisplayValue('België');
  expect(list('Landcode')).toHaveDisplayValue('België +32');
  expect(list('Dag')).toHaveDisplayValue('28');
});

test('with Spanish chosen the form is English, and is marked as English for screen readers [I18-03]', () => {
  renderForm({ language: 'es' });
  expect(screen.getByRole('textbox', { name: 'First name' })).toBeVisible();
  expect(within(list('Country')).getByRole('option', { name: 'Netherlands' })).toBeInTheDocument();
  expect(screen.getByRole('form')).toHaveAttribute('lang', 'en');
});

test('a Spanish page says in Spanish why the form is in English; other pages say nothing [I18-03]', () => {
  renderForm({ language: 'es' }).unmount();
  const { unmount } = renderForm({ language: 'es' });
  const reason = screen.getByText(es.formLanguages);
  expect(reason.closest('[lang="en"]')).toBeNull();
  unmount();
  renderForm({ language: 'en' });
  expect(screen.queryByText(en.formLanguages)).not.toBeInTheDocument();
});

test('on a Spanish page the shop’s error of age is English as the form is, and a refusal of the server is Spanish as a whole [I18-03, CHK-05, CHK-11]', async () => {
  const config = withFields({
    ageRequirements: 'Yes, 18 at event start',
    ageRequirementsError: 'You must be 18 on the first day.',
    texts: { es: { ageRequirementsError: 'Debes tener 18 años.' } },
  });
  renderForm({ language: 'es', config }, refused('No stock at the warehouse.'));
  fillIn();
  await userEvent.selectOptions(list('Year'), '2010');
  expect(list('Day')).toHaveAccessibleDescription('You must be 18 on the first day.');
  await userEvent.selectOptions(list('Year'), '2001');
  await userEvent.click(screen.getByRole('button', { name: en.form.submit }));
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(es.refused.title);
  expect(notice.closest('[lang]')).toHaveAttribute('lang', 'es');
});

test('the English part of the Spanish texts equals the English texts [I18-03]', () => {
  expect(es.form).toEqual(en.form);
});

const refused = (code: string, fields?: Record<string, string>) => ({
  checkout: { submitForm: async () => failure({ code, message: 'The bus is full.', status: 422, fields }) },
});

test('a known refusal shows our text with the cart’s id [CHK-11, ERR-02]', async () => {
  renderForm({}, refused('cart.in_payment'));
  fillIn();
  await send();
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(`${errorTexts.other.cartOrdered} Je winkelmand: cart-1.`);
  expect(alert).not.toHaveTextContent('bus');
});

test.each(['validation.max.orders.per.account', 'cart.expired'])(
  '%s is shown by the modal only [CHK-12]',
  async (code) => {
    renderForm({}, refused(code));
    fillIn();
    await send();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

test('an unknown reason shows the server’s text, with the cart’s id [CHK-11]', async () => {
  renderForm({}, refused('bus.full'));
  fillIn();
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('The bus is full. Je winkelmand: cart-1.');
});

test('a failure without a reason says to try again, to refresh or to queue, with the cart’s id [CHK-11, ERR-07]', async () => {
  renderForm({}, { checkout: { submitForm: async () => failure({ code: 'http.502', message: '', status: 502 }) } });
  fillIn();
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent(errorTexts.other.checkoutRetry.replace('{{cartId}}', 'cart-1'));
});

test('a field that the server refuses is marked and focused', async () => {
  renderForm({}, refused('Invalid', { 'body.postalCode': 'too_long' }));
  fillIn();
  await send();
  expect(field('Postcode')).toHaveAccessibleDescription(nl.form.error.too_long);
  expect(field('Postcode')).toHaveFocus();
});

test('the address starts with the country of delivery; a buyer of another country names who gets the merchandise there [SHP-01]', async () => {
  const { commands } = renderForm({ deliveredTo: 'BE' });
  expect(list('Land')).toHaveDisplayValue('België');
  expect(list('Landcode')).toHaveDisplayValue(/32/);
  expect(screen.queryByRole('region', { name: nl.form.section.delivery })).not.toBeInTheDocument();
  fillIn();
  // The phone number may belong to another country than the address.
  await userEvent.selectOptions(list('Landcode'), 'Nederland +31');
  const delivery = within(screen.getByRole('region', { name: nl.form.section.delivery }));
  expect(delivery.getByText(/merchandise gaat naar België/)).toBeVisible();
  await send();
  expect(field('Naam van de ontvanger')).toHaveFocus();
  expect(field('Naam van de ontvanger')).toHaveAccessibleDescription(nl.form.required.deliveryname);
  expect(commands.checkout.submitForm).not.toHaveBeenCalled();
  await enter('Naam van de ontvanger', 'Mara Peeters');
  await enter('Straat en huisnummer van de ontvanger', 'Wetstraat 16');
  await enter('Postcode van de ontvanger', '1000');
  await enter('Plaats van de ontvanger', 'Brussel');
  await send();
  expect(commands.checkout.submitForm).toHaveBeenCalledWith(
    expect.objectContaining({
      country: 'NL',
      deliveryName: 'Mara Peeters',
      deliveryAddress: 'Wetstraat 16',
      deliveryPostalCode: '1000',
      deliveryCity: 'Brussel',
      deliveryCountry: 'BE',
    }),
  );
});

test('merchandise that the buyer collects needs no address in its country [SHP-01]', async () => {
  renderForm({ deliveredTo: 'BE', collects: true });
  await act(async () => fillIn());
  expect(screen.queryByRole('region', { name: nl.form.section.delivery })).not.toBeInTheDocument();
});

/** Fills a field in as Chromium's autofill does: a change without a type of input, and no blur that React hears of. */
const autofill = (name: string, value: string) =>
  act(async () => {
    fireEvent.change(field(name), { target: { value } });
  });

const written = { Straat: 'Zeeweg 12b', Telefoonnummer: '+32 470/12.34.56' };

test.each([
  [
    'the tabulator',
    async (name: string, text: string) => {
      await userEvent.type(field(name), text);
      await userEvent.tab();
    },
  ],
  ['autofill', autofill],
  [
    'Enter',
    async (name: string, text: string) => {
      await userEvent.type(field(name), `${text}{Enter}`);
    },
  ],
])(
  'after %s a street with its number and a phone with its prefix are in their fields [CHK-02, CHK-08]',
  async (_way, write) => {
    const { commands } = renderForm();
    fillIn();
    await userEvent.clear(field('Huisnummer'));
    for (const [name, text] of Object.entries(written)) {
      await userEvent.clear(field(name));
      await write(name, text);
    }
    const shown = ['Straat', 'Huisnummer', 'Toevoeging', 'Telefoonnummer'].map(
      (name) => (field(name) as HTMLInputElement).value,
    );
    expect(shown).toEqual(['Zeeweg', '12', 'b', '470123456']);
    expect(list('Landcode')).toHaveDisplayValue('België +32');
    await send();
    expect(commands.checkout.submitForm).toHaveBeenCalledWith(
      expect.objectContaining({
        address: 'Zeeweg',
        streetNumber: 12,
        streetNumberExtension: 'b',
        phoneNumber: '+32470123456',
      }),
    );
  },
);

test.each([
  ['2e Jan van der Heijdenstraat', ''],
  ['Plein 1944', ''],
  ['Zeeweg 12, achterom', ''],
  ['Zeeweg 12', 'b'],
])(
  'a street %j is not cut when the number may be part of its name or its addition is already there %j [CHK-02]',
  async (street, addition) => {
    renderForm();
    if (addition) await enter('Toevoeging', addition);
    await userEvent.type(field('Straat'), street);
    await userEvent.tab();
    const shown = ['Straat', 'Huisnummer', 'Toevoeging'].map((name) => (field(name) as HTMLInputElement).value);
    expect(shown).toEqual(addition ? ['Zeeweg', '12', 'b'] : [street, '', '']);
  },
);

test('lines that are pasted into the street and have no field of their own stay there, with commas between them [CHK-02]', async () => {
  renderForm();
  await enter('Straat', 'Rose Cottage\nChurch Lane\nLittle Hope');
  expect(field('Straat')).toHaveValue('Rose Cottage, Church Lane, Little Hope');
});

test('a house without a number: the error says what to type, and Spain’s s/n is taken [CHK-02]', async () => {
  renderForm();
  await userEvent.type(field('Huisnummer'), 'geen');
  await userEvent.tab();
  expect(field('Huisnummer')).toHaveAccessibleDescription(/Geen huisnummer\? Vul 0 in/);
  await userEvent.clear(field('Huisnummer'));
  await userEvent.type(field('Huisnummer'), 's/n');
  await userEvent.tab();
  expect([field('Huisnummer'), field('Toevoeging')].map((input) => (input as HTMLInputElement).value)).toEqual([
    '0',
    's/n',
  ]);
});

test('a shopper who signs in halfway finds the other fields filled in, and typed values unchanged [CHK-09, CHK-13]', async () => {
  const guest = renderForm();
  await userEvent.type(field('Achternaam'), 'de Vries');
  guest.unmount();
  renderForm({ user: true });
  expect(field('Voornaam')).toHaveValue('Noor');
  expect(field('Achternaam')).toHaveValue('de Vries');
  expect(field('E-mailadres')).toHaveValue('noor@account.example');
});

test('an open form follows a sign-in, a changed account and a sign-out of another tab; typed values stay [CHK-09]', async () => {
  const { store } = renderForm();
  await userEvent.type(field('Plaats'), 'Zandvoort');
  const become = (user: typeof noor | null) => act(() => store.set(primitives.user, user));
  become(noor);
  expect(field('Voornaam')).toHaveValue('Noor');
  become({ ...noor, profile: { ...noor.profile, givenName: 'Nora' } });
  expect(field('Voornaam')).toHaveValue('Nora');
  become(null);
  expect(field('Voornaam')).toHaveValue('');
  expect(field('E-mailadres')).toHaveValue('');
  expect(field('Plaats')).toHaveValue('Zandvoort');
});

test.each([
  ['12 bis', '12', 'bis'],
  ['80 bus 2', '80', 'bus 2'],
])(
  '%j as a house number is split, typed or filled in by the browser [CHK-02, CHK-15]',
  async (text, number, addition) => {
    const { unmount } = renderForm();
    await userEvent.type(field('Huisnummer'), text);
    await userEvent.tab();
    expect([field('Huisnummer'), field('Toevoeging')].map((input) => (input as HTMLInputElement).value)).toEqual([
      number,
      addition,
    ]);
    expect(field('Huisnummer')).not.toHaveAccessibleDescription(nl.form.error.number);
    unmount();
    sessionStorage.clear();
    renderForm();
    fireEvent.change(field('Huisnummer'), { target: { value: text } });
    await waitFor(() => expect(field('Huisnummer')).toHaveValue(number));
    expect(field('Toevoeging')).toHaveValue(addition);
  },
);

test('a house number does not replace an existing addition [CHK-02]', async () => {
  renderForm();
  await userEvent.type(field('Toevoeging'), 'A');
  await userEvent.type(field('Huisnummer'), '12 bis');
  await userEvent.tab();
  expect(field('Toevoeging')).toHaveValue('A');
  expect(await screen.findByText(nl.form.error.number)).toBeVisible();
});
