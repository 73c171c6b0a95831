import type { ExposedTypes } from '@festival/shared-contracts/exposed-module/exposedTypes';

/** The types of each exposed module, by name. The modules of this remote read no parameters and load no data. */
export const exposed = { form: {}, order: {}, payment: {}, paymentStatus: {} } satisfies ExposedTypes;
