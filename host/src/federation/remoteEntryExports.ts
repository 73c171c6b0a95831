/** A shared module as webpack's containers find it, by name and version. */
interface SharedEntry {
  from: string;
  eager: boolean;
  get: () => Promise<() => unknown>;
}

export type ShareScope = Record<string, Record<string, SharedEntry>>;

/** The exports of a remote's entry, a container of webpack: `init` takes the share scope, `get` an exposed module. */
export interface RemoteEntryExports {
  init(shareScope: ShareScope): unknown;
  get(expose: string): Promise<() => unknown>;
}
