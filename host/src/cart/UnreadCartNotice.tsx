import { Notice } from '@festival/shared-ui/notice/Notice';
import clsx from 'clsx';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { unreadCartIdAtom } from './cartState.ts';
import styles from './UnreadCartNotice.module.css';

/**
 * Shows that the visitor's cart cannot be read at the moment, and that it is not lost. The notice is below the header,
 * or replaces the cart's content.
 */
export function UnreadCartNotice({ place }: { place: 'header' | 'content' }) {
  const { t } = useTranslation('host');
  if (useAtomValue(unreadCartIdAtom) === null) return null;
  return (
    <div className={clsx(styles[place])}>
      <Notice title={t('unreadCart.title')}>{t('unreadCart.text')}</Notice>
    </div>
  );
}
