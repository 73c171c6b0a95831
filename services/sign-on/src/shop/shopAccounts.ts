import * as calls from '@festival/shared-contracts/api/accountCalls';
import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import type { AnswerOf } from '@festival/shared-contracts/api/endpoint';
import type { Result } from '@festival/shared-contracts/errors/result';
import type { ShopError } from '@festival/shared-contracts/errors/shopError';
import axios from 'axios';

/** Memberships and newsletters of an account, as the shops know them. */
export type ShopAccount = AnswerOf<typeof calls.getAccount>['data'];

/** The calls about accounts of the shop's Members API. Each rejects, with status 503, while it can't be reached. */
export type ShopAccounts = {
  /** The brands that have a shop. */
  brands: () => Promise<string[]>;
  read: (accountId: string) => Promise<ShopAccount>;
  chooseNewsletters: (accountId: string, brands: string[]) => Promise<void>;
  /** Does nothing for a membership of another account. */
  cancelRenewal: (accountId: string, membershipId: string) => Promise<void>;
  endSessions: (accountId: string) => Promise<void>;
  /** Returns false and changes nothing while an order of the account is being paid. */
  erase: (account: { id: string; email: string }) => Promise<boolean>;
};

/** The shop API at this address, which believes the tokens that this issuer signs for its accounts. */
export function shopAccounts(shopApiUrl: string, tokenOf: (accountId: string) => Promise<string>): ShopAccounts {
  const http = axios.create({ baseURL: shopApiUrl, timeout: 10_000, proxy: false, maxRedirects: 0 });
  const as = async (accountId: string) => ({ userToken: await tokenOf(accountId) });
  return {
    brands: async () => answerOf(await callEndpoint(http, calls.listBrands)).brands,
    read: async (id) => answerOf(await callEndpoint(http, calls.getAccount, { headers: await as(id) })),
    chooseNewsletters: async (id, brands) => {
      answerOf(await callEndpoint(http, calls.chooseNewsletters, { body: { brands }, headers: await as(id) }));
    },
    cancelRenewal: async (id, membershipId) => {
      if (membershipId === '') return;
      answerOf(await callEndpoint(http, calls.cancelRenewal, { params: { membershipId }, headers: await as(id) }));
    },
    endSessions: async (id) => {
      answerOf(await callEndpoint(http, calls.endSessions, { headers: await as(id) }));
    },
    erase: async ({ id, email }) =>
      answerOf(await callEndpoint(http, calls.eraseAccount, { body: { email }, headers: await as(id) })).isErased,
  };
}

/** The content of an answer. Throws an error of status 503 for a call that failed. */
function answerOf<Data>(answered: Result<{ data: Data }, ShopError>): Data {
  if (answered.ok) return answered.value.data;
  const { status, code, message } = answered.error;
  throw Object.assign(new Error(`The shop API could not be asked about accounts: ${status} ${code} ${message}`), {
    statusCode: 503,
  });
}
