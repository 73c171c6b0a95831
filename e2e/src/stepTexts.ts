import type { Language } from '@festival/shared-contracts/language/languages';
import { declaredSteps } from './pageAddresses.ts';

/** The shell's own text on the button of the home page, for a step that declares none. */
const start = { nl: 'Begin met kiezen', en: 'Start choosing', es: 'Empieza a elegir' };

/** A step as its remote declares it, by the current or a former name. */
const declared = (name: string) => {
  const step = declaredSteps.find((one) => one.name === name || one.formerNames?.includes(name));
  if (!step) throw new Error(`No remote declares a step '${name}'`);
  return step;
};

/**
 * The texts of a step as its remote declares them, so that a team can change them without changing a journey [STP-01].
 */
export const stepTexts = (name: string, language: Language = 'nl') => {
  const texts = declared(name).texts[language];
  if (!texts) throw new Error(`The step '${name}' has no texts in ${language}`);
  return { start: start[language], ...texts };
};

/** The current name of a step in addresses. */
export const stepName = (name: string): string => declared(name).name;

/** The script of a step's module, for any remote. */
export const stepScript = (name: string): RegExp => {
  const { remote, module } = declared(name);
  return new RegExp(`${remote}/.*/${module}\\..*js$`);
};
