import { brandPieces } from '../drawing/brandPieces.ts';
import { busFrom } from './busFrom.ts';
import { heroCompleted } from './heroCompleted.ts';
import { heroExtras } from './heroExtras.ts';
import { heroFestival } from './heroFestival.ts';
import { heroMain } from './heroMain.ts';
import { heroMembership } from './heroMembership.ts';
import { heroMerchandise } from './heroMerchandise.ts';
import { heroTickets } from './heroTickets.ts';
import { heroTransportation } from './heroTransportation.ts';
import { heroTravel } from './heroTravel.ts';
import { locker, parking, shower } from './productExtras.ts';
import { bottle, cap, hoodie, poster, tee, tote } from './productMerchandise.ts';
import { camping, friday, saturday, sunday, vip, weekend } from './productTickets.ts';
import { cabin, glamping, hotelDune, hotelHarbour } from './productTravel.ts';

/** Everything that Nachtwoud shows. */
export const pieces = brandPieces({
  busFrom,
  heroCompleted,
  heroExtras,
  heroFestival,
  heroMain,
  heroMembership,
  heroMerchandise,
  heroTickets,
  heroTransportation,
  heroTravel,
  locker,
  parking,
  shower,
  bottle,
  cap,
  hoodie,
  poster,
  tee,
  tote,
  camping,
  friday,
  saturday,
  sunday,
  vip,
  weekend,
  cabin,
  glamping,
  hotelDune,
  hotelHarbour,
});
