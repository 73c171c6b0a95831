import type * as z from 'zod/mini';
import type { InTurn } from '../disk/inTurn.ts';

/** Records that are kept in memory, the latest asked for: all that hosts ask for, and not the history of every brand. */
export const mostKnown = 10_000;

/** The registry's records: JSON by a path such as `brands/solstrand/00000184`, each written whole or not at all. A path has one schema. */
export type Records = {
  /** A record, or null; the same object until it is written again, by whichever process. @throws when it is not what the schema says. */
  read<Schema extends z.core.$ZodType>(path: string, schema: Schema): Promise<z.output<Schema> | null>;
  /** Writes a record to a path that is free; false if it is taken: of two writers one wins. */
  create(path: string, record: unknown): Promise<boolean>;
  /** Writes or replaces a record. */
  replace(path: string, record: unknown): Promise<void>;
  /** Removes a record; a missing one is no error. */
  remove(path: string): Promise<void>;
  /** The names right below a path, of records and of further folders. */
  names(path: string): Promise<string[]>;
  /** A number that grows with every change below a top folder, such as `versions`, that this registry has made or heard of. */
  changes(folder: string): number;
  /**
   * Runs tasks one after the other, those of other registries on the same database too. They are short: others wait for 10 s, and a registry that hangs
   * loses its turn after 30.
   */
  inTurn: InTurn;
  close(): Promise<void>;
};
