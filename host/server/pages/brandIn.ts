import type { HostManifest } from '../../build/hostManifest.ts';
import type { PageData } from '../../src/page/pageData.ts';

/** A brand of this build by its id, as a page needs it; null for an unknown one. */
export function brandIn(manifest: Pick<HostManifest, 'brands'>, id: string): PageData['brand'] {
  const brand = manifest.brands[id];
  return brand ? { id: brand.id, name: brand.name, logo: brand.logo, symbol: brand.symbol } : null;
}
