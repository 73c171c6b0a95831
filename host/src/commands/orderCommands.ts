import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import type { HttpClient } from '@festival/shared-contracts/api/httpClient';
import {
  getOrderCalendar,
  getOrderPage,
  getTicketDocument,
  getTicketFiles,
  getTicketPasses,
  listOwnOrders,
  putTicketNames,
  sendOrderMail,
} from '@festival/shared-contracts/api/orderPageCalls';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';

export interface OrderCommandDeps {
  /** The client of `/api`. */
  http: HttpClient;
}

/** A link that was cut short in a mail opens no order, and the server is not asked. */
const noOrder: ShopError = { code: 'order.not_found', message: '', status: 404 };
const isToken = (token: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(token);

/** Placed orders: each by the token of its link, and those of the account. */
export const orderCommands = ({ http }: OrderCommandDeps): Commands['orders'] => {
  const linked = async <Data>(
    token: string,
    call: (params: { orderToken: string }) => Promise<Result<{ data: Data }>>,
  ): Promise<Result<Data>> => {
    if (!isToken(token)) return failure(noOrder);
    const answer = await call({ orderToken: token });
    return answer.ok ? success(answer.value.data) : answer;
  };
  return {
    read: (token) => linked(token, (params) => callEndpoint(http, getOrderPage, { params })),
    readTickets: (token) => linked(token, (params) => callEndpoint(http, getTicketFiles, { params })),
    readTicketDocument: (token) => linked(token, (params) => callEndpoint(http, getTicketDocument, { params })),
    readPasses: (token) => linked(token, (params) => callEndpoint(http, getTicketPasses, { params })),
    nameTickets: (token, names) =>
      linked(token, (params) => callEndpoint(http, putTicketNames, { params, body: { names } })),
    readCalendar: (token) => linked(token, (params) => callEndpoint(http, getOrderCalendar, { params })),
    async sendMail(token) {
      const sent = await linked(token, (params) => callEndpoint(http, sendOrderMail, { params }));
      return sent.ok ? success(undefined) : sent;
    },
    async listOwn() {
      const answer = await callEndpoint(http, listOwnOrders, {});
      return answer.ok ? success(answer.value.data) : answer;
    },
  };
};
