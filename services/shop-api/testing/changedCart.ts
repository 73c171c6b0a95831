import { type Cart, cartSchema } from '@festival/shared-contracts/cart/cart';
import type { OrderLookup } from '@festival/shared-contracts/order-lookup/orderLookup';
import { isTravelTicket } from '@festival/shared-contracts/product/isTravelTicket';
import type { Product } from '@festival/shared-contracts/product/product';
import { minimumOf } from '@festival/shared-contracts/product/ticketLimits';
import { shippingFormOf } from '@festival/shared-contracts/shipping/shippingPriceOf';
import { travelCartSchema } from '@festival/shared-contracts/travel/travelCart';
import type { Model } from './expectedCharge.ts';
import type { CartChange } from './generatedCart.ts';
import type { pageOf } from './pageOf.ts';
import type { CallAnswer, OwnCart, TestShop } from './testShop.ts';

/** A generated cart in the shop, with the test's model of it. */
export type ModelledCart = {
  own: OwnCart;
  model: Model;
  page: ReturnType<typeof pageOf>;
  /** The token of the cart's account. */
  headers: Record<string, string>;
  /** The add-ons for the stays of earlier orders, from a look-up. */
  addOns: OrderLookup['upsell']['hospitality']['add_on'];
  /** The persons of the cart's stay; 0 without one. */
  persons: number;
  /**
   * The total in the last response of the calls about stays, in cents; null if the last change was not a change of the
   * stay.
   */
  stayTotal: number | null;
};

/** Prices sent by a client, which the server must ignore. */
const lies = { price: 0.01, totalAmount: 0, discount: 99_999, shipping: 0 };

type Send = (method: 'PUT' | 'POST' | 'PATCH' | 'DELETE', below: string, payload?: object) => Promise<CallAnswer>;

/**
 * Makes a change in the shop and in the model. Returns the cart as a page reads it afterwards, or null if the shop
 * refused the change.
 */
export async function changedCart(shop: TestShop, cart: ModelledCart, change: CartChange): Promise<Cart | null> {
  const send: Send = (method, below, payload) =>
    shop.cartCall(cart.own, method, below, payload && { ...payload, ...lies }, cart.headers);
  const { status, body } = await sendChange(send, cart, change);
  if (status !== 200 || body.data.error !== undefined) return null;
  // The calls about stays return the stay, so a page reads the cart afterwards.
  const isCart = 'totals' in body.data;
  const answer = isCart ? body : (await shop.cartCall(cart.own, 'GET', '', undefined, cart.headers)).body;
  const after = cartSchema.parse(answer.data);
  cart.model.quantities = after.products;
  cart.stayTotal = 'packageOption' in body.data ? travelCartSchema.parse(body.data).totalPrice : null;
  return after;
}

const inTurn = <Item>(items: readonly Item[], pick: number): Item => {
  const item = items[pick % items.length];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
};

const refused: CallAnswer = { status: 404, body: { data: {} }, headers: {} };

async function sendChange(send: Send, cart: ModelledCart, change: CartChange): Promise<CallAnswer> {
  const { model, page } = cart;
  const { festival } = model.rules;
  const hotel = `/products/hotel/${festival.travelId}`;
  switch (change.kind) {
    case 'product':
      return send('PUT', '/products', quantityOf(cart, change));
    case 'entrance': {
      const productId = page.sold.find(isTravelTicket)?.id;
      return productId ? send('PUT', '/products', { productId, quantity: cart.persons }) : refused;
    }
    case 'protection':
      return send('PUT', '/products', { productId: 'refund-protection', quantity: change.isWanted ? 1 : 0 });
    case 'delivery': {
      if (page.config.preregistration) return refused;
      const { country, handle } = change;
      const answer = await send('POST', '/shipping', { countryCode: country, handle });
      if (answer.status === 200) model.shipping = { country, handle: country === null ? undefined : handle };
      return answer;
    }
    case 'voucher': {
      const { code } = inTurn(festival.vouchers ?? [], change.pick);
      const answer = await send('PUT', '/vouchers', { voucher: code });
      if (answer.status === 200) model.voucher = code;
      return answer;
    }
    case 'room': {
      const { product, sleeps } = inTurn(
        festival.stays.flatMap(({ rooms }) => rooms),
        change.pick,
      );
      const productId = change.persons === sleeps ? product.id : `${product.id}~${change.persons}`;
      const answer = await send('PUT', hotel, { productId });
      if (answer.status === 200) cart.persons = change.persons;
      return answer;
    }
    case 'noStay': {
      const answer = await send('DELETE', hotel);
      if (answer.status === 200) cart.persons = 0;
      return answer;
    }
    case 'extra': {
      const extraId = inTurn(festival.stayExtras, change.pick).product.id;
      if (change.amount === 0) return send('DELETE', `${hotel}/extras?extraId=${extraId}`);
      return send('POST', `${hotel}/extras`, { extraId, amount: change.amount });
    }
    case 'addOn': {
      const { cart: stay, extras } = inTurn(cart.addOns, change.pick);
      const { extraId } = inTurn(extras, Math.floor(change.pick / cart.addOns.length));
      if (change.amount === 0) return send('DELETE', `${hotel}/add-ons?addonId=${extraId}&hotelCartId=${stay.id}`);
      return send('PATCH', `${hotel}/add-ons`, { addonId: extraId, hotelCartId: stay.id, quantity: change.amount });
    }
  }
}

/**
 * Picks a product. Each kind has the same probability, so a membership is picked as often as all the sizes together.
 */
function productOf({ page: { sold } }: ModelledCart, pick: number): Product {
  const kinds = [...new Set(sold.map(kindOf))];
  const kind = inTurn(kinds, pick);
  const ofKind = sold.filter((product) => kindOf(product) === kind);
  return inTurn(ofKind, Math.floor(pick / kinds.length));
}

/** Merchandise is also divided by its form of delivery. */
const kindOf = ({ id, mappedType, stepSize }: Product): string =>
  mappedType === 'merchandise' ? (shippingFormOf({ [id]: 1 }) ?? mappedType) : `${mappedType} by ${stepSize}`;

/** A valid quantity of the product. */
function quantityOf(
  cart: ModelledCart,
  { pick, steps }: Extract<CartChange, { kind: 'product' }>,
): { productId: string; quantity: number } {
  const product = productOf(cart, pick);
  const amount = Math.min(minimumOf(product) + (steps - 1) * product.stepSize, product.maxQuantity);
  return { productId: product.id, quantity: steps === 0 ? 0 : amount };
}
