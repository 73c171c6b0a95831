import type { Quantities } from '@festival/shared-contracts/cart/cart';
import type { StepView } from '@festival/shared-contracts/state/primitives';
import { countItems } from '../cart/countItems.ts';
import type { PageData } from '../page/pageData.ts';
import { stepAt } from './stepAt.ts';
import { stepFlow } from './stepFlow.ts';

/** The flow as it is shown: for each step its path, its count in the cart, and whether the current path belongs to it. */
export const stepViews = (
  page: Pick<PageData, 'config' | 'products' | 'remotes' | 'remoteSteps'>,
  quantities: Quantities,
  pathname: string,
): StepView[] => {
  const { steps } = stepFlow(page);
  const current = stepAt(
    page,
    pathname,
    steps.map(({ name }) => name),
  );
  return steps.map((step) => {
    const path = `/${page.config?.slug}/${step.name}`;
    const count = countItems(quantities, page.products, step.sells);
    return { name: step.name, path, count, isCurrent: step.name === current };
  });
};
