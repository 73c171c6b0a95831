import { Provider, useStore } from 'jotai';
import { type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { ServedStateContext } from '../../page/servedState.ts';

const never = () => () => {};

/**
 * Renders a part whose code came late with the state that the server rendered it from, while React takes its nodes over, and with the
 * page's own at once after. Where the page had changed meanwhile, React would find other words than its own, and replace the part.
 */
export function AsServed({ children }: { children: ReactNode }) {
  const store = useStore();
  const servedState = useContext(ServedStateContext);
  const [served] = useState(() => servedState?.() ?? store);
  const shown = useSyncExternalStore(
    never,
    () => store,
    () => served,
  );
  return <Provider store={shown}>{children}</Provider>;
}
