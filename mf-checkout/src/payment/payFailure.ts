import type { ShopError } from '@festival/shared-contracts/errors/shopError';

/** The reason why the order was not placed, and the total in cents on the button at the press. */
export interface PayFailure {
  error: ShopError;
  shownTotal: number;
}
