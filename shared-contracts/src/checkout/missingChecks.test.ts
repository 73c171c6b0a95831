import type { CartChoices } from '../cart/cartChoices.ts';
import { nothingChosen } from '../cart/nothingChosen.ts';
import { shopConfigSchema } from '../shop/shopConfig.ts';
import { checkNames, type MissingCheck, missingChecks } from './missingChecks.ts';

const products = [
  { id: 'weekend', mappedType: 'ticket', slug: 'weekend' },
  { id: 'mer_tee_M', mappedType: 'merchandise', slug: 'tee' },
  { id: 'shopify_hoodie_M', mappedType: 'merchandise', slug: 'hoodie' },
  { id: 'cover', mappedType: 'insurance', slug: 'cover' },
] as const;

const chosen: CartChoices = {
  ...nothingChosen,
  shippingCountry: 'NL',
  shippingHandle: 'evening',
  refundProtection: 'no',
  termsVersion: '2',
  covidTermsVersion: '2',
};

/** The missing choices in a shop that requires all of them, unless the test says otherwise. */
const missing = ({
  flags = {},
  quantities = { weekend: 1, shopify_hoodie_M: 1 } as Record<string, number>,
  choices = {} as Partial<CartChoices>,
  sold = products as readonly (typeof products)[number][],
}): MissingCheck[] =>
  missingChecks({
    config: shopConfigSchema.parse({
      slug: 'zomer',
      shopToken: 'token',
      apiNamespace: 'zomer-2027',
      festivalData: { title: 'Zomer', dateStart: '2027-07-09' },
      ossBrand: 'solstrand',
      showCovidTerms: true,
      termsVersion: '2',
      ...flags,
    }),
    products: sold,
    quantities,
    choices: { ...chosen, ...choices },
  });

test('once all choices are made, nothing is missing [BSK-05]', () => {
  expect(missing({})).toEqual([]);
});

test.each<[MissingCheck, Partial<CartChoices>]>([
  ['form_terms_not_accepted', { termsVersion: null }],
  ['form_covid_not_accepted', { covidTermsVersion: null }],
  ['form_no_insurance_choice', { refundProtection: null }],
  ['form_no_country_selected', { shippingCountry: null }],
  ['form_no_shipping_costs_selected', { shippingHandle: null }],
])('%s is the only missing choice if only it is open [BSK-05, INS-01]', (check, choices) => {
  expect(missing({ choices })).toEqual([check]);
});

test('all open choices are listed, in the order of the screen [BSK-05]', () => {
  const open = [...checkNames].filter((name) => name !== 'form_no_shipping_costs_selected');
  expect(missing({ choices: nothingChosen })).toEqual(open);
});

test('terms that were accepted in another version do not count [BSK-05]', () => {
  expect(missing({ choices: { termsVersion: '1' } })).toEqual(['form_terms_not_accepted']);
  expect(missing({ choices: { covidTermsVersion: '1' } })).toEqual(['form_covid_not_accepted']);
});

test('the COVID terms are required only if the shop shows them [BSK-05]', () => {
  expect(missing({ flags: { showCovidTerms: false }, choices: { covidTermsVersion: null } })).toEqual([]);
});

test('refund protection is required only if it is offered and sold; in the cart it counts as chosen [INS-01]', () => {
  const choices = { refundProtection: null };
  expect(missing({ choices, flags: { disableRefund: true } })).toEqual([]);
  expect(missing({ choices, sold: products.filter(({ id }) => id !== 'cover') })).toEqual([]);
  expect(missing({ choices, quantities: { weekend: 1, cover: 1 } })).toEqual([]);
  expect(missing({ choices, quantities: { weekend: 1, cover: 0 } })).toEqual(['form_no_insurance_choice']);
});

test('a country is required only with merchandise, and a method is required only if there is a choice [SHP-01, SHP-02]', () => {
  const choices = { shippingCountry: null, shippingHandle: null };
  expect(missing({ choices, quantities: { weekend: 1 } })).toEqual([]);
  expect(missing({ choices, quantities: { mer_tee_M: 1 } })).toEqual(['form_no_country_selected']);
  expect(missing({ choices: { shippingHandle: null }, quantities: { mer_tee_M: 1 } })).toEqual([]);
  expect(missing({ choices: { shippingHandle: null } })).toEqual(['form_no_shipping_costs_selected']);
});

test('a wishlist requires nothing, also in its preview; a preview requires the choices that its basket shows, and no terms [BSK-05, BSK-09, BRD-04]', () => {
  const quantities = { weekend: 1, mer_tee_M: 1 };
  expect(missing({ choices: nothingChosen, flags: { preregistration: true } })).toEqual([]);
  expect(missing({ choices: nothingChosen, flags: { preregistration: true, previewMode: true } })).toEqual([]);
  expect(missing({ choices: nothingChosen, flags: { previewMode: true }, quantities })).toEqual([
    'form_no_country_selected',
    'form_no_insurance_choice',
  ]);
  const chosen = { ...nothingChosen, shippingCountry: 'NL', refundProtection: 'no' as const };
  expect(missing({ choices: chosen, flags: { previewMode: true }, quantities })).toEqual([]);
});
