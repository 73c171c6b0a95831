import type { Commands } from '@festival/shared-contracts/commands/commands';
import type { Result } from '@festival/shared-contracts/errors/result';

/** The stay of the visitor's cart, wherever the shop keeps it. */
export interface Stay {
  /** Reads it into the page's state; nothing to do for a cart without one. */
  read(): Promise<Result>;
  choose(choice: Parameters<Commands['travel']['chooseStay']>[0]): Promise<Result>;
  setPersons(persons: number): Promise<Result>;
  setExtra(extraId: string, amount: number): Promise<Result>;
  remove(): Promise<Result>;
}
