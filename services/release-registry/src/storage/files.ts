import type { PackageFile } from '@festival/release-contracts/package/packageFile';

/**
 * The files of published versions, stored under places such as `mf_tickets/1.9.0/4f1c…`. A place is read only after a
 * record names it.
 */
export type Files = {
  /** Stores files by their paths below a place. The same place always gets the same files. */
  store(place: string, contents: ReadonlyMap<string, Uint8Array>): Promise<void>;
  /** A folder on this machine that contains these files of a place. */
  folderWith(place: string, files: readonly PackageFile[]): Promise<string>;
  /** Removes a place. Does not fail if it is missing. */
  remove(place: string): Promise<void>;
  /** Every place, with the time when files were last stored in it. */
  places(): Promise<{ place: string; storedAt: Date }[]>;
  close(): void;
};
