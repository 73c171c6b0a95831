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
  sendOrderLink,
  sendOrderMail,
} from '@festival/shared-contracts/api/orderPageCalls';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import { primitives } from '@festival/shared-contracts/state/primitives';
import * as z from 'zod/mini';
import type { PageStore } from '../page/pageStore.ts';

export interface OrderCommandDeps {
  /** The client of `/api`. */
  http: HttpClient;
  store: Pick<PageStore, 'get'>;
}

/** If a mail program has cut a link short, its token cannot be valid, so no request is sent. */
const noOrder: ShopError = { code: 'order.not_found', message: '', status: 404 };
/** The typed text is neither an order number nor an email address, so no request is sent. */
const neitherNumberNorAddress: ShopError = { code: 'request.invalid', message: '', status: 400 };
const isToken = (token: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(token);

/** Reads placed orders: one by the token in its link, or all orders of the account. */
export const orderCommands = ({ http, store }: OrderCommandDeps): Commands['orders'] => {
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
    async sendLink(wanted) {
      const body = { wanted, language: store.get(primitives.language) };
      if (!z.safeParse(sendOrderLink.body, body).success) return failure(neitherNumberNorAddress);
      const sent = await callEndpoint(http, sendOrderLink, { body });
      return sent.ok ? success(undefined) : sent;
    },
    async listOwn() {
      const answer = await callEndpoint(http, listOwnOrders, {});
      return answer.ok ? success(answer.value.data) : answer;
    },
  };
};
