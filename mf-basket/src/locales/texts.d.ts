import type laterTexts from './later/nl.json';
import type texts from './nl.json';

/** The keys of this remote's texts; `t` accepts no other key [I18-01]. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    mf_basket: typeof texts;
    mf_basket_later: typeof laterTexts;
  }
}
