import type { ConsolePerson } from '@festival/release-registry/console/session';
import { Button } from '@festival/shared-ui/button/Button';
import type { ConsoleApi } from '../api/consoleApi.ts';
import { texts } from '../texts.ts';
import styles from './ConsoleHeader.module.css';

type ConsoleHeaderProps = { api: Pick<ConsoleApi, 'signOff'>; person: ConsolePerson };

/** The console's name, the signed-on person, and the button to sign off. */
export function ConsoleHeader({ api, person }: ConsoleHeaderProps) {
  const signOff = async () => {
    const answer = await api.signOff();
    location.assign(answer.ok ? answer.value.link : '/console');
  };
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{texts.title}</h1>
      <p className={styles.person}>
        {person.name} <span className={styles.email}>{person.email}</span>
      </p>
      <Button variant="secondary" size="s" onClick={() => void signOff()}>
        {texts.signOff}
      </Button>
    </header>
  );
}
