import { Notice } from '@festival/shared-ui/notice/Notice';
import clsx from 'clsx';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import styles from './UnreadCartNotice.module.css';
import { unreadCartIdAtom } from './unreadCartIdAtom.ts';

/** Says, while it is so, that the visitor's cart can't be shown just now and is not lost: below the header, or in the cart's place. */
export function UnreadCartNotice({ place }: { place: 'header' | 'content' }) {
  const { t } = useTranslation('host');
  if (useAtomValue(unreadCartIdAtom) === null) return null;
  return (
    <div className={clsx(styles[place])}>
      <Notice title={t('unreadCart.title')}>{t('unreadCart.text')}</Notice>
    </div>
  );
}
