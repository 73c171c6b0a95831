/** The address of one version of a remote. */
export interface RemoteVersionAddress {
  version: string;
  /** The file that the runtime loads first: its path in the version's folder. */
  entry: string;
}

/** The versions of a remote for this page; they do not change while the page is open. */
export interface PageRemote extends RemoteVersionAddress {
  /** The last good version, used if the resolved version cannot start. */
  fallback?: RemoteVersionAddress;
  /** Set for a canary: the number of visitors out of 10,000 who get it [BYD-10]. */
  canaryShare?: number;
  /** Set if a preview link shows this version only to its visitor [FED-04]. */
  isPreview?: true;
}
