import type { HostManifest } from '../../build/hostManifest.ts';
import type { CrowdDeps } from '../crowd/whileAdmitted.ts';
import type { ReleaseSource } from '../releases/releaseSource.ts';
import type { RemoteStore } from '../remotes/remoteStore.ts';
import type { RenderPool } from '../render/renderPool.ts';
import type { ShopDirectory } from '../shop/shopDirectory.ts';
import type { SignOn } from '../sign-on/signOn.ts';

/** Collaborators of the pages. */
export interface PageDeps extends CrowdDeps {
  manifest: HostManifest;
  shopApiUrl: string;
  registryPublicUrl: string;
  shops: ShopDirectory;
  releases: ReleaseSource;
  remotes: RemoteStore;
  pool: RenderPool;
  /** Absent when sign-on is not set up. */
  signOn?: SignOn | undefined;
  /** Milliseconds of the server's clock. */
  now: () => number;
}
