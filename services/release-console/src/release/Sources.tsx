import type { RemoteVersion } from '@festival/release-contracts/package/remoteVersion';
import { compareAddress } from '@festival/release-registry/versions/compareAddress';
import { sourceText } from '@festival/release-registry/versions/sourceText';
import { texts } from '../texts.ts';

/** The commits of a version and of the one before it, with a link to their comparison at the forge. [BYD-08] */
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
