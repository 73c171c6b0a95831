import type { Result } from '../errors/result.ts';
import type { OrderLookup } from '../order-lookup/orderLookup.ts';

/** Earlier orders; how a look-up stands and what it found are state as well: `lookUpStateAtom`, `orderLookupAtom` [LKP-02]. */
export interface LookUpCommands {
  /** By the order number as it was typed [LKP-01]. */
  findOrder(typed: string): Promise<Result<OrderLookup>>;
  /** Those of the account that is signed in [LKP-04]. */
  findOwnOrders(): Promise<Result<OrderLookup>>;
}
