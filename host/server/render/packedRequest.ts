import { readSlot, type SlottedJson } from './commonSlots.ts';
import type { PageWays, RenderRequest } from './renderRequest.ts';

type CommonName = 'config' | 'products' | 'integrity' | 'files';

/**
 * A request as it is sent to a process. What is the same for many pages is JSON in it, which each process gets once.
 */
export interface PackedRequest extends Omit<RenderRequest, 'page' | 'files' | keyof PageWays> {
  page: Omit<RenderRequest['page'], CommonName>;
  common: Record<CommonName, SlottedJson>;
}

const written = new WeakMap<object, string>();

function jsonOf(value: object | null): string {
  if (value === null) return 'null';
  const known = written.get(value);
  if (known !== undefined) return known;
  const json = JSON.stringify(value);
  written.set(value, json);
  return json;
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
      config: send(jsonOf(config)),
      products: send(jsonOf(products)),
      integrity: send(jsonOf(integrity)),
      files: send(jsonOf(files)),
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
