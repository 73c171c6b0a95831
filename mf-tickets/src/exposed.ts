import type { ExposedTypes } from '@festival/shared-contracts/exposed-module/exposedTypes';
import * as z from 'zod/mini';

/** What each exposed module takes, by name; none of this remote loads anything of its own. */
export const exposed = {
  membership: {},
  ticket: { params: z.object({ id: z.string() }) },
  tickets: {},
  upgrade: {},
} satisfies ExposedTypes;

export type Exposed = typeof exposed;
