import type { MessagePort } from 'node:worker_threads';
import type { PageData } from '../../src/page/pageData.ts';
import type { ErrorReport } from '../../src/telemetry/errorReport.ts';

/** A remote's server file on this machine, and what its bytes must hash to. */
export interface ServerFile {
  file: string;
  sha384: string;
}

/** Scripts and styles of an exposed module, below the version's folder, and the shared modules that it takes from the host. */
export interface ModuleFiles {
  js: string[];
  css: string[];
  shared?: string[];
}

/** What the head links of a remote. */
export interface RemoteFiles {
  version: string;
  entry: string;
  /** Exposed module to its files. */
  exposes: Record<string, ModuleFiles>;
  /** Absent when the server could not get it: its remote slots go out as skeletons. */
  serverFile?: ServerFile;
}

/** One page to make: plain data, since it crosses to a worker. */
export interface RenderRequest {
  /** Path and query, as asked for. */
  url: string;
  nonce: string;
  /** The folder of the host's build. */
  build: string;
  /** Its `moduleData` comes with the rendering, and the host's own hashes. */
  page: PageData;
  files: Record<string, RemoteFiles>;
  /** Milliseconds that an remote slot may wait for its data. */
  moduleTimeLimit: number;
  /** Send every remote slot as its skeleton: one of them did not let the page go out. */
  skeletonsOnly: boolean;
  /** Carries calls of the remote slots' `load` to the server, which alone knows the tokens. */
  apiPort: MessagePort;
}

export interface RenderedPage {
  status: number;
  /** Where the page sends the visitor instead, for statuses 3xx. */
  location?: string;
  html: string;
  errorReports: ErrorReport[];
}
