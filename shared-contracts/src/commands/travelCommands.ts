import type { TransportRequest } from '../api/mailCalls.ts';
import type { Result } from '../errors/result.ts';
import type { RoomOption } from '../travel/roomOption.ts';
import type { TravelPackage } from '../travel/travelPackage.ts';

/** A chosen stay, with all that a wishlist shows of it in a shop without a server's cart [TRV-08]. */
interface StayChoice {
  travelPackage: TravelPackage;
  room: RoomOption;
  persons: number;
}

/** How many of an add-on the stay of an earlier order gets; 0 removes it [ADD-02]. */
interface AddOnQuantity {
  /** Of the earlier order. */
  reference: string;
  /** The hotel cart of the order, as its look-up names it; it proves that the order was looked up. */
  hotelCartId?: string;
  extraId: string;
  quantity: number;
}

/** Stays, their extras and add-ons, and requests for transport. */
export interface TravelCommands {
  /** Reads the stay of the cart, if it holds one, into `travelCartAtom`: a page brings only the cart [TRV-03]. */
  readStay(): Promise<Result>;
  /** Puts a stay into the cart in place of the one before; the travel ticket quantity follows its persons [TRV-03, TRV-08]. */
  chooseStay(choice: StayChoice): Promise<Result>;
  /** Changes the number of persons of the stay in the cart; fails where its room is too small [TRV-03]. */
  setPersons(persons: number): Promise<Result>;
  /** Sets how many of an extra the stay in the cart has; 0 removes it [TRV-03]. */
  setExtra(extraId: string, amount: number): Promise<Result>;
  /** Removes the stay after the shopper confirms it (6001); with tickets in the cart, 8003 says what becomes of them [TRV-04, TRV-05]. */
  removeStay(): Promise<Result>;
  setAddOn(addOn: AddOnQuantity): Promise<Result>;
  /** Asks the shop for a bus from another place [TRN-04]. */
  requestTransport(request: TransportRequest): Promise<Result>;
}
