import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { Footer } from '../../frame/footer/Footer.tsx';
import { Header } from '../../frame/header/Header.tsx';
import { Overlays } from '../../overlays/Overlays.tsx';
import { handOnPresses } from '../../page/early-press/handOnPresses.ts';
import { hydratedAtom } from '../../page/hydratedAtom.ts';
import { BottomBar } from '../../step-flow/BottomBar.tsx';
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

/**
 * Replays presses on the frame itself, and presses whose controls disappeared with their page or were on an earlier
 * page. It comes after `MarkHydrated`, which makes the page follow the cart of the earlier page.
 */
function HandOnPresses() {
  const commands = useCommands();
  const { pathname } = useLocation();
  const handOn = useEffectEvent(() => handOnPresses(commands));
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each page of the shop once more
  useEffect(() => handOn(), [pathname]);
  return null;
}

/** Marks the page as hydrated; after that it may change. */
function MarkHydrated() {
  const setHydrated = useSetAtom(hydratedAtom);
  useEffect(() => setHydrated(true), [setHydrated]);
  return null;
}
