import { callRegistry } from './callRegistry.ts';
import type { RegistryAddress } from './registryAddress.ts';
import { registryAnswers } from './registryAnswers.ts';

type Order = { versions: Record<string, string>; by: string; reason: string; hours?: number };

/** Links that show versions in the live shop of a brand to everyone who has the link. */
export function previewCalls(address: RegistryAddress) {
  const pathOf = (brand: string) => `/brands/${encodeURIComponent(brand)}/previews`;
  return {
    makePreview: (brand: string, order: Order) =>
      callRegistry(address, { method: 'POST', path: pathOf(brand), body: order, answer: registryAnswers.previewMade }),
    /** The links that have not ended. */
    previews: (brand: string) =>
      callRegistry(address, { method: 'GET', path: pathOf(brand), answer: registryAnswers.previewList }),
    endPreview: (brand: string, id: string, by: string) =>
      callRegistry(address, {
        method: 'DELETE',
        path: `${pathOf(brand)}/${encodeURIComponent(id)}`,
        body: { by },
        answer: registryAnswers.previewEnded,
      }),
  };
}
