import { type RefObject, useEffect, useRef, useState } from 'react';

/** A line as far as its coming and going is watched. */
export interface WatchedLine {
  id: string;
  name: string;
}

/**
 * The name of the line that went last, for a screen reader. When it took the focus with it, the focus goes to `holder`
 * instead of being lost.
 */
export function useRemovedLine(lines: readonly WatchedLine[], holder: RefObject<HTMLElement | null>): string | null {
  const before = useRef(lines);
  const [removed, setRemoved] = useState<string | null>(null);
  useEffect(() => {
    const gone = before.current.find(({ id }) => lines.every((line) => line.id !== id));
    before.current = lines;
    if (!gone) return;
    setRemoved(gone.name);
    if (document.activeElement === document.body) holder.current?.focus();
  }, [lines, holder]);
  return removed;
}
