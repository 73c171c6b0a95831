import type { PageData } from './pageData.ts';

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

/** What the server knows and the browser needs to go on from: plain JSON in the page. */
export interface PageDocument {
  page: PageData;
  /** Remote to its versions, resolved once for this page [FED-03]. */
  remotes: Record<string, PageRemote>;
  /** The release that they come from, to say why a visitor has them [BYD-10]. */
  release?: { brand: string; serial: number };
  /** The registry's own address, the second place to get a remote's files from. */
  registryOrigin: string;
  /** `name/version/path` of remotes' files and `/assets/…` of the host's to `sha384-…` [FED-08]. */
  integrity: Record<string, string>;
  /** What the remote slots' `load` answered on the server, by exposed module, parameters and query. */
  moduleData: Record<string, unknown>;
}

/** The id of the element that holds the document. */
export const pageDocumentId = 'page-document';

/** The document in this page. @throws when the page holds none: it did not come from our server. */
export function readPageDocument(): PageDocument {
  const text = document.getElementById(pageDocumentId)?.textContent;
  if (!text) throw new Error('This page holds no page document.');
  return JSON.parse(text) as PageDocument;
}
