import { query } from './runningShop.ts';

/** The members' shop sells one order to an account; this function lets several journeys order there with the same account. */
export const allowMoreOrders = ({ id }: { id: string }) =>
  query(
    `insert into limits (event_id, id, total) values ('solstrand-2027', $1, 1000)
     on conflict (event_id, id) do update set total = 1000`,
    [`orders:solstrand-leden:${id}`],
  );
