import { FiguresPanel } from '../figures/FiguresPanel.tsx';
import type { Action } from './action.ts';
import { ChangePanel } from './ChangePanel.tsx';
import type { PanelProps } from './panelProps.ts';
import { RollBackPanel } from './RollBackPanel.tsx';
import { StopPlanPanel } from './StopPlanPanel.tsx';
import { ApprovePanel, CancelPanel } from './WaitingPanels.tsx';

/** The panel that confirms an action, or shows the requested details. */
export function ActionPanel({ action, ...props }: Omit<PanelProps<Action['kind']>, 'action'> & { action: Action }) {
  switch (action.kind) {
    case 'change':
      return <ChangePanel {...props} action={action} />;
    case 'roll-back':
      return <RollBackPanel {...props} action={action} />;
    case 'stop-plan':
      return <StopPlanPanel {...props} action={action} />;
    case 'approve':
      return <ApprovePanel {...props} action={action} />;
    case 'cancel-waiting':
      return <CancelPanel {...props} action={action} />;
    case 'figures':
      return <FiguresPanel {...action} api={props.api} onClosed={() => props.onAction(null)} />;
  }
}
