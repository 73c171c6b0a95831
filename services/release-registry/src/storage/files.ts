import type { PackageFile } from '@festival/release-contracts/package/packageFile';

/** The files of published versions, by places such as `mf_tickets/1.9.0/4f1c…`. Nobody asks for a place before a record names it. */
export type Files = {
  /** Stores files, by their paths below a place. The same place always gets the same files. */
  store(place: string, contents: ReadonlyMap<string, Uint8Array>): Promise<void>;
  /** A folder on this machine that has these files of a place. */
  folderWith(place: string, files: readonly PackageFile[]): Promise<string>;
  /** Removes a place; a missing one is no error. */
  remove(place: string): Promise<void>;
  /** Every place, with when it was last stored to. */
  places(): Promise<{ place: string; storedAt: Date }[]>;
  close(): void;
};
