import { Dialog as Base } from '@base-ui/react/dialog';
import clsx from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import styles from './Dialog.module.css';

export type DialogProps = {
  open: boolean;
  /** Asked for by Escape, the close button or a press beside it; the owner decides. Never called while `closable` is false. */
  onClose: () => void;
  title: ReactNode;
  /** What a screen reader hears after the title. */
  description?: ReactNode;
  /** `centre` asks something; `side` is a panel at the end of the line, and a full sheet on a phone. */
  placement?: 'centre' | 'side';
  /** Whether one may leave without answering. */
  closable?: boolean;
  closeLabel: string;
  children?: ReactNode;
  /** Buttons that stay in sight while the content scrolls. */
  footer?: ReactNode;
  /** What takes the focus when it opens; the first control without it. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** What takes the focus when it closes; what had it before without it. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** Called once it has gone from sight. */
  onClosed?: () => void;
  className?: string;
};

/**
 * A real dialog: the focus moves in, is kept and returns; Escape, the close button and a press beside it ask the owner
 * to close it; the page behind holds still [OVL-11].
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, description, placement = 'centre', closable = true, closeLabel } = props;
  const { children, footer, initialFocus, finalFocus, onClosed, className } = props;
  const ask = (next: boolean) => {
    if (!next && closable) onClose();
  };
  const settled = (next: boolean) => {
    if (!next) onClosed?.();
  };
  return (
    <Base.Root open={open} onOpenChange={ask} onOpenChangeComplete={settled} disablePointerDismissal={!closable}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={clsx(styles.viewport, styles[placement])}>
          <Base.Popup className={clsx(styles.popup, className)} initialFocus={initialFocus} finalFocus={finalFocus}>
            <header className={styles.header}>
              <div className={styles.titles}>
                <Base.Title className={styles.title}>{title}</Base.Title>
                {description && <Base.Description className={styles.description}>{description}</Base.Description>}
              </div>
              {closable && (
                <Base.Close className={styles.close} aria-label={closeLabel}>
                  <X aria-hidden="true" />
                </Base.Close>
              )}
            </header>
            <div className={styles.body}>{children}</div>
            {footer && <footer className={styles.footer}>{footer}</footer>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
