import { type AreaPlace, type AreaSource, areaKey, type ReadyArea } from './areaSource.ts';

const underWay = new WeakMap<AreaSource, Map<string, Promise<ReadyArea>>>();

/**
 * Reads a place, and answers the same reading while it is under way and until React is done with it: a first render that
 * throws or is interrupted is begun anew from nothing, and must not send for everything again.
 */
export function readOnce(source: AreaSource, place: AreaPlace): Promise<ReadyArea> {
  const readings = underWay.get(source) ?? new Map<string, Promise<ReadyArea>>();
  underWay.set(source, readings);
  const key = areaKey(place);
  const known = readings.get(key);
  if (known) return known;
  const reading = source.read(place);
  readings.set(key, reading);
  const forget = () => setTimeout(() => readings.delete(key), 0);
  reading.then(forget, forget);
  return reading;
}
