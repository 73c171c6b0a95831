import { callEndpoint } from '@festival/shared-contracts/api/callEndpoint';
import type { HttpClient } from '@festival/shared-contracts/api/httpClient';
import { sendTransportRequest, type TransportRequest } from '@festival/shared-contracts/api/mailCalls';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import { primitives } from '@festival/shared-contracts/state/primitives';
import type { ErrorReport } from '../network/errorReport.ts';
import type { PageStore } from '../page/pageStore.ts';
import { guardedCall } from './guardedCall.ts';

export interface TransportRequestDeps {
  store: PageStore;
  /** The client of `/api`. */
  http: HttpClient;
  report(report: ErrorReport): void;
}

/** Mails a request for a bus to the shop, with the language of the page [TRN-04]. */
export const requestTransport = async (
  { store, http, report }: TransportRequestDeps,
  request: TransportRequest,
): Promise<Result> => {
  const body = { ...request, language: store.get(primitives.language) };
  const sent = await guardedCall(report, 'transport.notRequested', callEndpoint(http, sendTransportRequest, { body }));
  return sent.ok ? success(undefined) : sent;
};
