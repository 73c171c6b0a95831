import { type Result, success } from '@festival/shared-contracts/errors/result';
import type * as z from 'zod/mini';
import type { RegistryError } from '../error/registryError.ts';
import { longestPage } from '../lists/listPage.ts';
import { callRegistry } from './callRegistry.ts';
import type { RegistryAddress } from './registryAddress.ts';

type ListCall<Schema extends z.core.$ZodType<{ next?: string | number | undefined }>, Entry> = {
  path: string;
  query?: Record<string, string>;
  answer: Schema;
  entriesOf: (page: z.output<Schema>) => readonly Entry[];
  /** The most entries to read; by default all. */
  most?: number;
};

/** Reads a list of the registry page by page, the newest entries first, until its end or until `most` entries are read. */
export async function callList<Schema extends z.core.$ZodType<{ next?: string | number | undefined }>, Entry>(
  address: RegistryAddress,
  { path, query = {}, answer, entriesOf, most = Number.POSITIVE_INFINITY }: ListCall<Schema, Entry>,
): Promise<Result<Entry[], RegistryError>> {
  const entries: Entry[] = [];
  let before: string | number | undefined;
  do {
    const limit = String(Math.min(most - entries.length, longestPage));
    const page = { ...query, limit, ...(before !== undefined && { before: String(before) }) };
    const read = await callRegistry(address, { method: 'GET', path: `${path}?${new URLSearchParams(page)}`, answer });
    if (!read.ok) return read;
    entries.push(...entriesOf(read.value));
    before = read.value.next;
  } while (before !== undefined && entries.length < most);
  return success(entries);
}
