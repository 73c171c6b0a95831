import { Dialog as Base } from '@base-ui/react/dialog';
import clsx from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useCallback, useRef } from 'react';
import styles from './Dialog.module.css';
import { retainFocus } from './retainFocus.ts';

type DialogProps = {
  open: boolean;
  /**
   * Called on Escape, on the close button or on a press outside; the owner decides whether the dialog closes. It is
   * never called while `closable` is false.
   */
  onClose: () => void;
  title: ReactNode;
  /** A line below the title, which a screen reader reads after the title. */
  description?: ReactNode;
  /** The text of a modal, at the top of its content; a screen reader reads it after the title too. For a dialog without a `description`. */
  text?: ReactNode;
  /** `centre` is for a modal; `side` is for a panel at the end side, which on a phone is the whole screen. */
  placement?: 'centre' | 'side';
  /** Whether the visitor may close the dialog without an answer. */
  closable?: boolean;
  closeLabel: string;
  /** Content that stays visible between the title and the scrolling content. */
  notice?: ReactNode;
  children?: ReactNode;
  /** Buttons that stay visible while the content scrolls. */
  footer?: ReactNode;
  /**
   * The element that gets the focus when the dialog opens. The default is the first control. If the dialog cannot be
   * closed, the default is the panel itself, because its first control may be below content that has to be read first.
   */
  initialFocus?: RefObject<HTMLElement | null>;
  /** The element that gets the focus when the dialog closes; false for none. The default is the element that had the focus before. */
  finalFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | false);
  /** A more important dialog is open over this one. This one stays visible, but takes neither focus nor presses until the other one closes. */
  covered?: boolean;
  /** Called once the dialog is no longer visible. */
  onClosed?: () => void;
  className?: string;
};

/**
 * A modal dialog. Focus moves in, stays inside and returns. Escape, the close button and a press outside ask the owner
 * to close it. The page behind does not scroll [OVL-11].
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
  const panel = useRef<HTMLDivElement>(null);
  const hold = useCallback((element: HTMLDivElement | null) => {
    panel.current = element;
    return retainFocus(element);
  }, []);
  const takesFocus = placement === 'side' && !closable;
  const { text, notice, children, footer, initialFocus, finalFocus, onClosed, className } = props;
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
            ref={hold}
            className={clsx(styles.popup, className)}
            initialFocus={initialFocus ?? (takesFocus ? panel : undefined)}
            finalFocus={finalFocus}
          >
            {/* Plain elements, because header and footer elements would be landmarks of the page. */}
            <div className={styles.header}>
              <div className={styles.titles}>
                <Base.Title className={styles.title}>{title}</Base.Title>
                {description && <Base.Description className={styles.description}>{description}</Base.Description>}
              </div>
              {closable && (
                <Base.Close className={styles.close} aria-label={closeLabel}>
                  <X aria-hidden="true" />
                </Base.Close>
              )}
            </div>
            {notice}
            <div className={styles.body}>
              {text && <Base.Description className={styles.text}>{text}</Base.Description>}
              {children}
            </div>
            {footer && <div className={styles.footer}>{footer}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
