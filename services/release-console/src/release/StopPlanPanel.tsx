import { success } from '@festival/shared-contracts/errors/result';
import { texts } from '../texts.ts';
import { ConfirmPanel } from './ConfirmPanel.tsx';
import type { PanelProps } from './panelProps.ts';

/** Ends a brand's plan at its current stage. */
export function StopPlanPanel({ api, by, ...props }: PanelProps<'stop-plan'>) {
  const { brand } = props.action.looked;
  return (
    <ConfirmPanel
      {...props}
      title={texts.stopTitle(brand)}
      confirmLabel={texts.confirmStop}
      isReady={props.live.plan !== null}
      confirm={async ({ reason }) => {
        const answer = await api.stopPlan(brand, { by, reason });
        return answer.ok ? success(texts.stopped(brand)) : answer;
      }}
    >
      <p>{texts.stopHelp}</p>
    </ConfirmPanel>
  );
}
