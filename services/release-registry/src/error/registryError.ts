import * as z from 'zod/mini';

/** A refusal on the wire: `message` says what is wrong and what to do, `reasons` each single error. */
export const registryErrorSchema = z.object({ code: z.string(), message: z.string(), reasons: z.array(z.string()) });

export type RegistryError = z.infer<typeof registryErrorSchema>;
