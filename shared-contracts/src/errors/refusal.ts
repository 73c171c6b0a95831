import * as z from 'zod/mini';

/** The values that a text may contain: `maximum`, `tickets`, `persons`. */
const refusalValuesSchema = z.record(z.string(), z.union([z.string(), z.number()]));
export type RefusalValues = z.infer<typeof refusalValuesSchema>;

/**
 * A refusal of the shop. `message` is the key of the reason, or a sentence. A shopper reads our text for the code, with the values; without such a
 * text, the shopper reads the sentence [ERR-02].
 */
export const refusalSchema = z.object({
  code: z.string(),
  message: z.string(),
  values: z.optional(refusalValuesSchema),
});
