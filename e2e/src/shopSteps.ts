import { query, runningShop } from './runningShop.ts';

/** The steps that a shop lists in its config. */
export async function stepsOf(slug: string): Promise<unknown> {
  const [shop] = await query<{ steps: unknown }>(`select config -> 'steps' as steps from shops where slug = $1`, [
    slug,
  ]);
  return shop?.steps;
}

/** Changes the steps that a shop lists. */
export const setSteps = (slug: string, steps: unknown) =>
  query(`update shops set config = jsonb_set(config, '{steps}', $2::jsonb) where slug = $1`, [
    slug,
    JSON.stringify(steps),
  ]);

/** The status with which the shop under test answers an address. */
export const statusOf = async (path: string): Promise<number> =>
  (await fetch(`${runningShop().shopUrl}${path}`)).status;
