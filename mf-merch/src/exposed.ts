import type { ExposedTypes } from '@festival/shared-contracts/exposed-module/exposedTypes';
import * as z from 'zod/mini';

/** The types of each exposed module, by name. No module of this remote loads data. */
export const exposed = {
  extra: { params: z.object({ id: z.string() }) },
  extras: {},
  merchandise: {},
} satisfies ExposedTypes;

export type Exposed = typeof exposed;
