import { acceptTerms, createCart, getCart, setCartProduct } from '@festival/shared-contracts/api/cartCalls';
import { getOrderStatus, placeCartOrder, putCheckoutForm } from '@festival/shared-contracts/api/checkoutCalls';
import type { AnswerOf, BodyOf, Endpoint, ParamsOf } from '@festival/shared-contracts/api/endpoint';
import { chooseShipping, listShippingMethods } from '@festival/shared-contracts/api/shippingCalls';
import { findShop, getProducts, getShop } from '@festival/shared-contracts/api/shopCalls';
import {
  getTravelSettings,
  listOfferedExtras,
  listPackages,
  listRoomOptions,
} from '@festival/shared-contracts/api/travelCalls';
import type { Product } from '@festival/shared-contracts/product/product';
import { type ShopConfig, shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import { roomOptionSchema } from '@festival/shared-contracts/travel/roomOption';
import { travelPackageSchema } from '@festival/shared-contracts/travel/travelPackage';
import { travelSettingsSchema } from '@festival/shared-contracts/travel/travelSettings';
import { type FakeCart, fakeCart } from './fakeCart.ts';
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
      images: ['/brand/solstrand/art/hotel-dune.svg'],
      totalPrice: 420 + index,
      state: { soldout: index === 1 },
    }),
  );

const travelSettings = travelSettingsSchema.parse({
  categories: [{ id: 'Hotel', name: 'Hotel' }],
  ratings: [3, 4],
  dates: ['2027-07-09'],
});

const rooms = [3, 0].map((stock, index) =>
  roomOptionSchema.parse({
    id: `room-${index}`,
    title: `Room ${index + 1}`,
    subtotal: 420,
    roomId: `room-${index}`,
    stock,
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
  return [...shopCalls(shop, products), ...cartCalls(fakeCart({ shop, products, shippingMethods }))];
}

const shopCalls = (shop: ShopConfig, products: Product[]): FakeCall[] => [
  fake(findShop, () => ({
    slug: shop.slug,
    shopToken: shop.shopToken,
    apiNamespace: shop.apiNamespace,
    brand: shop.ossBrand,
    signOnBrand: '',
  })),
  fake(getShop, () => shop),
  fake(getProducts, () => products),
  fake(listPackages, () => ({ data: stays() })),
  fake(getTravelSettings, () => ({ data: travelSettings })),
  fake(listRoomOptions, () => ({ data: rooms })),
  fake(listOfferedExtras, () => ({ data: [] })),
  fake(listShippingMethods, () => ({ data: { shippingMethods } })),
];

const cartCalls = (cart: FakeCart): FakeCall[] => [
  fake(createCart, () => ({ data: { ...cart.read(), token: 'harness' } })),
  fake(getCart, () => ({ data: cart.read() })),
  fake(setCartProduct, ({ body: { productId, quantity } }) => ({ data: cart.setQuantity(productId, quantity) })),
  fake(acceptTerms, ({ body: { terms, covidTerms } }) => ({
    data: cart.choose({
      ...(terms !== undefined && { termsVersion: terms }),
      ...(covidTerms !== undefined && { covidTermsVersion: covidTerms }),
    }),
  })),
  fake(chooseShipping, ({ body: { countryCode, handle = null } }) => ({
    data: cart.choose({ shippingCountry: countryCode, shippingHandle: handle }),
  })),
  fake(putCheckoutForm, () => ({ data: cart.read() })),
  fake(placeCartOrder, () => {
    cart.place();
    return { data: { redirectUri: '?module=paymentStatus', reference: 'HARNESS-1' } };
  }),
  fake(getOrderStatus, () => ({
    data: {
      reference: 'HARNESS-1',
      status: 'completed' as const,
      total: cart.read().totals.total,
      email: 'a@example.org',
      lines: [],
    },
  })),
];
