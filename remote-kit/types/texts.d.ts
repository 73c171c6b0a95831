import type { pageErrorTexts } from '@festival/shared-contracts/errors/pageErrorTexts.nl';
import type uiTexts from '@festival/shared-ui/locales/nl.json';

/**
 * The keys that `t` accepts. The namespaces of every page are here; a remote adds its own in `src/locales/texts.d.ts`
 * [I18-01].
 */
declare module 'i18next' {
  interface CustomTypeOptions {
    /** A default text in a call does not replace a missing key. */
    strictKeyChecks: true;
  }
  interface ResourceNamespaceMap {
    ui: typeof uiTexts;
    errors: { [Name in keyof typeof pageErrorTexts as `${Name}`]: (typeof pageErrorTexts)[Name] };
  }
}
