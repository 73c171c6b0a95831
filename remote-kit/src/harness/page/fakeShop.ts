import { acceptTerms, createCart, getCart, setCartProduct } from '@festival/shared-contracts/api/cartCalls';
import { getOrderStatus, placeCartOrder, putCheckoutForm } from '@festival/shared-contracts/api/checkoutCalls';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf } from '@festival/shared-contracts/api/endpoint';
import { chooseShipping, listShippingMethods } from '@festival/shared-contracts/api/shippingCalls';
import { findShop, getProducts, getShop } from '@festival/shared-contracts/api/shopCalls';
import { listPackages } from '@festival/shared-contracts/api/travelCalls';
import { type Cart, cartSchema, type Quantities } from '@festival/shared-contracts/cart/cart';
import { type CartChoices, nothingChosen } from '@festival/shared-contracts/cart/cartChoices';
import { cartTotals } from '@festival/shared-contracts/cart/cartTotals';
import { shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import { travelPackageSchema } from '@festival/shared-contracts/travel/travelPackage';
import * as z from 'zod/mini';
import { fakeProducts } from './fakeProducts.ts';

/** An endpoint, and what the fakes answer to it. */
export interface FakeCall {
  endpoint: Endpoint;
  answer: (input: { params: Record<string, unknown>; body: unknown }) => unknown;
}

const fake = <E extends Endpoint>(
  endpoint: E,
  answer: (input: { params: ParamsOf<E>; body: BodyOf<E> }) => AnswerOf<E>,
): FakeCall => ({ endpoint, answer: answer as FakeCall['answer'] });

const config = (slug: string) =>
  shopConfigSchema.parse({
    slug,
    shopToken: 'harness',
    apiNamespace: 'harness',
    apiTravelId: 'harness',
    orderServiceFee: 2.5,
    ossBrand: 'solstrand',
    steps: ['tickets', 'packages', 'transportation', 'merchandise', 'extras'],
    festivalData: { title: 'Harness', dateStart: '2027-07-09', dateEnd: '2027-07-11', place: 'Anywhere' },
  });

const stays = () =>
  [4, 0].map((rating, index) =>
    travelPackageSchema.parse({
      id: `stay-${index}`,
      name: index === 0 ? 'Hotel by the sea' : 'Cabin',
      slug: `stay-${index}`,
      rating,
      startOfStayDate: '2027-07-09',
      endOfStayDate: '2027-07-12',
      images: ['/brand/solstrand/art/hotel-dune'],
      totalPrice: 420 + index,
      state: { soldout: index === 1 },
    }),
  );

const shippingMethods = [
  { name: 'Standard', handle: 'standard', price: 599 },
  { name: 'Express', handle: 'express', price: 1299 },
];

/** A shop in memory: the calls that the remotes' commands and `load` need, answered by the contracts' own rules. */
export function fakeShop(slug: string): FakeCall[] {
  const products = fakeProducts();
  const shop = config(slug);
  let quantities: Quantities = {};
  let choices: CartChoices = nothingChosen;
  let status: Cart['status'] = 'shopping';

  const cart = (): Cart => {
    const shipping = shippingMethods.find(({ handle }) => handle === choices.shippingHandle)?.price;
    const totals = cartTotals({ quantities, products, orderFee: shop.orderServiceFee, shipping });
    const methods = [{ uid: 'card', name: 'Card' }];
    return z.parse(cartSchema, {
      id: 'harness',
      status,
      timeout: 900,
      products: quantities,
      totalAmount: totals.total / 100,
      totalAmountExcludingServiceCosts: (totals.total - totals.serviceCosts) / 100,
      totals: z.encode(cartSchema.shape.totals, totals),
      checkoutAllowed: totals.total > 0,
      choices,
      order: { availablePaymentMethods: methods },
    });
  };

  return [
    fake(findShop, () => ({
      slug,
      shopToken: shop.shopToken,
      apiNamespace: shop.apiNamespace,
      brand: shop.ossBrand,
      signOnBrand: '',
    })),
    fake(getShop, () => shop),
    fake(getProducts, () => products),
    fake(listPackages, () => ({ data: stays() })),
    fake(createCart, () => ({ data: { ...cart(), token: 'harness' } })),
    fake(getCart, () => ({ data: cart() })),
    fake(setCartProduct, ({ body: { productId, quantity } }) => {
      const { [productId]: _before, ...others } = quantities;
      quantities = quantity === 0 ? others : { ...others, [productId]: quantity };
      if (productId === 'insurance') choices = { ...choices, refundProtection: quantity === 0 ? 'no' : 'yes' };
      return { data: cart() };
    }),
    fake(acceptTerms, ({ body: { terms = choices.termsVersion, covidTerms = choices.covidTermsVersion } }) => {
      choices = { ...choices, termsVersion: terms, covidTermsVersion: covidTerms };
      return { data: cart() };
    }),
    fake(listShippingMethods, () => ({ data: { shippingMethods } })),
    fake(chooseShipping, ({ body: { countryCode, handle = null } }) => {
      choices = { ...choices, shippingCountry: countryCode, shippingHandle: handle };
      return { data: cart() };
    }),
    fake(putCheckoutForm, () => ({ data: cart() })),
    fake(placeCartOrder, () => {
      status = 'in_payment';
      return { data: { redirectUri: '?module=paymentStatus', reference: 'HARNESS-1' } };
    }),
    fake(getOrderStatus, () => ({
      data: {
        reference: 'HARNESS-1',
        status: 'completed' as const,
        total: cart().totals.total,
        email: 'a@example.org',
        lines: [],
      },
    })),
  ];
}
