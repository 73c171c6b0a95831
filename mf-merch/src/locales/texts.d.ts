import type texts from './nl.json';

/** The keys of this remote's texts; `t` accepts no other key [I18-01]. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    mf_merch: typeof texts;
  }
}
