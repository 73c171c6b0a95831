import * as z from 'zod/mini';
import { ownPath } from '../../src/routing/ownPath.ts';

/** The call's data with a `returnTo` on this site; undefined if it is invalid or names another site. */
export function readReturn<Body extends z.ZodMiniType<{ returnTo: string }>>(schema: Body, body: unknown) {
  const given = z.safeParse(schema, body ?? undefined);
  const returnTo = given.success ? ownPath(given.data.returnTo) : null;
  return given.success && returnTo !== null ? { ...given.data, returnTo } : undefined;
}
