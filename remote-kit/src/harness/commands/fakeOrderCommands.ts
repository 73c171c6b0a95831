import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
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
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import type { HarnessDeps } from './harnessCart.ts';
import { notInHarness } from './notInHarness.ts';

const dataOf = <Data>(answer: Result<{ data: Data }>): Result<Data> =>
  answer.ok ? success(answer.value.data) : answer;

/** Each command is one call. */
export const fakeOrderCommands = ({ api }: Pick<HarnessDeps, 'api'>): Commands['orders'] => ({
  read: async (orderToken) => dataOf(await callEndpoint(api, getOrderPage, { params: { orderToken } })),
  readTickets: async (orderToken) => dataOf(await callEndpoint(api, getTicketFiles, { params: { orderToken } })),
  readTicketDocument: async (orderToken) =>
    dataOf(await callEndpoint(api, getTicketDocument, { params: { orderToken } })),
  readPasses: async (orderToken) => dataOf(await callEndpoint(api, getTicketPasses, { params: { orderToken } })),
  nameTickets: async (orderToken, names) =>
    dataOf(await callEndpoint(api, putTicketNames, { params: { orderToken }, body: { names } })),
  readCalendar: notInHarness('orders.readCalendar'),
  async sendMail(orderToken) {
    const sent = await callEndpoint(api, sendOrderMail, { params: { orderToken } });
    return sent.ok ? success(undefined) : sent;
  },
  async sendLink(wanted) {
    const sent = await callEndpoint(api, sendOrderLink, { body: { wanted } });
    return sent.ok ? success(undefined) : sent;
  },
  listOwn: async () => dataOf(await callEndpoint(api, listOwnOrders)),
});
