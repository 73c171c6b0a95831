import { Button } from '@festival/shared-ui/button/Button';
import { Dialog } from '@festival/shared-ui/dialog/Dialog';
import { TextField } from '@festival/shared-ui/field/TextField';
import { type ReactNode, useId } from 'react';
import { Refusal } from '../answer/Refusal.tsx';
import { texts } from '../texts.ts';
import type { Action } from './action.ts';
import styles from './ConfirmPanel.module.css';
import { MovedNotice } from './MovedNotice.tsx';
import type { PanelProps } from './panelProps.ts';
import { useConfirmation } from './useConfirmation.ts';

type ConfirmPanelProps = Omit<PanelProps<Action['kind']>, 'api' | 'by' | 'action'> &
  Parameters<typeof useConfirmation>[0] & {
    action: Action;
    title: string;
    confirmLabel: string;
    /** The command that mounts a version; set if the version was not mounted yet. */
    mountCommand?: string;
    children: ReactNode;
  };

/** Shows what an action would change, asks for a reason, and carries the action out. A refusal remains visible with its reasons. */
export function ConfirmPanel({ action, live, onAction, title, confirmLabel, ...props }: ConfirmPanelProps) {
  const form = useId();
  const { looked } = action;
  const state = useConfirmation(props);
  const { isOpen, isPending, refusal } = state;
  const hasMoved = isOpen && !isPending && live.release?.revision !== looked.release?.revision;
  const lookAgain = () => {
    state.forgetRefusal();
    onAction({ ...action, looked: live });
  };
  return (
    <Dialog
      open={isOpen}
      onClose={state.close}
      onClosed={() => onAction(null)}
      placement="side"
      title={title}
      description={looked.release ? texts.looked(looked.release.revision) : texts.noRelease}
      closeLabel={texts.close}
      className={styles.panel}
      footer={
        <Button type="submit" form={form} pending={isPending} aria-disabled={!props.isReady}>
          {confirmLabel}
        </Button>
      }
    >
      <form id={form} className={styles.form} onSubmit={state.submit} noValidate>
        {props.children}
        {state.isReasonNeeded && (
          <TextField
            ref={state.reasonField}
            label={texts.reason}
            hint={texts.reasonHint}
            error={state.isReasonMissing ? texts.reasonError : undefined}
            value={state.reason}
            required
            maxLength={300}
            autoComplete="off"
            onChange={(event) => state.setReason(event.target.value)}
          />
        )}
        {refusal && <Refusal error={refusal} />}
        {state.isUnmounted && (
          <TextField
            label={state.isHeavier ? texts.forceHeavier : texts.force}
            hint={state.isHeavier ? undefined : props.mountCommand && texts.forceHint(props.mountCommand)}
            value={state.force}
            maxLength={300}
            autoComplete="off"
            onChange={(event) => state.setForce(event.target.value)}
          />
        )}
        {hasMoved && <MovedNotice live={live} onLookAgain={lookAgain} />}
      </form>
    </Dialog>
  );
}
