import type { Result } from '../errors/result.ts';
import type { OrderLookup } from '../order-lookup/orderLookup.ts';

/** Commands about earlier orders. The state of a look-up and its result are atoms too: `lookUpStateAtom`, `orderLookupAtom` [LKP-02]. */
export interface LookUpCommands {
  /** Finds the order with the typed number [LKP-01]. */
  findOrder(typed: string): Promise<Result<OrderLookup>>;
  /** Finds the orders of the signed-in account [LKP-04]. */
  findOwnOrders(): Promise<Result<OrderLookup>>;
  /** Opens the list of earlier orders, with the field to find another [OVL-05]. */
  openOrders(): Promise<Result>;
  closeOrders(): Promise<Result>;
}
