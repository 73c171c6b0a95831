import { brotliDecompressSync, gunzipSync } from 'node:zlib';

type Unpack = (packed: Uint8Array, options: { maxOutputLength: number }) => Buffer;

const variants: readonly [string, Unpack][] = [
  ['.br', brotliDecompressSync],
  ['.gz', gunzipSync],
];

/**
 * The compressed variants of a package's files with another content than the file, in sentences. Browsers get the variant,
 * and unpack it before they compare its hash, so it may also not be larger than the file. [FED-04, FED-05]
 */
export function variantErrors(files: ReadonlyMap<string, Uint8Array>): string[] {
  return [...files].flatMap(([path, content]) =>
    variants.flatMap(([ending, unpack]) => {
      const packed = files.get(`${path}${ending}`);
      return packed === undefined || isSame(content, () => unpack(packed, { maxOutputLength: content.byteLength + 1 }))
        ? []
        : [`${path}${ending} is not ${path}, compressed`];
    }),
  );
}

function isSame(content: Uint8Array, unpacked: () => Buffer): boolean {
  try {
    return unpacked().equals(content);
  } catch {
    return false;
  }
}
