import { useLocation } from 'react-router-dom';
import { usePage } from '../page/PageContext.tsx';
import { showsBottomBar } from './showsBottomBar.ts';
import { useIsCheckout } from './useIsCheckout.ts';
import { useStepFlow } from './useStepFlow.ts';

/** Whether the page has a bottom bar: it needs a position in the flow to know the previous and next step [STP-02]. */
export const useHasBottomBar = (): boolean => {
  const { config } = usePage();
  const { pathname } = useLocation();
  const isInFlow = useStepFlow().some((step) => step.isCurrent);
  return (useIsCheckout() || isInFlow) && showsBottomBar(config, pathname);
};
