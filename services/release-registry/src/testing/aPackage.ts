import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { PackageManifest } from '@festival/release-contracts/package/packageManifest';
import { sha384Of } from '@festival/service-kit/hash/sha384Of';
import { newKeyPair } from '@festival/service-kit/signature/keyPair';
import { signManifest } from '@festival/service-kit/signature/signedManifest';

export type BuiltPackage = { manifest: PackageManifest; contents: Record<string, string | Buffer> };

type PackageOptions = Partial<
  Pick<PackageManifest, 'name' | 'version' | 'contracts' | 'shared' | 'uses' | 'steps' | 'places' | 'types' | 'source'>
> & {
  code?: string;
  /** Further files by their paths. */
  more?: Record<string, string | Buffer>;
  css?: string;
};

/** A small but complete package, like that of a remote's build. Its content depends on name, version and `code`. */
export function aPackage(options: PackageOptions = {}): BuiltPackage {
  const {
    name = 'mf_tickets',
    version = '1.0.0',
    contracts = '^1.0.0',
    shared = ['react'],
    code = '',
    more = {},
    css = `.${name}{color:var(--brand-text)}`,
    uses,
    steps,
    places,
    types,
    source,
  } = options;
  const entry = `/* ${name} ${version} ${code} */`;
  const contents: BuiltPackage['contents'] = {
    'browser/remoteEntry.js': entry,
    'browser/remoteEntry.js.br': brotliCompressSync(entry),
    'browser/remoteEntry.js.gz': gzipSync(entry),
    'browser/tickets.a1b2.css': css,
    'server/remote.cjs': `module.exports = {} // ${name} ${version} ${code}`,
    ...more,
  };
  const files = Object.entries(contents).map(([path, content]) => {
    const bytes = Buffer.from(content);
    return { path, sha384: sha384Of(bytes), bytes: bytes.byteLength };
  });
  const exposes = { './tickets': { js: ['browser/remoteEntry.js'], css: ['browser/tickets.a1b2.css'] } };
  const manifest = {
    name,
    version,
    files,
    entry: 'browser/remoteEntry.js',
    exposes,
    serverFile: 'server/remote.cjs',
    contracts,
    shared,
    ...(uses && { uses }),
    ...(steps && { steps }),
    ...(places && { places }),
    ...(types && { types }),
    ...(source && { source }),
  };
  return { manifest, contents };
}

/** The key of every team of the tests. */
export const publisherKey = newKeyPair();

/** The request body that publishes the package, signed by its publisher. */
export function publicationOf({ manifest, contents }: BuiltPackage, by = 'ada', key = publisherKey) {
  const encoded = Object.entries(contents).map(([path, content]) => [path, Buffer.from(content).toString('base64')]);
  const signature = signManifest(manifest, key.privateKey);
  if (!signature.ok) throw new Error(signature.error);
  return { by, manifest, contents: Object.fromEntries(encoded), signature: signature.value };
}
