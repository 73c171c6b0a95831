import type { Language } from '@festival/shared-contracts/language/languages';
import type { StepDeclaration } from '@festival/shared-contracts/step/stepDeclaration';
import type { PageStep, RemoteSteps } from '../../src/page/remoteSteps.ts';

/** A step with the remote that brings it. */
export interface DeclaredStep {
  remote: string;
  step: StepDeclaration;
}

/** The step as a page has it: without its texts in every language, and without what only the server asks. */
export function pageStep({
  remote,
  step: { texts: _texts, isInEveryShop: _isInEveryShop, ...step },
}: DeclaredStep): PageStep {
  return { remote, ...step };
}

/** The keys of the shell's texts that a step brings, by the name of the text in its declaration. */
const keyOf = (step: string, text: string): string =>
  text === 'start' ? `home.start.${step}` : `step.${step}.${text}`;

/** On the home page only, whose tiles are the steps that a shop lists. */
const ofTiles: readonly string[] = ['tile', 'start'];

interface TextsOptions {
  language: Language;
  /** The shop's own language. */
  ofShop: Language;
  /** Whether the shop lists the step. */
  isListed: boolean;
}

/** The shell's texts of the step, by their keys: in the page's language, else in the shop's own, else in any that it has. */
export function declaredStepTexts(
  { step: { name, texts } }: DeclaredStep,
  { language, ofShop, isListed }: TextsOptions,
): RemoteSteps['texts'] {
  const own = texts[language] ?? texts[ofShop] ?? Object.values(texts)[0];
  return Object.fromEntries(
    Object.entries<string | undefined>(own ?? {}).flatMap(([key, text]) =>
      text && (isListed || !ofTiles.includes(key)) ? [[keyOf(name, key), text]] : [],
    ),
  );
}
