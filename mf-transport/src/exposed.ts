import type { ExposedTypes } from '@festival/shared-contracts/exposed-module/exposedTypes';
import * as z from 'zod/mini';

/** The types of each exposed module, by name. No module of this remote loads data. */
export const exposed = {
  compareTable: {},
  compareTransport: { params: z.object({ region: z.optional(z.enum(['eu', 'nl'])) }) },
  transportation: {},
} satisfies ExposedTypes;

export type Exposed = typeof exposed;
