import type { Piece } from '../drawing/piece.ts';
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

const hero = (draw: () => string): Piece => ({ kind: 'hero', draw });
const product = (draw: () => string): Piece => ({ kind: 'product', draw });

/** Everything that Solstrand shows, by the name of its files. */
export const pieces: Record<string, Piece> = {
  'hero-main': hero(heroMain),
  'hero-festival': hero(heroFestival),
  'hero-tickets': hero(heroTickets),
  'hero-membership': hero(heroMembership),
  'hero-travel': hero(heroTravel),
  'hero-transportation': hero(heroTransportation),
  'hero-merchandise': hero(heroMerchandise),
  'hero-extras': hero(heroExtras),
  'hero-completed': hero(heroCompleted),
  weekend: product(weekend),
  'day-friday': product(friday),
  'day-saturday': product(saturday),
  'day-sunday': product(sunday),
  camping: product(camping),
  vip: product(vip),
  'bus-amsterdam': product(() => busFrom('amsterdam')),
  'bus-utrecht': product(() => busFrom('utrecht')),
  'bus-rotterdam': product(() => busFrom('rotterdam')),
  'bus-antwerp': product(() => busFrom('antwerp')),
  'bus-brussels': product(() => busFrom('brussels')),
  'bus-cologne': product(() => busFrom('cologne')),
  tee: product(tee),
  hoodie: product(hoodie),
  cap: product(cap),
  tote: product(tote),
  poster: product(poster),
  bottle: product(bottle),
  locker: product(locker),
  parking: product(parking),
  shower: product(shower),
  'hotel-dune': product(hotelDune),
  'hotel-harbour': product(hotelHarbour),
  cabin: product(cabin),
  glamping: product(glamping),
};
