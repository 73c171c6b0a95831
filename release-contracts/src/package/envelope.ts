import * as z from 'zod/mini';

/**
 * A DSSE envelope (secure-systems-lab/dsse, version 1): the signed content and its type, in base64, with each signature and the id of its
 * key.
 */
export const envelopeSchema = z.object({
  payloadType: z.string().check(z.maxLength(100)),
  payload: z.base64().check(z.maxLength(4_000_000)),
  signatures: z
    .array(z.object({ keyid: z.string().check(z.maxLength(200)), sig: z.base64().check(z.maxLength(1_000)) }))
    .check(z.minLength(1, 'an envelope has a signature'), z.maxLength(10, 'an envelope has at most 10 signatures')),
});

export type Envelope = z.infer<typeof envelopeSchema>;
