import type { StepTrait } from '@festival/shared-contracts/step/stepDeclaration';
import type { PageData } from '../page/pageData.ts';
import { type RowOfStep, stepRows } from './stepRows.ts';

type Page = Pick<PageData, 'remoteSteps'>;

/** The route of a step's own page, by the step's current or a former name; undefined if the page has no such step [STP-06]. */
export const stepRouteIn = ({ remoteSteps }: Page, name: string): RowOfStep | undefined =>
  stepRows(remoteSteps).steps.get(name);

/** The names of a page's steps that request this feature from the shell. */
export const stepsWith = ({ remoteSteps }: Page, trait: StepTrait): string[] =>
  (remoteSteps?.steps ?? []).flatMap(({ name, traits = [] }) => (traits.includes(trait) ? [name] : []));
