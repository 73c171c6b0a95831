import { shareTable } from '../share-table/shareTable.ts';

/**
 * The modules of the share table, and no others, are external on the server: the host provides its own instances of
 * them.
 */
export const sharedExternals = (): Record<string, string> =>
  Object.fromEntries(shareTable().map(({ specifier }) => [specifier, `commonjs ${specifier}`]));
