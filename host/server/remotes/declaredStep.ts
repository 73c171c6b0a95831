import type { ExposedModuleName } from '@festival/shared-contracts/exposed-module/exposedModuleData';
import type { Language } from '@festival/shared-contracts/language/languages';
import type { StepDeclaration } from '@festival/shared-contracts/package/stepDeclaration';
import { routeRow } from '@festival/shared-contracts/routes/routeTable';
import type { RemoteSteps } from '../../src/page/remoteSteps.ts';

/** A step with the remote that brings it. */
export interface DeclaredStep {
  remote: string;
  step: StepDeclaration;
}

/** The step as a row of the route table: its page is the shell's page of a step, around the remote's module. */
export const declaredStepRow = ({ remote, step }: DeclaredStep): RemoteSteps['rows'][string] => ({
  // The table's names are of the remotes that the contracts know; this one is in the version's manifest.
  screen: { kind: 'step', module: `${remote}/${step.module}` as ExposedModuleName },
  query: step.query,
  capability: step.capability,
  hero: step.hero,
  title: `step.${step.name}.name`,
  step: { name: step.name, sells: step.sells, isRequired: false, flowCapability: null },
  hasBottomBar: true,
  guards: routeRow('slug-tickets').guards,
});

/** The shell's texts of the step, by their keys: in the page's language, else in the shop's own, else in any that it has. */
export function declaredStepTexts(
  { step: { name, texts } }: DeclaredStep,
  language: Language,
  ofShop: Language,
): RemoteSteps['texts'] {
  const own = texts[language] ?? texts[ofShop] ?? Object.values(texts)[0];
  return Object.fromEntries(Object.entries<string>(own ?? {}).map(([key, text]) => [`step.${name}.${key}`, text]));
}
