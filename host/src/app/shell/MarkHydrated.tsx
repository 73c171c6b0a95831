import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { hydratedAtom } from '../../page/hydratedAtom.ts';

/** Marks the page as hydrated: from here on it may change. */
export function MarkHydrated() {
  const setHydrated = useSetAtom(hydratedAtom);
  useEffect(() => setHydrated(true), [setHydrated]);
  return null;
}
