import * as z from 'zod/mini';
import { oneLine, severalLines, tabsToSpaces } from '../checkout/oneLine.ts';
import { emailAddress } from '../text/emailAddress.ts';
import { endpoint } from './endpoint.ts';

const line = z.string().check(tabsToSpaces(), z.trim(), z.minLength(1), z.maxLength(200), oneLine());

/** A visitor's request for a bus from another place [TRN-04]. */
export const transportRequestSchema = z.object({
  name: line,
  email: emailAddress,
  departure: line,
  persons: z.int().check(z.minimum(1), z.maximum(500)),
  date: z.optional(z.iso.date()),
  message: z._default(z.string().check(z.maxLength(2000), severalLines()), ''),
  language: z.optional(z.enum(['nl', 'en', 'es'])),
});

export type TransportRequest = z.infer<typeof transportRequestSchema>;

/** POST /mails: sends a transport request to the recipient in the shop's config only [API-13, TRN-04]. */
export const sendTransportRequest = endpoint({
  name: 'sendTransportRequest',
  service: 'personalisation',
  summary: 'Mails a transport request to the shop’s configured recipient',
  method: 'POST',
  path: '/mails',
  body: transportRequestSchema,
  answer: z.object({ data: z.object({ accepted: z.boolean() }) }),
});
