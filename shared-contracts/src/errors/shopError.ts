import * as z from 'zod/mini';
import { type RefusalValues, refusalSchema } from './refusal.ts';

/** The body of every answer 4xx and 5xx: a refusal [ERR-02, API-06]. */
export const errorAnswerSchema = z.object({
  error: z.extend(refusalSchema, {
    /** For malformed input: JSON path → the error there. */
    fields: z.optional(z.record(z.string(), z.string())),
  }),
});

export type ErrorAnswer = z.infer<typeof errorAnswerSchema>;

/** An expected failure of a call, as a value. `status` is 0 without an answer. */
export interface ShopError {
  code: string;
  message: string;
  status: number;
  values?: RefusalValues;
  requestId?: string;
  fields?: Record<string, string>;
}
