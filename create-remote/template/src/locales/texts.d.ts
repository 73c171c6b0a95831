import type texts from './nl.json';

/** The keys of this remote's texts: `t` accepts no other key. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    mf_sample: typeof texts;
  }
}
