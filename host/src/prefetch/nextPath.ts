import type { PageData } from '../page/pageData.ts';
import { routeAt } from '../routes/routeAt.ts';
import { stepFlow } from '../step-flow/stepFlow.ts';

/** The path of the step after the one at a path, of the first step on a page outside of the flow; null after the last one. */
export const nextPath = (page: Pick<PageData, 'config' | 'remotes'>, pathname: string): string | null => {
  const current = routeAt(pathname).row.step?.name;
  const { steps } = stepFlow(page);
  const next = steps[steps.findIndex(({ name }) => name === current) + 1];
  return next && page.config ? `/${page.config.slug}/${next.name}` : null;
};
