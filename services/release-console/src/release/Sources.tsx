import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import { compareAddress } from '@festival/release-registry/versions/compareAddress';
import { sourceText } from '@festival/release-registry/versions/sourceText';
import { texts } from '../texts.ts';

/** Which commits a version and the one before it were built from, and where the forge compares them. [BYD-08] */
export function Sources({ before, after }: Record<'before' | 'after', RemoteVersion>) {
  const address = compareAddress(before.source, after.source);
  return (
    <p>
      {[before, after].map(({ version, source }) => `${version}: ${sourceText(source)}.`).join(' ')}
      {address && (
        <>
          {' '}
          <a href={address} target="_blank" rel="noreferrer">
            {texts.commitsBetween}
          </a>
        </>
      )}
    </p>
  );
}
