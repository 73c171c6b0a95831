import { readSlot, type SlottedJson } from './commonSlots.ts';
import type { PageWays, RenderRequest } from './renderRequest.ts';
import { sharedJson } from './sharedJson.ts';

type CommonName = 'config' | 'products' | 'integrity' | 'files';

/**
 * A request as it is sent to a process. What is the same for many pages is JSON in it, which each process gets once.
 */
export interface PackedRequest extends Omit<RenderRequest, 'page' | 'files' | keyof PageWays> {
  page: Omit<RenderRequest['page'], CommonName>;
  common: Record<CommonName, SlottedJson>;
}

/** Packs a request for the process that `send` keeps account of. A common value is written once, as long as it is the same object. */
export function packed(
  { page, files, ...request }: Omit<RenderRequest, keyof PageWays>,
  send: (json: string) => SlottedJson,
): PackedRequest {
  const { config, products, integrity, ...own } = page;
  return {
    ...request,
    page: own,
    common: {
      config: send(sharedJson(config)),
      products: send(sharedJson(products)),
      integrity: send(sharedJson(integrity)),
      files: send(sharedJson(files)),
    },
  };
}

/** The request again, in the process. Its common values are those of other pages too, so nothing may change them. */
export function unpacked({
  page,
  common: { config, products, integrity, files },
  ...request
}: PackedRequest): Omit<RenderRequest, keyof PageWays> {
  return {
    ...request,
    page: { ...page, config: readSlot(config), products: readSlot(products), integrity: readSlot(integrity) },
    files: readSlot(files),
  };
}
