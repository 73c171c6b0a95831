import type { ExposedTypes } from '@festival/shared-contracts/exposed-module/exposedTypes';

/** For each exposed module, by name: zod schemas of the parameters in its address (`params`) and of the data that its `load` returns (`data`). */
export const exposed = { sample: {} } satisfies ExposedTypes;
