import type { HostManifest } from '../../build/hostManifest.ts';
import type { PageAdmission } from '../load-shedding/pageAdmission.ts';
import type { BusyDeps } from '../load-shedding/sendBusy.ts';
import type { KeptReleases } from '../releases/keptReleases.ts';
import type { ReleaseSource } from '../releases/releaseSource.ts';
import type { Previews } from '../remotes/preview/previews.ts';
import type { RemoteStore } from '../remotes/remoteStore.ts';
import type { RenderPool } from '../render/renderPool.ts';
import type { ShopCatalogue } from '../shop/shopCatalogue.ts';
import type { ShopDirectory } from '../shop/shopDirectory.ts';
import type { SignOn } from '../sign-on/signOn.ts';
import type { VersionWatch } from '../version-health/versionWatch.ts';
import type { VisitProofs } from '../version-health/visitProofs.ts';
import type { SharedPages } from './sharedPages.ts';

/** Collaborators of the pages. */
export interface PageDeps extends BusyDeps {
  admission: PageAdmission;
  manifest: HostManifest;
  shopApiUrl: string;
  registryPublicUrl: string;
  shops: ShopDirectory;
  catalogue: ShopCatalogue;
  releases: ReleaseSource;
  keptReleases: KeptReleases;
  /** Absent if previews by links are not available. */
  previews?: Previews | undefined;
  remotes: RemoteStore;
  pool: RenderPool;
  /** Absent if every page is made for its visitor. */
  sharedPages?: SharedPages | undefined;
  /** Counts the made pages, by the versions in them. */
  watch?: Pick<VersionWatch, 'rendered' | 'listed'> | undefined;
  /** Makes the nonces of a shop's pages, which prove the visits. */
  proofs: Pick<VisitProofs, 'make'>;
  /** Absent when sign-on is not set up. */
  signOn?: SignOn | undefined;
  /** Whether this is a test shop, where developers try their own builds [FED-07]. */
  allowsOverrides?: boolean;
  /** Milliseconds of the server's clock. */
  now: () => number;
}
