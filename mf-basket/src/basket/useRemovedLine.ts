import { type RefObject, useEffect, useRef, useState } from 'react';

/** The fields of a line that the hook watches. */
interface WatchedLine {
  id: string;
  name: string;
}

/** The name of the last removed line, for a screen reader. If that line had the focus, `holder` gets the focus, which would otherwise be lost. */
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
