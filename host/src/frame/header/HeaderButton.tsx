import { Icon } from '@festival/shared-ui/icon/Icon';
import type { LucideIcon } from 'lucide-react';
import styles from './HeaderButton.module.css';

type HeaderButtonProps = { icon: LucideIcon; text: string; onPress: () => void };

/** A button of the header that opens a dialog. In a narrow header it shows the icon only. */
export const HeaderButton = ({ icon, text, onPress }: HeaderButtonProps) => (
  <button type="button" className={styles.button} aria-haspopup="dialog" onClick={onPress}>
    <Icon icon={icon} />
    <span className={styles.text}>{text}</span>
  </button>
);
