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
import type { HarnessWorld } from '../states/harnessState.ts';
import { type FakeCart, fakeCart } from './fakeCart.ts';
import { fakeRooms, fakeTravelSettings } from './fakeTravel.ts';

/** An endpoint, and what the fakes answer to it. */
export interface FakeCall {
  endpoint: Endpoint;
  answer: (input: { params: Record<string, unknown>; body: unknown }) => unknown;
}

const fake = <E extends Endpoint>(
  endpoint: E,
  answer: (input: { params: ParamsOf<E>; body: BodyOf<E> }) => AnswerOf<E>,
): FakeCall => ({ endpoint, answer: answer as FakeCall['answer'] });

const shippingMethods = [
  { name: 'Standard', handle: 'standard', price: 599 },
  { name: 'Express', handle: 'express', price: 1299 },
];

/** A shop in memory: the calls that the remotes' commands and `load` need, answered by the contracts' own rules. */
export function fakeShop(world: HarnessWorld): FakeCall[] {
  const { config: shop, products, quantities, choices: chosen } = world;
  return [...shopCalls(world), ...cartCalls(fakeCart({ shop, products, quantities, shippingMethods, chosen }))];
}

const shopCalls = ({ config: shop, products, stays }: HarnessWorld): FakeCall[] => [
  fake(findShop, () => ({
    slug: shop.slug,
    shopToken: shop.shopToken,
    apiNamespace: shop.apiNamespace,
    brand: shop.ossBrand,
    signOnBrand: '',
  })),
  fake(getShop, () => shop),
  fake(getProducts, () => products),
  fake(listPackages, () => ({ data: stays })),
  fake(getTravelSettings, () => ({ data: fakeTravelSettings })),
  fake(listRoomOptions, () => ({ data: fakeRooms })),
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
