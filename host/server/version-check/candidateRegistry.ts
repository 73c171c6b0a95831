import { type RemoteVersion, remoteVersionSchema } from '@festival/release-contracts/package/remoteVersion';
import { type ReleaseDocument, releaseDocumentSchema } from '@festival/release-contracts/release/releaseDocument';
import { type LocalServer, localServer, sendJson } from './localServer.ts';
import { MountProblem } from './mountProblem.ts';

/** The release that a brand's visitors would get, and the server that sends it. */
export interface CandidateRegistry extends LocalServer {
  /** The tested versions, by remote. */
  tried: Record<string, RemoteVersion>;
}

interface CandidateOptions {
  registryUrl: string;
  brand: string;
  /** Remote → the tested version. */
  versions: Readonly<Record<string, string>>;
}

async function read(url: string): Promise<unknown> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(10_000) });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new MountProblem(`The registry answered ${response.status} for ${url}.`);
  return response.json();
}

async function findVersion(registryUrl: string, name: string, version: string): Promise<RemoteVersion> {
  const found = await read(`${registryUrl}/versions/${name}/${encodeURIComponent(version)}`);
  if (found === undefined) throw new MountProblem(`${name}@${version} was never published.`);
  return remoteVersionSchema.parse(found);
}

/** The brand's release with the tested versions for all visitors. It has no fall-backs, which would hide failures. */
function candidateOf(present: ReleaseDocument | undefined, brand: string, tried: Record<string, RemoteVersion>) {
  const pins = Object.entries(present?.release.pins ?? {}).map(([name, { stable }]) => [name, { stable }]);
  const triedPins = Object.entries(tried).map(([name, { version }]) => [name, { stable: version }]);
  const revision = (present?.release.revision ?? 0) + 1;
  return {
    release: {
      brand,
      revision,
      parent: revision - 1,
      at: new Date().toISOString(),
      pins: Object.fromEntries([...pins, ...triedPins]),
    },
    fallbacks: {},
    versions: {
      ...present?.versions,
      ...Object.fromEntries(Object.entries(tried).map(([name, version]) => [name, { [version.version]: version }])),
    },
  } satisfies ReleaseDocument;
}

/** Starts a registry in which the tested versions are live for the brand; the real registry answers everything else. */
export async function candidateRegistry({
  registryUrl,
  brand,
  versions,
}: CandidateOptions): Promise<CandidateRegistry> {
  const [found, ...records] = await Promise.all([
    read(`${registryUrl}/brands/${encodeURIComponent(brand)}/release`),
    ...Object.entries(versions).map(([name, version]) => findVersion(registryUrl, name, version)),
  ]);
  const tried = Object.fromEntries(records.map((record) => [record.name, record]));
  const candidate = candidateOf(found === undefined ? undefined : releaseDocumentSchema.parse(found), brand, tried);
  const server = await localServer(async ({ url = '' }, response) => {
    if (url === `/brands/${brand}/release`) return sendJson(response, 200, candidate);
    const passed = await fetch(`${registryUrl}${url}`, {
      headers: { 'accept-encoding': 'identity' },
      redirect: 'error',
    });
    response.writeHead(passed.status, { 'content-type': passed.headers.get('content-type') ?? 'text/plain' });
    response.end(Buffer.from(await passed.arrayBuffer()));
  });
  return { ...server, tried };
}
