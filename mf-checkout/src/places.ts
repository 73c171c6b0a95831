import type { Places } from '@festival/shared-contracts/step/places';

/** The places of the shell that this remote fills, each by an exposed module [CHK-01, PAY-01, PAY-04]. */
export const places: Places = {
  form: 'form',
  payment: 'payment',
  paymentStatus: 'paymentStatus',
  order: 'order',
};
