import type { BrandAssets } from '../../build/hostManifest.ts';
import type { ErrorReport } from '../../src/network/errorReport.ts';
import type { PageData } from '../../src/page/pageData.ts';
import type { PageEncoding } from '../http/compressPage.ts';
import type { MessageEnd } from './messageEnd.ts';
import type { PortAnswer, PortCall } from './portApi.ts';

/** A remote's server file on this machine, and its expected hash. */
export interface ServerFile {
  file: string;
  sha384: string;
}

/** The scripts and styles of an exposed module, relative to the version's folder, and the shared modules that it uses. */
interface ModuleFiles {
  js: string[];
  css: string[];
  shared?: string[];
}

/** The files of a remote to which the head links. */
export interface RemoteFiles {
  version: string;
  entry: string;
  /** The files by exposed module. */
  exposes: Record<string, ModuleFiles>;
  /** Absent if the server could not fetch the file; the skeletons of the remote's slots are then sent. */
  serverFile?: ServerFile;
}

/** The request to render one page: plain data except for its two callbacks, because it is sent to a process. */
export interface RenderRequest {
  /** Path and query as requested. */
  url: string;
  /** Scheme and host of the site, as visitors write it. */
  origin: string;
  nonce: string;
  /** The folder of the host's build. */
  build: string;
  /** The page's data, without `moduleData` and the host's own hashes, which rendering adds. */
  page: PageData;
  files: Record<string, RemoteFiles>;
  /** The page's brand, which may have been added after the build; absent on pages without one. */
  brand?: BrandAssets | undefined;
  /** Milliseconds that a remote slot may wait for its data. */
  moduleTimeLimit: number;
  /** Render only skeletons in the remote slots, because one of them blocked the page. */
  skeletonsOnly: boolean;
  /** Exposed modules whose skeletons are sent immediately, because they blocked earlier pages. */
  skippedModules: readonly string[];
  /** The compression of a page that is only for its visitor. */
  encoding?: PageEncoding | undefined;
  /** Forwards the API calls of remote slots' `load` to the server, which has the tokens. */
  apiPort: MessageEnd<PortCall, PortAnswer>;
  /** Called with the exposed module whose code runs next. */
  onModule: (module: string) => void;
}

/** The callbacks of a running page to the server, which cannot be sent in a message. */
export type PageWays = Pick<RenderRequest, 'apiPort' | 'onModule'>;

export interface RenderedPage {
  status: number;
  /** The address of a redirect, for statuses 3xx. */
  location?: string;
  /** Empty if the document is compressed. */
  html: string;
  /** The document in the requested encoding. */
  compressed?: Buffer;
  errorReports: ErrorReport[];
  /** The exposed modules on the page. */
  modules?: readonly string[];
}
