import type { Result } from '../errors/result.ts';

export interface NavigationCommands {
  /** Goes to a path below the shop, for example `lockers`, or to its home when empty; the query string stays [RTE-02]. */
  goTo(path: string): Promise<Result>;
}
