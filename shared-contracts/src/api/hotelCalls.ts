import * as z from 'zod/mini';
import { cartIdSchema, cartSchema } from '../cart/cart.ts';
import { productIdSchema } from '../product/product.ts';
import { travelCartSchema } from '../travel/travelCart.ts';
import { endpoint } from './endpoint.ts';

const id = z.string().check(z.minLength(1), z.maxLength(120));
const params = { cartId: cartIdSchema, travelId: id };
const path = '/carts/:cartId/products/hotel/:travelId';
const headers = ['userToken', 'cartToken'] as const;
const cartAnswer = z.object({ data: cartSchema });
const travelCartAnswer = z.object({ data: travelCartSchema });

/** PUT …/hotel/{travelId}: chooses a package's room, which creates the travel cart [TRV-03]. */
export const setHotel = endpoint({
  name: 'setHotel',
  summary: 'Puts the room of a travel package into the cart, in place of the one before',
  method: 'PUT',
  path,
  params,
  /** The id of the package option. */
  body: z.object({ productId: productIdSchema }),
  answer: travelCartAnswer,
  headers,
});

/** GET …/hotel/{travelId}: the stay in the cart [TRV-03]. */
export const getTravelCart = endpoint({
  name: 'getTravelCart',
  summary: 'The stay in the cart: package, room, extras, add-ons',
  method: 'GET',
  path,
  params,
  answer: travelCartAnswer,
  headers,
});

/** DELETE …/hotel/{travelId}: removes the stay from the cart [TRV-04]. */
export const deleteTravelCart = endpoint({
  name: 'deleteTravelCart',
  summary: 'Removes the stay from the cart',
  method: 'DELETE',
  path,
  params,
  answer: cartAnswer,
  headers,
});

/** POST …/hotel/{travelId}/extras: sets the quantity of an extra in the stay [TRV-03]. */
export const addHotelExtra = endpoint({
  name: 'addHotelExtra',
  summary: 'Adds an extra to the stay',
  method: 'POST',
  path: `${path}/extras`,
  params,
  body: z.object({ extraId: id, amount: z.int().check(z.minimum(1), z.maximum(100)) }),
  answer: travelCartAnswer,
  headers,
});

/** DELETE …/hotel/{travelId}/extras: removes an extra from the stay; the query names it, since a proxy may drop the body of a DELETE. */
export const deleteHotelExtra = endpoint({
  name: 'deleteHotelExtra',
  summary: 'Removes an extra from the stay',
  method: 'DELETE',
  path: `${path}/extras`,
  params,
  query: { extraId: id },
  answer: travelCartAnswer,
  headers,
});

/** PATCH …/hotel/{travelId}/add-ons: sets the quantity of an add-on for an earlier stay [ADD-02]. */
export const setAddOn = endpoint({
  name: 'setAddOn',
  summary: 'Sets how many of a hotel add-on the cart holds',
  method: 'PATCH',
  path: `${path}/add-ons`,
  params,
  body: z.object({ addonId: id, quantity: z.int().check(z.minimum(1), z.maximum(100)), hotelCartId: z.optional(id) }),
  answer: cartAnswer,
  headers,
});

/** DELETE …/hotel/{travelId}/add-ons: sets the quantity to 0 [ADD-02]. */
export const deleteAddOn = endpoint({
  name: 'deleteAddOn',
  summary: 'Removes a hotel add-on from the cart',
  method: 'DELETE',
  path: `${path}/add-ons`,
  params,
  query: { addonId: id, hotelCartId: z.optional(id) },
  answer: cartAnswer,
  headers,
});
