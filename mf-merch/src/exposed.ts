import type { ExposedTypes } from '@festival/shared-contracts/exposed-module/exposedTypes';
import * as z from 'zod/mini';

/** What each exposed module takes, by name; none of this remote loads anything of its own. */
export const exposed = {
  extra: { params: z.object({ id: z.string() }) },
  extras: {},
  merchandise: {},
} satisfies ExposedTypes;

export type Exposed = typeof exposed;
