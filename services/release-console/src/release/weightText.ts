import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import { texts } from '../texts.ts';

/** The uncompressed size of a version's browser files, without source maps, which browsers do not fetch. */
const browserBytes = ({ files }: Pick<RemoteVersion, 'files'>): number =>
  files.reduce((sum, { path, bytes }) => (/^browser\/.*(?<!\.br|\.gz|\.map)$/.test(path) ? sum + bytes : sum), 0);

/** In bytes; a smaller difference would be written as 0.0 kB. */
const leastDifference = 50;

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** The size of a version, and the size of the version that its visitors have now. */
export function weightText(version: RemoteVersion, stable: RemoteVersion): string {
  const difference = browserBytes(version) - browserBytes(stable);
  const compared =
    Math.abs(difference) < leastDifference
      ? texts.asHeavy(stable.version)
      : texts[difference > 0 ? 'heavier' : 'lighter'](kilobytes(Math.abs(difference)), stable.version);
  return texts.weight(kilobytes(browserBytes(version)), compared);
}
