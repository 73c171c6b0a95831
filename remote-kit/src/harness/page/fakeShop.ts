import { acceptTerms, createCart, getCart, setCartProduct } from '@festival/shared-contracts/api/cartCalls';
import { getOrderStatus, placeCartOrder, putCheckoutForm } from '@festival/shared-contracts/api/checkoutCalls';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf } from '@festival/shared-contracts/api/endpoint';
import { chooseShipping, listShippingMethods } from '@festival/shared-contracts/api/shippingCalls';
import { findShop, getProducts, getShop } from '@festival/shared-contracts/api/shopCalls';
import { listPackages } from '@festival/shared-contracts/api/travelCalls';
import { shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import { travelPackageSchema } from '@festival/shared-contracts/travel/travelPackage';
import { fakeCart, fakeShippingMethods } from './fakeCart.ts';
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

/** A shop in memory: the calls that the remotes' commands and `load` need, answered by the contracts' own rules. */
export function fakeShop(slug: string): FakeCall[] {
  const products = fakeProducts();
  const shop = config(slug);
  const cart = fakeCart(products, shop.orderServiceFee);
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
    fake(createCart, () => ({ data: { ...cart.current(), token: 'harness' } })),
    fake(getCart, () => ({ data: cart.current() })),
    fake(setCartProduct, ({ body: { productId, quantity } }) => {
      cart.setQuantity(productId, quantity);
      if (productId === 'insurance') cart.choose({ refundProtection: quantity === 0 ? 'no' : 'yes' });
      return { data: cart.current() };
    }),
    fake(acceptTerms, ({ body: { terms, covidTerms } }) => {
      if (terms !== undefined) cart.choose({ termsVersion: terms });
      if (covidTerms !== undefined) cart.choose({ covidTermsVersion: covidTerms });
      return { data: cart.current() };
    }),
    fake(listShippingMethods, () => ({ data: { shippingMethods: fakeShippingMethods } })),
    fake(chooseShipping, ({ body: { countryCode, handle = null } }) => {
      cart.choose({ shippingCountry: countryCode, shippingHandle: handle });
      return { data: cart.current() };
    }),
    fake(putCheckoutForm, () => ({ data: cart.current() })),
    fake(placeCartOrder, () => {
      cart.startPayment();
      return { data: { redirectUri: '?module=paymentStatus', reference: 'HARNESS-1' } };
    }),
    fake(getOrderStatus, () => ({
      data: {
        reference: 'HARNESS-1',
        status: 'completed' as const,
        total: cart.current().totals.total,
        email: 'a@example.org',
        lines: [],
      },
    })),
  ];
}
