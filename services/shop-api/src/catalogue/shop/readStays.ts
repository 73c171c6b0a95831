import { productSchema } from '@festival/shared-contracts/product/product';
import { travelPackageSchema } from '@festival/shared-contracts/travel/travelPackage';
import type { Pool } from 'pg';
import * as z from 'zod/mini';
import type { Stay, StayExtra, StayRoom, Stays } from '../travel/stay.ts';

type Of<Row, Own extends string> = Omit<Row, Own | 'product'> & { packageId: string; definition: unknown };
type RoomRow = Of<StayRoom, never>;
type ExtraRow = Of<StayExtra, never>;

/** Reads the packages of a Travel API id with their rooms and extras, without their free stock. */
export async function readStays(pool: Pool, eventId: string, travelId: string): Promise<Stays> {
  const values = [eventId, travelId];
  const [packages, rooms, extras] = await Promise.all([
    pool.query<{ definition: unknown }>(
      'select definition from travel_packages where event_id = $1 and travel_id = $2 order by position',
      values,
    ),
    pool.query<RoomRow>(
      `select room.package_id as "packageId", title, titles, sleeps, takes, product.stock_id as "stockId", product.definition
       from travel_packages stay
       join travel_rooms room on room.event_id = stay.event_id and room.package_id = stay.id
       join products product on product.event_id = room.event_id and product.id = room.product_id
       where stay.event_id = $1 and stay.travel_id = $2 order by room.position`,
      values,
    ),
    pool.query<ExtraRow>(
      `select extra.package_id as "packageId", category, is_add_on as "isAddOn", option_of as "optionOf", product.stock_id as "stockId", product.definition
       from travel_packages stay
       join travel_extras extra on extra.event_id = stay.event_id and extra.package_id = stay.id
       join products product on product.event_id = extra.event_id and product.id = extra.product_id
       where stay.event_id = $1 and stay.travel_id = $2 order by extra.position`,
      values,
    ),
  ]);
  const stays = packages.rows.map(({ definition }): Stay => {
    const own = z.parse(travelPackageSchema, definition);
    return { package: own, rooms: ownRows(rooms.rows, own.id), extras: ownRows(extras.rows, own.id) };
  });
  return new Map(stays.map((stay) => [stay.package.id, stay]));
}

const ownRows = <Row extends { packageId: string; definition: unknown }>(rows: Row[], packageId: string) =>
  rows
    .filter((row) => row.packageId === packageId)
    .map(({ definition, ...row }) => ({ ...row, product: z.parse(productSchema, definition) }));
