import { useState } from 'react';
import { type AreaPlace, areaKey, type ReadyArea } from './areaSource.ts';
import { readOnce } from './readOnce.ts';
import { useAreaSource } from './useAreaSource.ts';

interface Reading {
  key: string;
  promise: Promise<ReadyArea>;
}

/** What is being read for a place, read again for another place or on `readAgain`. It outlives the boundary that waits for it. */
export function useReading(place: AreaPlace) {
  const source = useAreaSource();
  const key = areaKey(place);
  const start = (): Reading => ({ key, promise: readOnce(source, place) });
  const [reading, setReading] = useState(start);
  let current = reading;
  if (reading.key !== key) {
    current = start();
    setReading(current);
  }
  return { reading: current.promise, report: source.report, readAgain: () => setReading(start()) };
}
