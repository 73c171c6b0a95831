import { languageAtom } from '@festival/shared-contracts/state/shopState';
import { Button } from '@festival/shared-ui/button/Button';
import { useCommands } from '@festival/shared-ui/commands/useCommands';
import { Form } from '@festival/shared-ui/form/Form';
import { Icon } from '@festival/shared-ui/icon/Icon';
import { useAtomValue } from 'jotai';
import { ArrowLeft } from 'lucide-react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './CheckoutForm.module.css';
import { FormErrors } from './FormErrors.tsx';
import { FormFailure } from './FormFailure.tsx';
import { FormFoot } from './FormFoot.tsx';
import { FormSection } from './FormSection.tsx';
import { AddressFields } from './fields/AddressFields.tsx';
import { BirthDateFields } from './fields/BirthDateFields.tsx';
import { DeliveryFields } from './fields/DeliveryFields.tsx';
import { EmailFields } from './fields/EmailFields.tsx';
import { NameFields } from './fields/NameFields.tsx';
import { PhoneFields } from './fields/PhoneFields.tsx';
import { formLanguage } from './formLanguage.ts';
import { useCheckoutForm } from './useCheckoutForm.ts';

/** The buyer's details in two sections, with visible labels, errors as sentences, and a link back [CHK-01]. */
export function CheckoutForm() {
  const { t } = useTranslation('mf_checkout');
  const pageLanguage = useAtomValue(languageAtom);
  const language = formLanguage(pageLanguage);
  const commands = useCommands();
  const { form, submit, failure } = useCheckoutForm();
  return (
    <FormProvider {...form}>
      {language !== pageLanguage && <p className={styles.intro}>{t('formLanguages')}</p>}
      <Form className={styles.form} lang={language} aria-label={t('form.region')} onSubmit={() => submit()}>
        <div className={styles.top}>
          <Button
            className={styles.back}
            variant="quiet"
            size="s"
            icon={<Icon icon={ArrowLeft} size="s" />}
            onClick={() => commands().overlay.openCheckout('basket')}
          >
            {t('form.back')}
          </Button>
          <p className={styles.intro}>{t('form.intro')}</p>
        </div>
        <FormSection title={t('form.section.personal')}>
          <NameFields />
          <EmailFields />
          <PhoneFields />
          <BirthDateFields />
        </FormSection>
        <FormSection title={t('form.section.address')}>
          <AddressFields />
        </FormSection>
        <DeliveryFields />
        <FormErrors />
        {failure && <FormFailure error={failure} />}
        <p className={styles.next}>{t('form.next')}</p>
        <FormFoot isSending={form.formState.isSubmitting} />
      </Form>
    </FormProvider>
  );
}
