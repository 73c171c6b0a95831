import { stepFlowAtom, userAtom, wishlistSaveAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { Checkbox } from '@festival/shared-ui/choice/Checkbox';
import { RadioGroup } from '@festival/shared-ui/choice/RadioGroup';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Form } from '@festival/shared-ui/form/Form';
import { Notice } from '@festival/shared-ui/notice/Notice';
import { NativeSelect } from '@festival/shared-ui/select/NativeSelect';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { TermsLink } from '../confirmation/TermsLink.tsx';
import { useLaterTexts } from '../later/useLaterTexts.ts';
import styles from './RegistrationForm.module.css';
import { mostPersons, preferencesOf, type Registration, registrationOf, waysToCome } from './registration.ts';

const numbersOfPersons = Array.from({ length: mostPersons }, (_, index) => index + 1);

/**
 * The form of a pre-registration: persons, transport and number of nights. It is saved to the account with the wishlist; an existing
 * registration is changed only after a confirmation (6000) [WSH-05].
 */
export function RegistrationForm() {
  const { t } = useLaterTexts();
  const commands = useCommands();
  const user = useAtomValue(userAtom);
  const isSaving = useAtomValue(wishlistSaveAtom) === 'saving';
  const firstStep = useAtomValue(stepFlowAtom)[0]?.name ?? 'tickets';
  const [answers, setAnswers] = useState<Registration>(() => registrationOf(user?.wishlist?.preferences));
  const [hasTried, setHasTried] = useState(false);
  const [isDone, setDone] = useState(false);
  const change = (changed: Partial<Registration>) => {
    setAnswers((before) => ({ ...before, ...changed }));
    setDone(false);
  };
  const register = async () => {
    setHasTried(true);
    const preferences = preferencesOf(answers);
    if (!preferences || isSaving) return;
    setDone((await commands().wishlist.register(preferences)).ok);
  };
  return (
    <Form className={styles.form} onSubmit={register}>
      <p>{t(user?.preregistration ? 'registration.registered' : 'registration.text')}</p>
      <NativeSelect
        label={t('registration.persons')}
        value={answers.persons}
        onChange={(event) => change({ persons: Number(event.target.value) })}
      >
        {numbersOfPersons.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </NativeSelect>
      <RadioGroup
        legend={t('registration.arrivesBy')}
        options={waysToCome.map((value) => ({ value, label: t(`registration.by.${value}`) }))}
        value={answers.arrivesBy}
        onChange={(arrivesBy) => change({ arrivesBy })}
        error={hasTried && answers.arrivesBy === null ? t('registration.missing') : undefined}
        required
      />
      <Checkbox
        label={t('registration.staysOvernight')}
        checked={answers.staysOvernight}
        onChange={(event) => change({ staysOvernight: event.target.checked })}
      />
      <TermsLink />
      <Button type="submit" size="l" pending={isSaving}>
        {t(user?.preregistration ? 'registration.change' : 'registration.button')}
      </Button>
      {isDone && (
        <Notice
          tone="success"
          title={t('registration.done')}
          live
          action={
            <Button size="s" variant="secondary" onClick={() => void commands().navigation.goTo(firstStep)}>
              {t('registration.choose')}
            </Button>
          }
        >
          {t('registration.next')}
        </Notice>
      )}
    </Form>
  );
}
