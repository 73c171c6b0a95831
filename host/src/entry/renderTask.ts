import type { MessagePort } from 'node:worker_threads';
import type { PageDocument } from '../page/pageDocument.ts';
import type { Notice } from '../telemetry/notice.ts';

/** A remote's server file on this machine, and what its bytes must hash to. */
export interface ServerFile {
  file: string;
  sha384: string;
}

/** Scripts and styles of a door, below the version's folder, and the shared modules that it takes from the host. */
export interface DoorFiles {
  js: string[];
  css: string[];
  shared?: string[];
}

/** What the head links of a remote. */
export interface RemoteFiles {
  version: string;
  entry: string;
  /** Door to its files. */
  doors: Record<string, DoorFiles>;
  /** Absent when the server could not get it: its areas go out as skeletons. */
  serverFile?: ServerFile;
}

/** One page to make: plain data, since it crosses to a worker. */
export interface RenderTask {
  /** Path and query, as asked for. */
  url: string;
  nonce: string;
  /** The folder of the host's build. */
  build: string;
  document: Omit<PageDocument, 'areaData' | 'integrity'>;
  files: Record<string, RemoteFiles>;
  /** `name/version/path` of remotes' files to their hash. */
  integrity: Record<string, string>;
  /** Milliseconds that an area may wait for its data. */
  areaTimeLimit: number;
  /** Send every area as its skeleton: one of them did not let the page go out. */
  skeletonsOnly: boolean;
  /** Carries calls of the areas' `load` to the server, which alone knows the tokens. */
  apiPort: MessagePort;
}

export interface RenderedPage {
  status: number;
  /** Where the page sends the visitor instead, for statuses 3xx. */
  location?: string;
  html: string;
  notices: Notice[];
}
