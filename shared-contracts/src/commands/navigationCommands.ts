import type { Result } from '../errors/result.ts';

/** Ways about the shop. */
export interface NavigationCommands {
  /** To a path below the shop, for example `tickets`, its home when empty; the query string is carried [RTE-02]. */
  goTo(path: string): Promise<Result>;
}
