import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import { texts } from '../texts.ts';

/** What a version's browser files weigh before they are compressed, without maps, which no browser gets. */
const browserBytes = ({ files }: Pick<RemoteVersion, 'files'>): number =>
  files.reduce((sum, { path, bytes }) => (/^browser\/.*(?<!\.br|\.gz|\.map)$/.test(path) ? sum + bytes : sum), 0);

/** Bytes; less would be written as 0.0 kB. */
const leastDifference = 50;

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

/** What a version weighs, beside the one that its visitors have. */
export function weightText(version: RemoteVersion, stable: RemoteVersion): string {
  const difference = browserBytes(version) - browserBytes(stable);
  const compared =
    Math.abs(difference) < leastDifference
      ? texts.asHeavy(stable.version)
      : texts[difference > 0 ? 'heavier' : 'lighter'](kilobytes(Math.abs(difference)), stable.version);
  return texts.weight(kilobytes(browserBytes(version)), compared);
}
