import type { PageData } from '../../src/page/pageData.ts';
import type { RemoteSteps } from '../../src/page/remoteSteps.ts';
import { readSlot, type SlottedJson } from './commonSlots.ts';
import type { PageWays, RenderRequest } from './renderRequest.ts';
import { sharedJson } from './sharedJson.ts';

type CommonName = 'config' | 'products' | 'remoteSteps' | 'integrity' | 'files';

/** A request in the form in which it is sent to a process. Values that pages share are JSON, sent to each process once. */
export interface PackedRequest extends Omit<RenderRequest, 'page' | 'files' | keyof PageWays> {
  page: Omit<RenderRequest['page'], CommonName>;
  common: Record<CommonName, SlottedJson>;
}

/** Packs a request for the process of `send`. A shared value is serialised once, as long as it is the same object. */
export function packed(
  { page, files, ...request }: Omit<RenderRequest, keyof PageWays>,
  send: (json: string) => SlottedJson,
): PackedRequest {
  const { config, products, remoteSteps = null, integrity, ...own } = page;
  return {
    ...request,
    page: own,
    common: {
      config: send(sharedJson(config)),
      products: send(sharedJson(products)),
      remoteSteps: send(sharedJson(remoteSteps)),
      integrity: send(sharedJson(integrity)),
      files: send(sharedJson(files)),
    },
  };
}

/** Unpacks a request in the process. Its shared values belong to other pages too, so they must not be changed. */
export function unpacked({
  page,
  common: { config, products, remoteSteps, integrity, files },
  ...request
}: PackedRequest): Omit<RenderRequest, keyof PageWays> {
  // Read in the order in which they were packed: equal values share a slot, which the first of them fills.
  const common = { config: readSlot<PageData['config']>(config), products: readSlot<PageData['products']>(products) };
  const steps = readSlot<RemoteSteps | null>(remoteSteps);
  return {
    ...request,
    page: { ...page, ...common, ...(steps && { remoteSteps: steps }), integrity: readSlot(integrity) },
    files: readSlot(files),
  };
}
