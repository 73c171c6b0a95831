import { getOrderStatus } from '@festival/shared-contracts/api/checkoutCalls';
import {
  getOrderPage,
  getTicketDocument,
  getTicketFiles,
  getTicketPasses,
  listOwnOrders,
  putTicketNames,
  sendOrderLink,
  sendOrderMail,
} from '@festival/shared-contracts/api/orderPageCalls';
import type { OrderPage } from '@festival/shared-contracts/order/orderPage';
import type { OrderView } from '@festival/shared-contracts/order/orderView';
import { AxiosError } from 'axios';
import type { HarnessWorld } from '../states/harnessState.ts';
import { type FakeCall, fake } from './fakeCall.ts';
import type { FakeCart } from './fakeCart.ts';

/** A server that is down gives no response at all. */
const unlessAway = <Value>(value: Value | 'away'): Value => {
  if (value === 'away') throw new AxiosError('The server is down.', AxiosError.ERR_NETWORK);
  return value;
};

const paidOrder = (cart: FakeCart): OrderView => ({
  reference: '123456789',
  status: 'completed',
  total: cart.read().totals.total,
  email: 'a@example.org',
  lines: [],
});

const passesOf = ({ tickets }: OrderPage) =>
  tickets.map(({ productId, number }) => ({
    productId,
    number,
    google: 'https://pay.google.com/gp/v/save/harness',
    apple: { name: `ticket-${number}.pkpass`, content: '' },
  }));

/** Orders of a shop in memory, as its world describes them; calls about missing orders are not supported. */
export const fakeOrders = ({ order, placedOrder, ownOrders = [] }: HarnessWorld, cart: FakeCart): FakeCall[] => [
  fake(sendOrderLink, () => ({ data: { accepted: true } })),
  fake(listOwnOrders, () => ({ data: ownOrders })),
  ...(order === null ? [] : [fake(getOrderStatus, () => ({ data: unlessAway(order ?? paidOrder(cart)) }))]),
  ...(placedOrder === undefined
    ? []
    : [
        fake(getOrderPage, () => ({ data: unlessAway(placedOrder) })),
        fake(putTicketNames, () => ({ data: unlessAway(placedOrder) })),
        fake(sendOrderMail, () => ({ data: { accepted: true } })),
        fake(getTicketFiles, () => ({ data: [] })),
        fake(getTicketDocument, () => ({ data: { name: 'tickets.pdf', content: '' } })),
        fake(getTicketPasses, () => ({ data: passesOf(unlessAway(placedOrder)) })),
      ]),
];
