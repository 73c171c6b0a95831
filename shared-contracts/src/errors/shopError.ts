import * as z from 'zod/mini';

/** The body of every answer 4xx and 5xx; `message` is a key or a sentence for the shopper [ERR-02, API-06]. */
export const errorAnswerSchema = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
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
  requestId?: string;
  fields?: Record<string, string>;
}
