import * as z from 'zod/mini';
import { type OrderLookup, orderLookupSchema } from '../order-lookup/orderLookup.ts';
import { firstReference } from '../order-lookup/orderReference.ts';
import { emailAddress } from '../text/emailAddress.ts';
import { callEndpoint } from './callEndpoint.ts';
import { endpoint } from './endpoint.ts';
import type { HttpClient } from './httpClient.ts';
import type { KnownHeaders } from './requestHeaders.ts';

/** POST /get-orders: earlier orders, by one reference [LKP-01]. */
export const getOrders = endpoint({
  name: 'getOrders',
  summary: 'Earlier orders by email, reference or external reference, and what can be added to them',
  method: 'POST',
  path: '/get-orders',
  body: z.union([
    z.object({ consumer_email: emailAddress }),
    z.object({ reference: z.string().check(z.regex(/^\d{9}$/)) }),
    z.object({ consumer_external_reference: z.uuid() }),
  ]),
  answer: z.object({ data: orderLookupSchema }),
  headers: ['userToken'],
});

interface LookUpOptions {
  http: HttpClient;
  known: Parameters<typeof firstReference>[0];
  headers?: KnownHeaders<typeof getOrders>;
  /** Called with every failure, so that none goes unnoticed; never with the reference itself [ERR-04]. */
  report(failure: unknown): void;
}

/**
 * The earlier orders of a visitor, by their email or a reference; false without either, and after any error. It never throws [LKP-01,
 * LKP-05].
 */
export const lookUpOrders = async ({ http, known, headers, report }: LookUpOptions): Promise<OrderLookup | false> => {
  const body = firstReference(known);
  if (!body) return false;
  try {
    const found = await callEndpoint(http, getOrders, { body, headers });
    if (found.ok) return found.value.data;
    report(found.error);
  } catch (error) {
    report(error);
  }
  return false;
};
