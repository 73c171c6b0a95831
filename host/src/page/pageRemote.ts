/** The address of one version of a remote. */
export interface RemoteVersionAddress {
  version: string;
  /** The file that the runtime loads first; its path in the version's folder. */
  entry: string;
}

/** The versions of a remote for this page; they stay the same while it is open. */
export interface PageRemote extends RemoteVersionAddress {
  /** The last good version before it, used when this one cannot start. */
  fallback?: RemoteVersionAddress;
  /** Set where the version is a canary: how many of 10,000 visitors get it [BYD-10]. */
  canaryShare?: number;
  /** Set where a link shows this version to its visitor alone [FED-04]. */
  isPreview?: true;
}
