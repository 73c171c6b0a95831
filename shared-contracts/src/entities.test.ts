import type * as z from 'zod/mini';
import { cartSchema } from './cart/cart.ts';
import { checkoutFormFields } from './checkout/checkoutForm.ts';
import { orderLookupSchema } from './order-lookup/orderLookup.ts';
import { mappedTypes, productSchema, productTypes } from './product/product.ts';
import {
  extraMetaSchema,
  insuranceMetaSchema,
  membershipMetaSchema,
  merchandiseMetaSchema,
  serviceFeeModes,
  ticketMetaSchema,
} from './product/productMeta.ts';
import { shippingMethodSchema } from './shipping/shippingMethod.ts';
import { shopConfigSchema } from './shop/shopConfig.ts';
import { addOnSchema } from './travel/addOn.ts';
import { travelPackageSchema } from './travel/travelPackage.ts';
import { upsellEntrySchema } from './upsell/upsellEntry.ts';
import { userSchema } from './user/user.ts';
import { wishlistSchema } from './wishlist/wishlist.ts';

const totals = {
  productsExcludingServiceCosts: 0,
  serviceCosts: 0,
  orderFee: 0,
  touristTax: 0,
  entertainmentTax: 0,
  insurance: 0,
  shipping: 0,
  discount: 0,
  total: 0,
};
const smallestProduct = {
  id: 'weekend',
  name: 'Weekend',
  type: 'ticket',
  mappedType: 'ticket',
  price: 89.5,
  priceExcludingServiceCosts: 85,
};

interface Entity {
  schema: z.ZodMiniType;
  /** The field names in the spelling of the specification. */
  fields: string;
  /** The smallest valid entity in the wire format. */
  smallest: object;
  /** The result of parsing the smallest entity, with every default. */
  parsed: object;
  /** Values that are refused, each in place of a valid one. */
  wrong: object[];
}

