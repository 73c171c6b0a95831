import { ButtonLink } from '@festival/shared-ui/button/ButtonLink';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { texts } from '../texts.ts';
import styles from './Console.module.css';

/** The screen before sign-on, with one button. */
export function SignOnScreen({ refused }: { refused: string | null }) {
  const why = refused === null ? undefined : texts.refused[refused];
  return (
    <main className={styles.alone}>
      <h1 className={styles.title}>{texts.title}</h1>
      <p>{texts.signOnHelp}</p>
      {why && <Notice tone="danger">{why}</Notice>}
      <ButtonLink variant="login" href="/console/sign-on">
        {texts.signOn}
      </ButtonLink>
    </main>
  );
}
