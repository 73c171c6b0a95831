import { element, group, path, round } from '../drawing/element.ts';

/** A beam of light from a point; degrees are clockwise from straight up. */
export function beam(
  x: number,
  y: number,
  degrees: number,
  length: number,
  spread: number,
  color: string,
  strength = 0.7,
): string {
  const id = `beam-${Math.round(x)}-${Math.round(y)}-${Math.round(degrees * 10)}`;
  const stops =
    element('stop', { offset: '0%', 'stop-color': color, 'stop-opacity': String(strength) }) +
    element('stop', { offset: '45%', 'stop-color': color, 'stop-opacity': String(round(strength * 3) / 10) }) +
    element('stop', { offset: '100%', 'stop-color': color, 'stop-opacity': '0' });
  const gradient = element(
    'linearGradient',
    { id, gradientUnits: 'userSpaceOnUse', x1: 0, y1: 0, x2: 0, y2: -length },
    stops,
  );
  const cone = path(`M-3 0L${round(-spread / 2)} ${-length}H${round(spread / 2)}L3 0Z`, { fill: `url(#${id})` });
  return (
    gradient +
    group(cone, {
      transform: `translate(${round(x)} ${round(y)}) rotate(${round(degrees)})`,
      style: 'mix-blend-mode:screen',
    })
  );
}
