import type { TextTree } from '@festival/shared-contracts/exposed-module/exposedModule';
import type laterTexts from '../locales/later/nl.json';
import type lightTexts from '../locales/light/nl.json';
import type texts from '../locales/nl.json';

/** The texts of the host, the error catalogue and shared-ui's controls, by namespace, in one language. */
export interface HostTexts {
  host: TextTree;
  errors: TextTree;
  ui: TextTree;
}

/** The keys of the shell's texts; `t` accepts no other key [I18-01]. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    host: typeof texts;
    later: typeof laterTexts;
    light: typeof lightTexts;
  }
}
