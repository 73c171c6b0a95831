import * as z from 'zod/mini';

/** A refusal as it is sent: `message` says what is wrong and what to do, `reasons` lists each error. */
export const registryErrorSchema = z.object({ code: z.string(), message: z.string(), reasons: z.array(z.string()) });

export type RegistryError = z.infer<typeof registryErrorSchema>;
