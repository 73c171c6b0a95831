import type { TransportRequest } from '../api/mailCalls.ts';
import type { Result } from '../errors/result.ts';
import type { RoomOption } from '../travel/travelOffer.ts';
import type { TravelPackage } from '../travel/travelPackage.ts';

/** A stay as it was chosen on its page: all that a wishlist needs to show it where there is no server's cart [TRV-08]. */
export interface StayChoice {
  travelPackage: TravelPackage;
  room: RoomOption;
  persons: number;
}

/** How many of an add-on an earlier order's stay gets; 0 takes it out [ADD-02]. */
export interface AddOnQuantity {
  /** Of the earlier order. */
  reference: string;
  extraId: string;
  quantity: number;
}

/** Stays, what can be added to them, and ways to the festival that are asked for. */
export interface TravelCommands {
  /** Puts a stay into the cart in place of the one before; the travel ticket quantity follows its persons [TRV-03, TRV-08]. */
  chooseStay(choice: StayChoice): Promise<Result>;
  /** Another number of persons for the stay in the cart; fails where its room does not sleep as many [TRV-03]. */
  setPersons(persons: number): Promise<Result>;
  /** How many of an extra the stay in the cart has; 0 takes it out [TRV-03]. */
  setExtra(extraId: string, amount: number): Promise<Result>;
  /** Takes the stay out, once the shopper has said that they mean it (8003 beside tickets, 6001 in pre-registration) [TRV-04, TRV-05]. */
  removeStay(): Promise<Result>;
  setAddOn(addOn: AddOnQuantity): Promise<Result>;
  /** Asks the shop for a bus from somewhere [TRN-04]. */
  requestTransport(request: TransportRequest): Promise<Result>;
}
