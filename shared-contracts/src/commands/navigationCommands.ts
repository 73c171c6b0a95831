import type { Result } from '../errors/result.ts';

export interface NavigationCommands {
  /** Goes to a path below the shop, for example `lockers`, or to its home page if empty; the query string is kept [RTE-02]. */
  goTo(path: string): Promise<Result>;
}
