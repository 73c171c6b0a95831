import { capabilitiesAtom, commandsAtom, userAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { tabStorage } from '@festival/shared-ui/storage/tabStorage';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { usePage } from '../../page/PageContext.tsx';
import { hasAccountControl } from '../hasAccountControl.ts';
import styles from './Aside.module.css';
import { Aside } from './Aside.tsx';

/**
 * Informs a guest that an account saves typing, on pages with a login. It disappears after a login, after 400 pixels of
 * scrolling, or when it is closed, and does not return in this tab [OVL-07].
 */
export function SaveTime() {
  const { t } = useTranslation('host');
  const page = usePage();
  const { pathname } = useLocation();
  const commands = useAtomValue(commandsAtom);
  const capabilities = useAtomValue(capabilitiesAtom);
  const user = useAtomValue(userAtom);
  const [isGone, setGone] = useState(wasLetGo);
  const isShown = !isGone && user === null && hasAccountControl(page, capabilities, pathname);
  const go = () => {
    letGo();
    setGone(true);
  };
  useEffect(() => {
    if (!isShown) return;
    return onScrolledAway(() => {
      letGo();
      setGone(true);
    });
  }, [isShown]);
  return (
    <Aside isShown={isShown} title={t('saveTime.title')} onClose={go}>
      <p className={styles.text}>{t('saveTime.text')}</p>
      <div className={styles.answers}>
        <Button size="s" variant="login" onClick={() => void commands.signOn.logIn()}>
          {t('account.logIn')}
        </Button>
      </div>
    </Aside>
  );
}

const key = 'save-time';

/** Pixels of scrolling after which the offer disappears [OVL-07]. */
const goneAfter = 400;

/** Whether the visitor has dismissed the offer in this tab. */
const wasLetGo = (): boolean => tabStorage.getItem(key) !== null;

const letGo = (): void => tabStorage.setItem(key, 'gone');

/**
 * Calls `gone` once the page has been scrolled by 400 pixels from its current position [OVL-07]. Returns a function
 * that stops it.
 */
const onScrolledAway = (gone: () => void): (() => void) => {
  const from = scrollY;
  const follow = (): void => {
    if (Math.abs(scrollY - from) >= goneAfter) gone();
  };
  addEventListener('scroll', follow, { passive: true });
  return () => removeEventListener('scroll', follow);
};