const entities: Record<string, Entity> = {
  cart: {
    schema: cartSchema,
    fields:
      'id status timeout products totalAmount totalAmountExcludingServiceCosts checkoutAllowed checkoutErrors policyId order choices',
    smallest: {
      id: 'c',
      status: 'shopping',
      timeout: 900,
      products: {},
      totalAmount: 12.34,
      totalAmountExcludingServiceCosts: 12,
      totals,
      checkoutAllowed: true,
    },
    parsed: {
      totalAmount: 1234,
      totalAmountExcludingServiceCosts: 1200,
      checkoutErrors: [],
      policyId: null,
      order: { paymentUri: null, availablePaymentMethods: [], reference: null, status: null },
      choices: {
        shippingCountry: null,
        shippingHandle: null,
        refundProtection: null,
        termsVersion: null,
        covidTermsVersion: null,
        travel: null,
      },
    },
    wrong: [{ status: 'open' }, { timeout: '900' }, { products: { weekend: -1 } }, { totalAmount: '12' }],
  },
  product: {
    schema: productSchema,
    fields:
      'id name type price priceExcludingServiceCosts serviceCosts soldOut stockAvailable stock minQuantity maxQuantity stepSize isUpsell isHighlight mappedType categories slug meta',
    smallest: smallestProduct,
    parsed: {
      price: 8950,
      serviceCosts: 0,
      soldOut: false,
      stockAvailable: true,
      stock: null,
      minQuantity: 0,
      maxQuantity: 9,
      stepSize: 1,
      isUpsell: false,
      isHighlight: false,
      categories: { en: '', nl: '' },
      slug: '',
      texts: {},
    },
    wrong: [{ type: 'drink' }, { mappedType: 'drink' }, { price: '89,50' }, { stepSize: 0 }, { name: undefined }],
  },
  'ticket meta': {
    schema: ticketMetaSchema,
    fields:
      'image description perks minimumQuantity serviceFees mergeServiceFees calculateTouristTax touristTaxAmount mentionEntertainmentFee entertainmentFeeAmount additionalTicketText overrideSoldout soldOutText soldOutTravelCtaText isConditionalProduct conditionalMessage productDisclaimer vendorVariantTitle',
    smallest: {},
    parsed: {
      perks: [],
      minimumQuantity: 0,
      mergeServiceFees: 'Hide service fee',
      calculateTouristTax: false,
      touristTaxAmount: 0,
      entertainmentFeeAmount: 0,
      overrideSoldout: false,
    },
    wrong: [{ mergeServiceFees: 'Show' }, { perks: 'bar' }, { touristTaxAmount: '1,25' }],
  },
  'extra meta': {
    schema: extraMetaSchema,
    fields: 'image description isUpsell isCart hideVisualOnMobile',
    smallest: {},
    parsed: { image: '', description: '', isUpsell: false, isCart: false, hideVisualOnMobile: false },
    wrong: [{ isCart: 'Yes' }],
  },
  'merchandise meta': {
    schema: merchandiseMetaSchema,
    fields: 'sizes productImages ageCheck',
    smallest: {},
    parsed: { sizes: [], productImages: [], ageCheck: false },
    wrong: [{ sizes: [{ id: 'mer_tee_M', size: 'M' }] }],
  },
  'membership meta': {
    schema: membershipMetaSchema,
    fields: 'membershipType',
    smallest: {},
    parsed: { membershipType: 'year' },
    wrong: [{ membershipType: 'week' }],
  },
  'insurance meta': {
    schema: insuranceMetaSchema,
    fields: 'id percentage',
    smallest: {},
    parsed: { id: '', percentage: 0 },
    wrong: [{ percentage: '6,5' }],
  },
  wishlist: {
    schema: wishlistSchema,
    fields: 'products travelCart preferences isMemberSaleUsed',
    smallest: {},
    parsed: { products: {}, travelCart: null, preferences: {}, isMemberSaleUsed: false },
    wrong: [{ products: { weekend: 1.5 } }, { products: ['weekend'] }],
  },
  'travel package': {
    schema: travelPackageSchema,
    fields:
      'id name slug rating category occupation startOfStayDate endOfStayDate eventId accommodationId images packageOption extras totalPrice state',
    smallest: {
      id: 'p',
      name: 'Beach Hotel',
      slug: 'beach-hotel',
      startOfStayDate: '2027-07-08',
      endOfStayDate: '2027-07-12',
      totalPrice: 499,
    },
    parsed: {
      rating: 0,
      category: '',
      occupation: 2,
      eventId: '',
      accommodationId: '',
      images: [],
      extras: [],
      totalPrice: 49900,
      state: { soldout: false },
    },
    wrong: [{ startOfStayDate: '8 July' }, { extras: [{ extraId: 'e', amount: 1, subtotal: 5, category: 'food' }] }],
  },
  'add-on': {
    schema: addOnSchema,
    fields: 'extraId type quantity content stock image',
    smallest: { extraId: 'breakfast' },
    parsed: { type: { options: [] }, quantity: 0, content: { title: '', description: '' }, stock: null, image: '' },
    wrong: [{ type: { options: [{ priceInCents: 14.5 }] } }],
  },
  'shipping method': {
    schema: shippingMethodSchema,
    fields: 'name handle price texts',
    smallest: { name: 'Post', handle: 'post', price: 5.99 },
    parsed: { price: 599, texts: {} },
    wrong: [{ handle: 5 }],
  },
  'look-up result': {
    schema: orderLookupSchema,
    fields: 'original_orders upsell',
    smallest: {},
    parsed: { original_orders: [], upsell: { hospitality: { add_on_available: false, add_on: [] } } },
    wrong: [{ original_orders: [{ external_reference: 'x' }] }],
  },
  'upsell entry': {
    schema: upsellEntrySchema,
    fields: 'id type tileName highLighted tile',
    smallest: { id: 'locker' },
    parsed: {
      type: '',
      tileName: '',
      highLighted: false,
      tile: { title: '', buttonLabel: '', tileLink: 'Extras', tileImage: '', isCart: false },
    },
    wrong: [{ tile: { tileLink: 'Bar' } }],
  },
  'shop config': {
    schema: shopConfigSchema,
    fields:
      'slug shopToken apiNamespace apiTravelId maxTicketAmount soldoutPrice useStepper preregistration preregistrationKey previewMode previewModusCopy travelsale membersale loginRequired membershipRequired addonShop stepflow upsell upsellProducts queueUrl noCookieNeeded salesOptions productsInSalesOptions shopInit showDetailedServiceFees orderServiceFee orderServiceFeeWishlist disableRefund showCovidTerms paymentProvider upgradableOrder festivalData shopTheme disableBackgroundGradient showSaveTimeModal showProgressBar ossBrand shopSettings translations',
    smallest: {
      slug: 'zomer',
      shopToken: 't',
      apiNamespace: 'zomer-2027',
      ossBrand: 'solstrand',
      festivalData: { title: 'Zomer', dateStart: '2027-07-09' },
    },
    parsed: { maxTicketAmount: 9, paymentProvider: 'paylogic' },
    wrong: [{ upgradableOrder: { skipTravel: 'Yes' } }, { salesOptions: ['day'] }],
  },
  user: {
    schema: userSchema,
    fields: 'id profile membership wishlist preregistration',
    smallest: { id: 'u', profile: {} },
    parsed: { membership: { level: 0, status: '' }, wishlist: null, preregistration: null },
    wrong: [{ membership: { level: 'gold' } }, { id: 7 }],
  },
};

