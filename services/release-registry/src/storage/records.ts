import type * as z from 'zod/mini';
import type { InTurn } from './inTurn.ts';

/** The registry's records: JSON by a path such as `brands/solstrand/00000184`, each written completely or not at all. A path has one schema. */
export type Records = {
  /** A record, or null. Returns the same object until a process writes the record again. @throws if it does not match the schema. */
  read<Schema extends z.core.$ZodType>(path: string, schema: Schema): Promise<z.output<Schema> | null>;
  /** Writes a record to a free path. Returns false if the path is taken, so only one of two writers succeeds. */
  create(path: string, record: unknown): Promise<boolean>;
  /** Writes or replaces a record. */
  replace(path: string, record: unknown): Promise<void>;
  /** Removes a record. Does not fail if it is missing. */
  remove(path: string): Promise<void>;
  /** The names directly below a path, of records and of folders. */
  names(path: string): Promise<string[]>;
  /** A number that grows with every change below a root folder, such as `versions`, that this registry has noticed. */
  changes(folder: string): number;
  /**
   * Runs tasks one after another, including those of other registries on the same database. Tasks are short. Other
   * tasks wait for up to 10 s, and a registry that hangs loses its turn after 30 s.
   */
  inTurn: InTurn;
  close(): Promise<void>;
};
