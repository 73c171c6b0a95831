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

/** Flat ink: the SVG file is the smallest, at every size. */
export const formatOf: FormatOf = () => 'svg';

/** All pieces of Solstrand. */
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
