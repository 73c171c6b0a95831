import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import { sha384Of } from '@festival/service-kit/hash/sha384Of';
import { newKeyPair } from '@festival/service-kit/signature/keyPair';
import { readPublisherKeys } from '@festival/service-kit/signature/publisherKeys';
import { signManifest } from '@festival/service-kit/signature/signedManifest';
import type { ReceivedRequest } from './answeringServer.ts';

const publisher = newKeyPair();

/** The publishers' keys with which the tests' versions are signed. */
export const publisherKeys = valueIn(readPublisherKeys(`*:${publisher.publicKey}`));

/** The version as its publisher signs it. */
function signed({ publishedBy, publishedAt, ...manifest }: RemoteVersion): RemoteVersion {
  return { ...manifest, publishedBy, publishedAt, signature: valueIn(signManifest(manifest, publisher.privateKey)) };
}

function valueIn<Value>(result: { ok: true; value: Value } | { ok: false; error: string }): Value {
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

/** A published version with these files. */
export function publishedVersion(version: string, files: Record<string, string>): RemoteVersion {
  return signed({
    name: 'mf_tickets',
    version,
    files: Object.entries(files).map(([path, content]) => ({
      path,
      sha384: sha384Of(content),
      bytes: Buffer.byteLength(content),
    })),
    entry: 'browser/remoteEntry.js',
    exposes: { './tickets': { js: ['browser/remoteEntry.js'], css: [] } },
    serverFile: 'server/remote.cjs',
    contracts: '^1.0.0',
    shared: ['react'],
    places: { upsell: 'tickets' },
    publishedBy: 'test',
    publishedAt: '2026-11-01T10:00:00.000Z',
  });
}

/** Answers like the registry for one version and its files. */
export const registryOf =
  (version: RemoteVersion, files: Record<string, string>) =>
  ({ path }: ReceivedRequest) => {
    const base = `${version.name}/${version.version}`;
    if (path === `/versions/${base}?released=yes`) return { body: version };
    const content = files[path.replace(`/files/${base}/`, '')];
    return content === undefined ? { status: 404 } : { body: content };
  };
