import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Footer } from '../../frame/footer/Footer.tsx';
import { Header } from '../../frame/header/Header.tsx';
import { Overlays } from '../../overlays/Overlays.tsx';
import { BottomBar } from '../../step-flow/BottomBar.tsx';
import { HandOnPresses } from './HandOnPresses.tsx';
import { MarkHydrated } from './MarkHydrated.tsx';
import { RouteFocus } from './RouteFocus.tsx';
import styles from './ShopFrame.module.css';

/** The frame of every page; it stays the same during navigation. */
export function ShopFrame({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('host');
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t('header.skip')}
      </a>
      <Header />
      <div id="content" className={styles.content} tabIndex={-1}>
        {children ?? <Outlet />}
      </div>
      <Footer />
      <BottomBar />
      <Overlays />
      <ScrollRestoration />
      <RouteFocus />
      <MarkHydrated />
      <HandOnPresses />
    </div>
  );
}
