import { acceptTerms, createCart, getCart, setCartProduct } from '@festival/shared-contracts/api/cartCalls';
import { placeCartOrder, putCheckoutForm } from '@festival/shared-contracts/api/checkoutCalls';
import { chooseShipping, listShippingMethods } from '@festival/shared-contracts/api/shippingCalls';
import { findShop, getProducts, getShop } from '@festival/shared-contracts/api/shopCalls';
import {
  getTravelSettings,
  listOfferedExtras,
  listPackages,
  listRoomOptions,
} from '@festival/shared-contracts/api/travelCalls';
import type { HarnessWorld } from '../states/harnessState.ts';
import { type FakeCall, fake } from './fakeCall.ts';
import { type FakeCart, fakeCart } from './fakeCart.ts';
import { fakeOrders } from './fakeOrders.ts';
import { fakeRooms, fakeTravelSettings } from './fakeTravel.ts';

const shippingMethods = [
  { name: 'Standard', texts: { nl: { name: 'Standaard' }, es: { name: 'Estándar' } }, handle: 'standard', price: 599 },
  { name: 'Express', texts: {}, handle: 'express', price: 1299 },
];

/** A shop in memory: the calls that the remotes' commands and `load` need, with the contracts' own rules. */
export function fakeShop(world: HarnessWorld): FakeCall[] {
  const { config: shop, products, quantities, cart: changed } = world;
  const cart = fakeCart({ shop, products, quantities, shippingMethods, changed });
  return [...shopCalls(world), ...cartCalls(cart), ...fakeOrders(world, cart)];
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
];
