import { Icon } from '@festival/shared-ui/icon/Icon';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useLightDismiss } from '../../page/useLightDismiss.ts';
import styles from './HeaderMenu.module.css';

type HeaderMenuProps = Omit<ComponentProps<'details'>, 'className'> & {
  /** The content of the control while the menu is closed. */
  summary: ReactNode;
  children: ReactNode;
};

/** A menu of the header. It opens without scripts, and closes on Escape, on a press outside and on a navigation. */
export function HeaderMenu({ summary, children, ...rest }: HeaderMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useLightDismiss(details, useLocation().pathname);
  return (
    <details {...rest} ref={details} className={styles.menu}>
      <summary className={styles.summary}>
        {summary}
        <Icon icon={ChevronDown} size="s" className={styles.arrow} />
      </summary>
      <div className={styles.list}>{children}</div>
    </details>
  );
}
