import * as z from 'zod/mini';
import { type RefusalValues, refusalSchema } from './refusal.ts';

/** The body of every answer 4xx and 5xx: a refusal [ERR-02, API-06]. */
export const errorAnswerSchema = z.object({
  error: z.extend(refusalSchema, {
    /** For malformed input: JSON path to what is wrong there. */
    fields: z.optional(z.record(z.string(), z.string())),
  }),
});

export type ErrorAnswer = z.infer<typeof errorAnswerSchema>;

/** An expected failure of a call, as a value. `status` is 0 when no answer came. */
export interface ShopError {
  code: string;
  message: string;
  status: number;
  values?: RefusalValues;
  requestId?: string;
  fields?: Record<string, string>;
}
