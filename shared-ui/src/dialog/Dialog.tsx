import { Dialog as Base } from '@base-ui/react/dialog';
import clsx from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import styles from './Dialog.module.css';
import { keepFocus } from './keepFocus.ts';

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
  /** What takes the focus when it closes, false for nothing; what had it before without it. */
  finalFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | false);
  /** Something more important is open over it: it stays in sight, and takes neither focus nor presses until that is gone. */
  covered?: boolean;
  /** Called once it has gone from sight. */
  onClosed?: () => void;
  className?: string;
};

/**
 * A real dialog: the focus moves in, is kept and returns; Escape, the close button and a press beside it ask the owner
 * to close it; the page behind holds still [OVL-11].
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    placement = 'centre',
    closable = true,
    covered = false,
    closeLabel,
  } = props;
  const { children, footer, initialFocus, finalFocus, onClosed, className } = props;
  const changed = (next: boolean) => {
    if (!next && closable && !covered) onClose();
  };
  const settled = (next: boolean) => {
    if (!next) onClosed?.();
  };
  return (
    <Base.Root open={open} onOpenChange={changed} onOpenChangeComplete={settled} disablePointerDismissal={!closable}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={clsx(styles.viewport, styles[placement])} inert={covered}>
          <Base.Popup
            ref={keepFocus}
            className={clsx(styles.popup, className)}
            initialFocus={initialFocus}
            finalFocus={finalFocus}
          >
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
