import type { PageData } from '../../page/pageData.ts';
import { stepAt } from '../../step-flow/stepAt.ts';
import { stepFlow } from '../../step-flow/stepFlow.ts';

/**
 * The path of the step after the step at a path, or of the first step for a page outside the flow; null after the last
 * step.
 */
export const nextPath = (
  page: Pick<PageData, 'config' | 'remotes' | 'remoteSteps'>,
  pathname: string,
): string | null => {
  const { steps } = stepFlow(page);
  const current = stepAt(
    page,
    pathname,
    steps.map(({ name }) => name),
  );
  const next = steps[steps.findIndex(({ name }) => name === current) + 1];
  return next && page.config ? `/${page.config.slug}/${next.name}` : null;
};
