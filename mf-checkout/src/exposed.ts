import type { ExposedTypes } from '@festival/shared-contracts/exposed-module/exposedTypes';

/** What each exposed module takes, by name: those of this remote read nothing of the address and load nothing of their own. */
export const exposed = { form: {}, order: {}, payment: {}, paymentStatus: {} } satisfies ExposedTypes;
