/** One version of a remote, as the page addresses it. */
export interface RemoteVersionAddress {
  version: string;
  /** The file that the runtime loads first, below the version's folder. */
  entry: string;
}

/** The versions that this page got of a remote; kept for as long as the page is open. */
export interface PageRemote extends RemoteVersionAddress {
  /** The last good version before it, for when this one can't even start. */
  fallback?: RemoteVersionAddress;
}
