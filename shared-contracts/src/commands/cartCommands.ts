import type { Result } from '../errors/result.ts';

/** The upgrade chosen for the looked-up order, by its product id, or none [UPG-01]. */
type UpgradeChoice = { kind: 'upgrade'; productId: string } | { kind: 'none' };

/** Changes of the cart's products and of the shopper's choices. */
export interface CartCommands {
  /**
   * Sets the quantity of a product in the cart, of any kind: tickets, memberships, buses, merchandise, extras. Opens a cart if there is
   * none; 0 removes it [CNT-04, MEM-01].
   */
  setQuantity(productId: string, quantity: number): Promise<Result>;
  /** Takes refund protection or refuses it, and marks the choice as made [INS-01]. */
  setInsurance(isTaken: boolean): Promise<Result>;
  acceptTerms(isAccepted: boolean): Promise<Result>;
  /** Accepts the refund terms of an epidemic, or withdraws the acceptance, in shops with `showCovidTerms` [BSK-05]. */
  acceptCovidTerms(isAccepted: boolean): Promise<Result>;
  /** Any choice, including none, enables Next [UPG-01]. */
  chooseUpgrade(choice: UpgradeChoice): Promise<Result>;
  /** Asks the server to extend the cart's hold; the server decides whether and how often [BYD-01]. */
  extendHold(): Promise<Result>;
}
