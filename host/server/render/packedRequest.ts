import type { RenderRequest } from './renderRequest.ts';

type CommonName = 'config' | 'products' | 'integrity';

/**
 * A request as it is sent to a worker. What is the same for many pages is JSON in it: a string is copied in a moment, objects of this size are not.
 */
export interface PackedRequest extends Omit<RenderRequest, 'page' | 'files'> {
  page: Omit<RenderRequest['page'], CommonName>;
  common: Record<CommonName | 'files', string>;
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

/** Packs a request. A common value is written once, as long as it is the same object. */
export function packed({ page, files, ...request }: RenderRequest): PackedRequest {
  const { config, products, integrity, ...own } = page;
  return {
    ...request,
    page: own,
    common: {
      config: jsonOf(config),
      products: jsonOf(products),
      integrity: jsonOf(integrity),
      files: jsonOf(files),
    },
  };
}

const mostRead = 64;
const read = new Map<string, unknown>();

function parsed<Value>(json: string): Value {
  if (!read.has(json)) {
    if (read.size >= mostRead) read.clear();
    read.set(json, JSON.parse(json));
  }
  return read.get(json) as Value;
}

/** The request again, in the worker. Its common values are those of other pages too, so nothing may change them. */
export function unpacked({
  page,
  common: { config, products, integrity, files },
  ...request
}: PackedRequest): RenderRequest {
  return {
    ...request,
    page: { ...page, config: parsed(config), products: parsed(products), integrity: parsed(integrity) },
    files: parsed(files),
  };
}
