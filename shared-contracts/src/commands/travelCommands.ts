import type { TransportRequest } from '../api/mailCalls.ts';
import type { Result } from '../errors/result.ts';
import type { RoomOption } from '../travel/roomOption.ts';
import type { TravelPackage } from '../travel/travelPackage.ts';

/** A chosen stay, with all data that a wishlist shows in a shop without a cart on the server [TRV-08]. */
interface StayChoice {
  travelPackage: TravelPackage;
  room: RoomOption;
  persons: number;
}

/** The quantity of an add-on for the stay of an earlier order; 0 removes it [ADD-02]. */
interface AddOnQuantity {
  /** The reference of the earlier order. */
  reference: string;
  /** The hotel cart of the order, from its look-up; it proves that the order was looked up. */
  hotelCartId?: string;
  extraId: string;
  quantity: number;
}

/** Commands about stays, their extras and add-ons, and requests for transport. */
export interface TravelCommands {
  /** Reads the cart's stay, if it has one, into `travelCartAtom`: a page only contains the cart [TRV-03]. */
  readStay(): Promise<Result>;
  /** Puts a stay into the cart, replacing the stay before; the quantity of travel tickets follows the stay's persons [TRV-03, TRV-08]. */
  chooseStay(choice: StayChoice): Promise<Result>;
  /** Changes the number of persons of the stay in the cart; fails if its room is too small [TRV-03]. */
  setPersons(persons: number): Promise<Result>;
  /** Sets the quantity of an extra for the stay in the cart; 0 removes it [TRV-03]. */
  setExtra(extraId: string, amount: number): Promise<Result>;
  /** Removes the stay after the shopper confirms it (6001); if the cart has tickets, 8003 says what happens to them [TRV-04, TRV-05]. */
  removeStay(): Promise<Result>;
  setAddOn(addOn: AddOnQuantity): Promise<Result>;
  /** Sends the shop a request for a bus from another place [TRN-04]. */
  requestTransport(request: TransportRequest): Promise<Result>;
}
