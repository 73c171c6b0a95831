import { changedPins } from '@festival/release-registry/releases/releaseText';
import { success } from '@festival/shared-contracts/errors/result';
import { texts } from '../texts.ts';
import { ConfirmPanel } from './ConfirmPanel.tsx';
import type { PanelProps } from './panelProps.ts';
import { ReleaseDiff } from './ReleaseDiff.tsx';

/** Restores all versions of an earlier release for a brand's visitors. */
export function RollBackPanel({ api, by, ...props }: PanelProps<'roll-back'>) {
  const { looked, to } = props.action;
  const { brand, release } = looked;
  return (
    <ConfirmPanel
      {...props}
      title={texts.rollBackTitle(brand, to.revision)}
      confirmLabel={texts.confirmRollBack}
      isReady={release !== null && changedPins(release, to).length > 0}
      confirm={async ({ reason }) => {
        const parent = release?.revision ?? 0;
        const answer = await api.rollBack({ brand, parent, to: to.revision, by, reason });
        if (!answer.ok) return answer;
        return success(
          answer.value.outcome === 'waiting'
            ? texts.waiting.kept(answer.value.waiting)
            : texts.released(brand, answer.value.release.revision),
        );
      }}
    >
      <ReleaseDiff before={release} after={to} />
    </ConfirmPanel>
  );
}
