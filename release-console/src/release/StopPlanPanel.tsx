import { success } from '@festival/shared-contracts/errors/result';
import { texts } from '../texts.ts';
import { ConfirmPanel } from './ConfirmPanel.tsx';
import type { PanelProps } from './panelProps.ts';

/** Ends a brand's plan of stages where it is. */
export function StopPlanPanel({ api, by, action, live, onAction, onDone, onRefused }: PanelProps<'stop-plan'>) {
  const { brand } = action.looked;
  return (
    <ConfirmPanel
      title={texts.stopTitle(brand)}
      looked={action.looked}
      live={live}
      onLookAgain={() => onAction({ ...action, looked: live })}
      onDone={onDone}
      onRefused={onRefused}
      onClosed={() => onAction(null)}
      confirmLabel={texts.confirmStop}
      isReady={live.plan !== null}
      confirm={async ({ reason }) => {
        const answer = await api.stopPlan(brand, { by, reason });
        return answer.ok ? success(texts.stopped(brand)) : answer;
      }}
    >
      <p>{texts.stopHelp}</p>
    </ConfirmPanel>
  );
}
