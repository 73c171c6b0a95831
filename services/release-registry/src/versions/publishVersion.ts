import type { HostCapabilities } from '@festival/release-contracts/package/hostCapabilities';
import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import type { PublisherKeys } from '@festival/service-kit/signature/publisherKeys';
import { signatureFault } from '@festival/service-kit/signature/signedManifest';
import { type Result, success } from '@festival/shared-contracts/errors/result';
import semver from 'semver';
import { type Refusal, refuse } from '../error/refusal.ts';
import type { PackageChecks } from '../package/packageChecks.ts';
import { contentErrors } from './contentErrors.ts';
import { contractErrors } from './contractErrors.ts';
import type { Publication } from './publication.ts';
import { removalText } from './removal.ts';
import { sameManifest } from './sameManifest.ts';
import type { VersionStore } from './versionStore.ts';

/** The number of errors in a refusal. */
const mostErrors = 100;

/** `signed`: the version existed with this content and a signature that is no longer trusted, and now has this signature. */
export type Published = { outcome: 'published' | 'signed' | 'already-there'; version: RemoteVersion };

type Checking = {
  at: Date;
  host: HostCapabilities | null;
  keys: PublisherKeys;
  checks: Pick<PackageChecks, 'errorsOf'>;
};

/**
 * Stores a version permanently. The same content again only replaces a signature that is no longer trusted. Refused: other content under a taken
 * version, files that do not match their hash, styles that affect elements outside the remote, compressed files with another content, uses of names or shapes that the host's contracts
 * lack, and a missing signature of a publisher of the remote. [FED-02, FED-04, FED-05, FED-08]
 */
export async function publishVersion(
  store: VersionStore,
  publication: Publication,
  { at, host, keys, checks }: Checking,
): Promise<Result<Published, Refusal>> {
  const { manifest, by, signature } = publication;
  const { name, version } = manifest;
  const contents = new Map(
    Object.entries(publication.contents).map(([path, content]) => [path, Buffer.from(content, 'base64')]),
  );
  const errors = contentErrors(manifest, contents);
  if (errors.length > 0) {
    return refuse('invalid-request', `The files of ${name}@${version} are not what its manifest says.`, errors);
  }
  const fault = signatureFault({ ...manifest, signature }, keys);
  if (fault !== null) {
    const help =
      'Sign with PUBLISHER_KEY, and have its public half in the registry’s PUBLISHER_KEYS (release key makes both).';
    return refuse('not-signed', `${fault}. ${help}`);
  }
  const unfit = unfitFor(host, manifest);
  if (unfit.length > 0) {
    return refuse(
      'incompatible',
      `${name}@${version} does not fit the contracts that it names; nothing was published.`,
      unfit,
    );
  }
  const record = { ...manifest, publishedBy: by, publishedAt: at.toISOString(), ...(signature && { signature }) };
  const published = await store.find(name, version);
  // Only new versions are checked, so that a version from before this rule can still be signed again.
  const unsound = published === null ? await checks.errorsOf(contents) : [];
  if (unsound.length > 0) {
    const message = `The styles or compressed files of ${name}@${version} are not in order; nothing was published.`;
    return refuse('invalid-request', message, unsound.slice(0, mostErrors));
  }
  if (published === null && (await store.add(record, contents))) {
    return success({ outcome: 'published', version: record });
  }
  const removal = await store.removal(name, version);
  if (removal !== null) {
    const help = 'A number is never used again: publish under a new one.';
    return refuse('version-differs', `${name}@${version} was ${removalText(removal)}. ${help}`);
  }
  const there = published ?? (await store.find(name, version));
  const compared = compareWith(there, publication);
  if (!compared.ok || signatureFault(compared.value.version, keys) === null) return compared;
  const { source: _, ...former } = compared.value.version;
  const signed = { ...former, ...manifest, signature };
  await store.sign(signed);
  return success({ outcome: 'signed', version: signed });
}

/** A version for contracts that no host has yet may be published early; a version for the host's current major must match them. */
const unfitFor = (host: HostCapabilities | null, manifest: Publication['manifest']): string[] =>
  host !== null && semver.satisfies(host.contracts, manifest.contracts) ? contractErrors(manifest, host) : [];

function compareWith(published: RemoteVersion | null, { manifest }: Publication): Result<Published, Refusal> {
  const id = `${manifest.name}@${manifest.version}`;
  if (published === null) throw new Error(`${id} was there and is gone: something else removes published versions`);
  if (sameManifest(published, manifest)) return success({ outcome: 'already-there', version: published });
  return refuse(
    'version-differs',
    `${id} was published by ${published.publishedBy} at ${published.publishedAt} with other content. ` +
      'A version never changes: publish yours under a new number.',
  );
}
