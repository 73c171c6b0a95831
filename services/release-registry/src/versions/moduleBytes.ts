import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';

type Weighed = Pick<RemoteVersion, 'name' | 'version' | 'files' | 'exposes'>;

/** Bytes that a browser fetches for an exposed module at once: its scripts and styles, compressed where they are. */
export function moduleBytes({ files, exposes }: Pick<Weighed, 'files' | 'exposes'>, expose: string): number {
  const bytes = new Map(files.map((file) => [file.path, file.bytes]));
  const { js = [], css = [] } = exposes[expose] ?? {};
  return [...js, ...css].reduce((sum, path) => sum + (bytes.get(`${path}.br`) ?? bytes.get(path) ?? 0), 0);
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** From what on a rise in weight asks for a reason: twice, and so many bytes that a slow line notices them. */
const asking = { times: 2, bytes: 2_000 };

/** The modules of a version that weigh twice as much as those of the version before or more, in sentences. [BYD-09] */
export function weightErrors(version: Weighed, before: Weighed): string[] {
  return Object.keys(before.exposes).flatMap((expose) => {
    const [was, is] = [moduleBytes(before, expose), moduleBytes(version, expose)];
    if (is < asking.times * was || is - was < asking.bytes) return [];
    const id = `${expose} of ${version.name}@${version.version}`;
    return [`${id} weighs ${kilobytes(is)}, and ${kilobytes(was)} in ${before.version}`];
  });
}
