import type { Language } from '@festival/shared-contracts/language/languages';
import type { i18n } from 'i18next';

/**
 * Replaces built-in texts by a shop's own, now and whenever a remote adds its namespace. A key is
 * `namespace:path.of.text`; without a namespace it belongs to the host [I18-06].
 */
export const overrideTexts = (
  instance: i18n,
  language: Language,
  overrides: Readonly<Record<string, string>>,
): void => {
  const own = Object.entries(overrides).map(([name, text]) => {
    const [first = '', ...rest] = name.split(':');
    return rest.length === 0
      ? { namespace: 'host', key: first, text }
      : { namespace: first, key: rest.join(':'), text };
  });
  const applyTo = (namespace: string) => {
    for (const { key, text } of own.filter((one) => one.namespace === namespace)) {
      instance.addResource(language, namespace, key, text, { silent: true });
    }
  };
  for (const namespace of new Set(own.map((one) => one.namespace))) {
    if (instance.hasResourceBundle(language, namespace)) applyTo(namespace);
  }
  instance.store.on('added', (_language: string, namespace: string) => applyTo(namespace));
};
