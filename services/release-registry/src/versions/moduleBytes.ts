import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';

type Weighed = Pick<RemoteVersion, 'name' | 'version' | 'files' | 'exposes'>;

/** The bytes that a browser fetches immediately for an exposed module: its scripts and styles, compressed if there is a variant. */
export function moduleBytes({ files, exposes }: Pick<Weighed, 'files' | 'exposes'>, expose: string): number {
  const bytes = new Map(files.map((file) => [file.path, file.bytes]));
  const { js = [], css = [] } = exposes[expose] ?? {};
  return [...js, ...css].reduce((sum, path) => sum + (bytes.get(`${path}.br`) ?? bytes.get(path) ?? 0), 0);
}

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * A growth in size requires a reason if it reaches both limits: twice the size, and a number of bytes that is
 * noticeable on a slow line.
 */
const asking = { times: 2, bytes: 2_000 };

/** The modules of a version that are at least twice as large as in the version before, in sentences. [BYD-09] */
export function weightErrors(version: Weighed, before: Weighed): string[] {
  return Object.keys(before.exposes).flatMap((expose) => {
    const [was, is] = [moduleBytes(before, expose), moduleBytes(version, expose)];
    if (is < asking.times * was || is - was < asking.bytes) return [];
    const id = `${expose} of ${version.name}@${version.version}`;
    return [`${id} weighs ${kilobytes(is)}, and ${kilobytes(was)} in ${before.version}`];
  });
}
