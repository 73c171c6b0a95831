import { Button } from '@festival/shared-ui/button/Button';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { Spinner } from '@festival/shared-ui/spinner/Spinner';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ConsoleApi } from '../api/consoleApi.ts';
import { createConsoleStore } from '../api/consoleStore.ts';
import { texts } from '../texts.ts';
import styles from './Console.module.css';
import { ConsoleHeader } from './ConsoleHeader.tsx';
import { ReleasesScreen } from './ReleasesScreen.tsx';
import { SignOnScreen } from './SignOnScreen.tsx';

type ConsoleProps = {
  api: ConsoleApi;
  /** The reason why the last sign-on failed. */
  refused?: string | null;
};

/** The release console: a sign-on, then the current release of every brand. */
export function Console({ api, refused = null }: ConsoleProps) {
  const [store] = useState(() => createConsoleStore(api));
  const state = useSyncExternalStore(store.subscribe, store.current);
  useEffect(() => store.follow(), [store]);

  switch (state.kind) {
    case 'loading':
      return (
        <main className={styles.alone}>
          <Spinner label={texts.loading} />
        </main>
      );
    case 'signed-off':
      return <SignOnScreen refused={refused} />;
    case 'failed':
      return (
        <main className={styles.alone}>
          <h1 className={styles.title}>{texts.title}</h1>
          <Notice
            tone="danger"
            title={texts.failed}
            action={<Button onClick={() => void store.refresh()}>{texts.again}</Button>}
          >
            {state.error.message}
          </Notice>
        </main>
      );
    case 'without-rights':
      return (
        <>
          <ConsoleHeader api={api} person={state.person} />
          <main className={styles.alone}>
            <Notice>{texts.withoutRights(state.person.email)}</Notice>
          </main>
        </>
      );
    case 'ready':
      return <ReleasesScreen {...state} api={api} refresh={store.refresh} />;
  }
}
