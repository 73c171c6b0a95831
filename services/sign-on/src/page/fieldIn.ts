import { type Html, html } from '@festival/service-kit/html/html';
import type { Language } from '@festival/shared-contracts/language/languages';
import { type FieldName, pageTexts } from './pageTexts.ts';

type Field = {
  name: FieldName;
  attributes: Html;
  value?: string;
  hasHint?: boolean;
};

/** Returns a function that renders the fields of one form: label, hint, typed value, and error. */
export function fieldIn(language: Language, wrong: readonly string[]) {
  const texts = pageTexts[language];
  return ({ name, attributes, value = '', hasHint = false }: Field): Html => {
    const hint = hasHint ? (texts.hints[name] ?? null) : null;
    const isWrong = wrong.includes(name);
    const described = [...(hint === null ? [] : [`${name}-hint`]), ...(isWrong ? [`${name}-wrong`] : [])].join(' ');
    return html`<div>
      <label for="${name}">${texts.fields[name]}${hint === null ? null : html` <span class="hint" id="${name}-hint">${hint}</span>`}</label>
      <input id="${name}" name="${name}" value="${value}" ${attributes}
        ${isWrong ? html`aria-invalid="true"` : null} ${described === '' ? null : html`aria-describedby="${described}"`}>
      ${isWrong ? html`<p class="wrong" id="${name}-wrong">${texts.errors[name]}</p>` : null}
    </div>`;
  };
}
