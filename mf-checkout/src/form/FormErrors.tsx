import { Notice } from '@festival/shared-ui/notice/Notice';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import styles from './FormErrors.module.css';
import { focusField } from './fieldId.ts';
import { type FormValues, fieldOrder } from './formValues.ts';
import { useFieldTexts } from './useFieldTexts.ts';

/** After a failed press: a link to each field with an error, and the list of missing fields [CHK-01, CHK-14]. */
export function FormErrors() {
  const { t } = useTranslation('mf_checkout');
  const { labelOf } = useFieldTexts();
  const { errors, submitCount } = useFormContext<FormValues>().formState;
  const wrong = fieldOrder.filter((field) => errors[field]);
  if (submitCount === 0 || wrong.length === 0) return null;
  const isMissing = wrong.some((field) => errors[field]?.type === 'required');
  return (
    <Notice tone="danger" title={t('form.note.title')} live>
      {isMissing && <p>{t('form.note.required')}</p>}
      <p>{t('form.note.fields')}</p>
      <ul className={styles.fields}>
        {wrong.map((field) => (
          <li key={field}>
            <button type="button" className={styles.field} onClick={() => focusField(field)}>
              {labelOf(field)}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
