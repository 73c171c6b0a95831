import type { Commands } from '@festival/shared-contracts/commands/commands';
import type { Result } from '@festival/shared-contracts/errors/result';

/** The stay in the visitor's cart, which is on the server or in the browser. */
export interface Stay {
  /** Reads the stay into the page's state; does nothing if the cart has no stay. */
  read(): Promise<Result>;
  choose(choice: Parameters<Commands['travel']['chooseStay']>[0]): Promise<Result>;
  setPersons(persons: number): Promise<Result>;
  setExtra(extraId: string, amount: number): Promise<Result>;
  remove(): Promise<Result>;
  /** Sets an add-on of an earlier stay by the key that it has in carts; 0 removes the add-on [ADD-02]. */
  setAddOn(key: string, addOn: Parameters<Commands['travel']['setAddOn']>[0]): Promise<Result>;
}
