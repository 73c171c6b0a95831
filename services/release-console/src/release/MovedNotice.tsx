import type { BrandOverview } from '@festival/release-registry/overview/overview';
import { changeText, releaseText } from '@festival/release-registry/releases/releaseText';
import { Button } from '@festival/shared-ui/button/Button';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { texts } from '../texts.ts';

/**
 * Shown when another person has made a release meanwhile: its author, reason and changes, and a button that loads it.
 */
export function MovedNotice({ live, onLookAgain }: { live: BrandOverview; onLookAgain: () => void }) {
  const { brand, release, before } = live;
  if (release === null) return null;
  return (
    <Notice
      tone="warning"
      live
      title={texts.moved(brand, release.revision)}
      action={
        <Button variant="secondary" size="s" onClick={onLookAgain}>
          {texts.lookAgain}
        </Button>
      }
    >
      {releaseText(release)}: {changeText(before ?? undefined, release)}
    </Notice>
  );
}
