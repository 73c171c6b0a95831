import { type Html, html } from '@festival/service-kit/html/html';
import type { Language } from '@festival/shared-contracts/language/languages';
import { type FieldName, pageTexts } from './pageTexts.ts';

/** The message above a form that names its wrong fields. Screen readers read it at once. */
export function wrongNotice(language: Language, wrong: readonly string[]): Html | null {
  if (wrong.length === 0) return null;
  const { errors, fields } = pageTexts[language];
  const names = wrong.map((name) => fields[name as FieldName]).join(', ');
  return html`<p class="notice" role="alert">${errors.heading} ${names}.</p>`;
}
