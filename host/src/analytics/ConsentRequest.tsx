import { commandsAtom, configAtom, languageAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import type { Translate } from '@festival/shared-ui/texts/createI18n';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { festivalIn } from '../i18n/festivalIn.ts';
import styles from './ConsentRequest.module.css';
import { consentAtom } from './consentAtom.ts';
import { isConsentAskedAtom } from './isConsentAskedAtom.ts';

interface ConsentRequestProps {
  /** A text of the namespace `later`. */
  text: Translate<'later'>;
}

/**
 * Asks for consent to measure the visit. The page keeps working during the question, and both answers look equal. The
 * footer opens the question again, to show and change the answer [ANL-01].
 */
export function ConsentRequest({ text }: ConsentRequestProps) {
  const consent = useAtomValue(consentAtom);
  const [isAsked, setIsAsked] = useAtom(isConsentAskedAtom);
  const commands = useAtomValue(commandsAtom);
  const config = useAtomValue(configAtom);
  const language = useAtomValue(languageAtom);
  const place = useFocusWhen(isAsked);
  if (!config || (consent !== null && !isAsked)) return null;
  const answer = (isGiven: boolean) => {
    setIsAsked(false);
    void commands.signOn.setConsent(isGiven);
  };
  return (
    <section ref={place} tabIndex={-1} className={styles.request} aria-labelledby="consent-title">
      <h2 id="consent-title" className={styles.title}>
        {text('consent.title')}
      </h2>
      <p>{text('consent.text', { festival: festivalIn(config, language).title })}</p>
      {consent && <p>{text(`consent.${consent}`)}</p>}
      <div className={styles.answers}>
        <Button variant="secondary" onClick={() => answer(false)}>
          {text('consent.refuse')}
        </Button>
        <Button variant="secondary" onClick={() => answer(true)}>
          {text('consent.allow')}
        </Button>
      </div>
    </section>
  );
}

/** Moves the focus to an element while `isAsked` is true, and back to the former place afterwards. */
const useFocusWhen = (isAsked: boolean) => {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isAsked) return;
    const before = document.activeElement;
    place.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isAsked]);
  return place;
};
