import { useEffect, useState } from 'react';

/** A sign that is on for so many milliseconds after each start. */
export const useBriefly = (milliseconds: number): readonly [isOn: boolean, start: () => void] => {
  const [startedAt, setStartedAt] = useState<number | null>(null);
  useEffect(() => {
    if (startedAt === null) return;
    const timer = setTimeout(() => setStartedAt(null), milliseconds);
    return () => clearTimeout(timer);
  }, [startedAt, milliseconds]);
  return [startedAt !== null, () => setStartedAt(performance.now())];
};