/** Field names of an entity, from its schema. */
const fieldsOf = (schema: z.ZodMiniType): string[] =>
  'shape' in schema.def ? Object.keys(schema.def.shape as object) : [];

test('every entity of the specification has one schema with its fields and its defaults; the form has the fields as well, and the user has a name for the greeting [BRD-09]', () => {
  for (const [name, { schema, fields, smallest, parsed }] of Object.entries(entities)) {
    expect([name, fieldsOf(schema)]).toEqual([name, expect.arrayContaining(fields.split(' '))]);
    expect([name, schema.parse(smallest)]).toEqual([name, expect.objectContaining(parsed)]);
  }
  const form =
    'gender firstName lastName countryCode phoneNumber email emailconfirm dateOfBirth address streetNumber streetNumberExtension postalCode city country state';
  expect(fieldsOf(checkoutFormFields)).toEqual(expect.arrayContaining(form.split(' ')));
  expect(userSchema.parse({ id: 'u', profile: { givenName: 'Noor' } }).profile.givenName).toBe('Noor');
});

describe.each(Object.entries(entities))('%s', (_name, { schema, fields, smallest, parsed, wrong }) => {
  test('has every field of the specification', () => {
    expect(fieldsOf(schema)).toEqual(expect.arrayContaining(fields.split(' ')));
  });

  test('a missing field gets its default, an unknown one is ignored', () => {
    const value = schema.parse({ ...smallest, unheardOf: true });
    expect(value).toMatchObject(parsed);
    expect(value).not.toHaveProperty('unheardOf');
  });

  test('a wrong field is refused', () => {
    for (const values of wrong) {
      expect([values, schema.safeParse({ ...smallest, ...values }).success]).toEqual([values, false]);
    }
  });
});

test('types, mapped types and service fee modes are those of the specification', () => {
  expect(productTypes.join()).toBe(
    'ticket,travel,hotel,traveladdon,transportation,comparetransport,merchandise,extras,membership,insurance,bus_travel',
  );
  expect(mappedTypes.join()).toBe(
    'ticket,membership,merchandise,transportation,insurance,extras,comparetransport,notused,packages,upgrades',
  );
  expect(serviceFeeModes.join()).toBe('Hide service fee,Show service fee as text,Show service fee as price');
});

test('a product’s meta holds the fields of every type with their defaults', () => {
  const { meta } = productSchema.parse({ ...smallestProduct, meta: { touristTaxAmount: 1.25, unheardOf: 1 } });
  for (const schema of [ticketMetaSchema, extraMetaSchema, merchandiseMetaSchema, membershipMetaSchema]) {
    expect(Object.keys(meta)).toEqual(expect.arrayContaining(Object.keys(schema.parse({}))));
  }
  expect(meta.touristTaxAmount).toBe(125);
  expect(meta).not.toHaveProperty('unheardOf');
});
