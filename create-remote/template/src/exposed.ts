import type { ExposedTypes } from '@festival/shared-contracts/exposed-module/exposedTypes';

/** What each exposed module takes, by name: parameters of its address (`params`), and what its `load` answers (`data`), as schemas of zod. */
export const exposed = { sample: {} } satisfies ExposedTypes;
