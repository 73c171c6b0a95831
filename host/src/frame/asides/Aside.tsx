import { Icon } from '@festival/shared-ui/icon/Icon';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Aside.module.css';

interface AsideProps {
  isShown: boolean;
  title: string;
  children: ReactNode;
  /** Called by the close button, and by Escape while the focus is inside. */
  onClose: () => void;
}

/**
 * A card below the header that does not block the page. Screen readers announce it, and it does not take the focus. If
 * it disappears while the focus is inside, the focus moves to the page's content.
 */
export function Aside({ isShown, title, children, onClose }: AsideProps) {
  const { t } = useTranslation('host');
  const id = useId();
  const card = useRef<HTMLElement>(null);
  const close = () => {
    const hasFocus = card.current?.contains(document.activeElement);
    onClose();
    if (hasFocus) document.getElementById('content')?.focus({ preventScroll: true });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return (
    <>
      <p role="status" className="visuallyHidden">
        {isShown && title}
      </p>
      {isShown && (
        <section ref={card} className={styles.card} aria-labelledby={id} onKeyDown={press}>
          <p id={id} className={styles.title}>
            {title}
          </p>
          {children}
          <button type="button" className={styles.close} aria-label={t('modal.close')} onClick={close}>
            <Icon icon={X} />
          </button>
        </section>
      )}
    </>
  );
}
