import type { PageTrace } from '@festival/release-contracts/release/slotTrace';
import { fileKey, fileUrl } from '../remotes/federation/fileUrl.ts';

export interface RemoteFile {
  version: string;
  path: string;
  from: 'host' | 'registry';
}

const address = /\/(remotes|files)\/([a-z]\w+)\/([^/\s]+)\/([^\s?#"'),;]+\.(?:js|css))/g;

/** The files of a remote whose addresses a text contains; the text is a message or an address. */
export const filesIn = (text: string, remote: string): RemoteFile[] =>
  [...text.matchAll(address)].flatMap(([, folder, name, version = '', path = '']) =>
    name === remote ? [{ version, path, from: folder === 'files' ? 'registry' : 'host' }] : [],
  );

/** Milliseconds in which a server must answer when a failed file is requested again. */
const patience = 3_000;

const most = 3;

type Check = PageTrace['checks'][number];

interface CheckOptions {
  remote: string;
  integrity: Readonly<Record<string, string>>;
  registryOrigin: string;
}

const hashOf = async (bytes: ArrayBuffer): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
};

async function check(file: RemoteFile, { remote, integrity, registryOrigin }: CheckOptions): Promise<Check> {
  const key = fileKey(remote, file.version, file.path);
  const hash = integrity[key];
  try {
    const url = fileUrl(key, file.from, registryOrigin);
    // The request bypasses the browser's cache, which may contain the earlier wrong answer.
    const answer = await fetch(url, { cache: 'no-store', signal: AbortSignal.timeout(patience) });
    const bytes = await answer.arrayBuffer();
    // `crypto.subtle` exists only on https and on localhost.
    const isKnown = answer.ok && hash !== undefined && globalThis.crypto?.subtle !== undefined;
    return { ...file, status: answer.status, ...(isKnown && { isPublished: (await hashOf(bytes)) === hash }) };
  } catch {
    return { ...file, status: 0 };
  }
}

/**
 * Requests the files that failed to load again, from both servers. Returns each server's answer, and whether it is the
 * published file, so that all browsers report a fault in the same way.
 */
export function checkFiles(files: readonly RemoteFile[], options: CheckOptions): Promise<Check[]> {
  const each = new Map(files.map(({ version, path }) => [`${version} ${path}`, { version, path }]));
  const asked = [...each.values()]
    .slice(0, most)
    .flatMap((file): RemoteFile[] => [
      { ...file, from: 'host' },
      ...(options.registryOrigin ? [{ ...file, from: 'registry' as const }] : []),
    ]);
  return Promise.all(asked.map((file) => check(file, options)));
}
