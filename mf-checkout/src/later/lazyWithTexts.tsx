import { languageAtom } from '@festival/shared-contracts/state/shopState';
import { lazyComponent } from '@festival/shared-ui/lazy/lazyComponent';
import { useAtomValue } from 'jotai';
import { type ComponentType, Suspense } from 'react';
import { laterTextFiles } from './laterTextFiles.ts';

/**
 * A component whose code and texts are loaded when it is first shown. If loading fails, for example without a connection, `Otherwise` is
 * shown.
 */
export function lazyWithTexts<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Otherwise: ComponentType<Props>,
): ComponentType<Props> {
  const inLanguage = (texts: () => Promise<unknown>) =>
    lazyComponent<Props>(async () => {
      const [component] = await Promise.all([load(), texts()]);
      return component;
    }, Otherwise);
  const { en, es, nl } = laterTextFiles;
  const components = { en: inLanguage(en), es: inLanguage(es), nl: inLanguage(nl) };
  return function Later(props: Props) {
    const Shown: ComponentType<Props> = components[useAtomValue(languageAtom)];
    return (
      <Suspense>
        <Shown {...props} />
      </Suspense>
    );
  };
}
