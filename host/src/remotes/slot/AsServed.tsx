import { Provider, useStore } from 'jotai';
import { type ReactNode, useContext, useState, useSyncExternalStore } from 'react';
import { ServedStateContext } from '../../page/servedState.ts';

const never = () => () => {};

/**
 * While React hydrates a part whose code arrived late, renders it with the state from which the server rendered it, and
 * after that with the page's current state. If the page has changed before the code arrives, React would otherwise find
 * a difference and replace the part.
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
