import type { PackageManifest } from '@festival/release-contracts/package/packageManifest';
import { sha384Of } from '@festival/service-kit/hash/sha384Of';

/** The differences between files and their manifest, in sentences; empty if there are none. [FED-04] */
export function contentErrors(manifest: PackageManifest, contents: ReadonlyMap<string, Uint8Array>): string[] {
  const listed = new Set(manifest.files.map((file) => file.path));
  const differing = manifest.files.flatMap(({ path, sha384, bytes }) => {
    const content = contents.get(path);
    if (content === undefined) return [`${path} is listed but missing`];
    if (content.byteLength !== bytes) return [`${path} has ${content.byteLength} bytes, the manifest says ${bytes}`];
    return sha384Of(content) === sha384 ? [] : [`${path} has another hash than the manifest says`];
  });
  const unlisted = [...contents.keys()].filter((path) => !listed.has(path)).map((path) => `${path} is not listed`);
  return [...differing, ...unlisted];
}
