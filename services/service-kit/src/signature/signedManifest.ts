import { isDeepStrictEqual } from 'node:util';
import type { Envelope } from '@festival/release-contracts/package/envelope';
import { type PackageManifest, packageManifestSchema } from '@festival/release-contracts/package/packageManifest';
import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import * as z from 'zod/mini';
import { openEnvelope, sealEnvelope } from './envelope.ts';
import { readPrivateKey } from './keyPair.ts';
import { keysOf, type PublisherKeys } from './publisherKeys.ts';

const payloadType = 'application/vnd.festival.package-manifest+json';

/**
 * Signs a version's manifest, which contains the hash of each of its files, as its publisher. For an invalid key,
 * returns the rest of a sentence that starts with the key's source. [FED-08]
 */
export function signManifest(manifest: PackageManifest, privateKey: string): Result<Envelope, string> {
  const key = readPrivateKey(privateKey);
  return key.ok ? success(sealEnvelope(payloadType, JSON.stringify(manifest), key.value)) : key;
}

/**
 * The reason why a version is not accepted, in a sentence; null for a version signed by a publisher of its remote.
 * Unknown fields are ignored, so versions of a later format are accepted. Records of earlier registries lack the
 * source, so a record may lack it, but must not contain one that differs from the signed source. [FED-08]
 */
export function signatureFault(
  version: PackageManifest & Pick<RemoteVersion, 'signature'>,
  keys: PublisherKeys,
): string | null {
  if (keys === 'unsigned') return null;
  const id = `${version.name}@${version.version}`;
  if (version.signature === undefined) return `${id} is not signed`;
  const believed = keysOf(keys, version.name);
  if (believed.length === 0) return `${id} can not be believed: PUBLISHER_KEYS has no key for ${version.name}`;
  const text = openEnvelope(version.signature, payloadType, believed);
  if (text === null) return `${id} is signed by no key of ${version.name} in PUBLISHER_KEYS`;
  const signed = z.safeParse(packageManifestSchema, parseJson(text));
  const shown = z.safeParse(packageManifestSchema, version);
  if (!signed.success || !shown.success) return `${id} is not what its publisher has signed`;
  const { source, ...content } = signed.data;
  const expected = shown.data.source === undefined ? content : { ...content, source };
  return isDeepStrictEqual(expected, shown.data) ? null : `${id} is not what its publisher has signed`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
