import { brandPieces } from '../drawing/brandPieces.ts';
import type { FormatOf } from '../rendering/render.ts';
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
import { productExtras } from './productExtras.ts';
import { productMerchandise } from './productMerchandise.ts';
import { productTickets } from './productTickets.ts';
import { productTravel } from './productTravel.ts';
import { productTreats } from './productTreats.ts';
import { productWays } from './productWays.ts';

/** Pictures with so few shapes that their SVG file is smaller than the pixels. */
const drawn = new Set([
  ...['day-friday', 'day-sunday', 'camping', 'vip', 'locker', 'hotel-harbour', 'cabin', 'glamping'],
  ...['bus-amsterdam', 'bus-utrecht', 'bus-rotterdam', 'bus-antwerp', 'bus-brussels', 'bus-cologne'],
  ...['bus-paris', 'way-train', 'way-car', 'member-year', 'member-month'],
  ...['breakfast', 'towel', 'gin', 'early-entry', 'tokens', 'companion'],
]);

/**
 * Pictures with light and glow have many gradients and blurs, so that they are mostly smaller as pixels. Heroes, the largest pictures, also appear
 * sooner as pixels.
 */
export const formatOf: FormatOf = (name) => (drawn.has(name) ? 'svg' : 'raster');

/** All pieces of Nachtwoud. */
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
  ...productExtras,
  ...productMerchandise,
  ...productTickets,
  ...productTravel,
  ...productTreats,
  ...productWays,
});
