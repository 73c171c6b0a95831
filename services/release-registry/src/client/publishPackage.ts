import { isDeepStrictEqual } from 'node:util';
import type { Envelope } from '@festival/release-contracts/package/envelope';
import type { PackageManifest } from '@festival/release-contracts/package/packageManifest';
import { remoteVersionSchema } from '@festival/release-contracts/package/remoteVersion';
import type { Source } from '@festival/release-contracts/package/source';
import { signManifest } from '@festival/service-kit/signature/signedManifest';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import { type Refusal, refuse } from '../error/refusal.ts';
import type { RegistryError } from '../error/registryError.ts';
import type { Published } from '../versions/publishVersion.ts';
import { sameManifest } from '../versions/sameManifest.ts';
import { callRegistry } from './callRegistry.ts';
import { readPackageFolder } from './readPackageFolder.ts';
import type { RegistryAddress } from './registryAddress.ts';
import { registryAnswers } from './registryAnswers.ts';

/**
 * Signs and uploads the package in `folder`, with `source` as its origin if it is given. Uploads nothing if the version
 * is already published with the same content and signature. [FED-04, FED-08]
 */
export async function publishPackage(
  address: RegistryAddress,
  folder: string,
  by: string,
  source?: Source,
): Promise<Result<Published, RegistryError>> {
  const read = await readPackageFolder(folder);
  if (!read.ok) return read;
  const { contents } = read.value;
  const manifest = { ...read.value.manifest, ...(source && { source }) };
  const path = `/versions/${manifest.name}/${encodeURIComponent(manifest.version)}`;
  const found = await callRegistry(address, { method: 'GET', path, answer: remoteVersionSchema });
  const signature = signatureOf(manifest, address);
  if (!signature.ok) return signature;
  // Without a key the version can't be signed again.
  const isSigned = found.ok && (!signature.value || isDeepStrictEqual(found.value.signature, signature.value));
  if (isSigned && sameManifest(found.value, manifest)) {
    return success({ outcome: 'already-there', version: found.value });
  }
  const encoded = [...contents].map(([file, content]) => [file, Buffer.from(content).toString('base64')]);
  const body = { by, manifest, contents: Object.fromEntries(encoded), signature: signature.value };
  return callRegistry(address, { method: 'PUT', path, body, answer: registryAnswers.published });
}

/** Without a key the registry decides: it may accept unsigned versions. */
function signatureOf(
  manifest: PackageManifest,
  { publisherKey }: RegistryAddress,
): Result<Envelope | undefined, Refusal> {
  if (!publisherKey) return success(undefined);
  const signed = signManifest(manifest, publisherKey);
  return signed.ok ? signed : refuse('invalid-request', `PUBLISHER_KEY ${signed.error}.`);
}
