import { success } from '@festival/shared-contracts/errors/result';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { texts } from '../texts.ts';
import { ConfirmPanel } from './ConfirmPanel.tsx';
import type { PanelProps } from './panelProps.ts';
import { ReleaseDiff } from './ReleaseDiff.tsx';

/** Approves a release that another account has requested, after showing its changes. The release is made now, or at its time. */
export function ApprovePanel({ api, by, ...props }: PanelProps<'approve'>) {
  const { brand, number, before, after, asked, reason, at, change, force } = props.action.waiting;
  return (
    <ConfirmPanel
      {...props}
      title={texts.waiting.approveTitle(number, brand)}
      confirmLabel={at ? texts.waiting.approvePlanned : texts.waiting.approveNow}
      isReady
      isReasonNeeded={false}
      confirm={async () => {
        const answer = await api.approve(brand, number, by);
        if (!answer.ok) return answer;
        if (answer.value.outcome === 'waiting') return success(texts.waiting.isApproved(number, brand));
        return success(
          answer.value.outcome === 'started'
            ? texts.started(brand)
            : texts.released(brand, answer.value.release.revision),
        );
      }}
    >
      <p>{texts.waiting.asked(asked)}</p>
      <p>{reason}</p>
      {at && <p>{texts.waiting.moment(at)}</p>}
      <ReleaseDiff before={{ pins: before }} after={{ pins: after }} />
      {force && <Notice tone="warning">{texts.waiting.force(force)}</Notice>}
      {change.kind === 'stages' && <p>{texts.waiting.stages(change.stages)}</p>}
    </ConfirmPanel>
  );
}

/** Cancels a waiting release. */
export function CancelPanel({ api, by, ...props }: PanelProps<'cancel-waiting'>) {
  const { brand, number, before, after, at } = props.action.waiting;
  return (
    <ConfirmPanel
      {...props}
      title={texts.waiting.cancelTitle(number, brand)}
      confirmLabel={texts.waiting.confirmCancel}
      isReady
      confirm={async ({ reason }) => {
        const answer = await api.cancelWaiting(brand, number, { by, reason });
        return answer.ok ? success(texts.waiting.cancelled(number, brand)) : answer;
      }}
    >
      {at && <p>{texts.waiting.moment(at)}</p>}
      <ReleaseDiff before={{ pins: before }} after={{ pins: after }} />
    </ConfirmPanel>
  );
}
