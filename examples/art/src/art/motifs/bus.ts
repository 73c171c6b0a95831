import { type Point, round } from '../drawing/element.ts';

/** A coach seen from its side, going right: 720 wide, standing on y = 0, its tail at x = 0. */
export const bus = {
  body: 'M26 -44V-262Q26 -306 70 -306H604Q664 -306 684 -246L708 -150Q716 -120 716 -92V-60Q716 -44 700 -44Z',
  roof: 'M70 -306Q80 -330 110 -330H250Q272 -330 280 -306Z',
  windscreen: 'M610 -278Q646 -276 660 -236L682 -150H610Z',
  entrance: 'M548 -270H592V-58H548Z',
  windows: Array.from({ length: 5 }, (_, index) => ({ x: 56 + index * 98, y: -270, width: 84, height: 104 })),
  lamp: [704, -92] as Point,
  tail: [30, -110] as Point,
  wheels: [
    [160, -42],
    [478, -42],
  ] as const satisfies readonly Point[],
  wheelRadius: 46,
  length: 720,
} as const;

/** The arch over each wheel, cut out of the body. */
export const wheelArches = bus.wheels.map(([x, y]) => `M${round(x - 60)} ${y + 2}a60 60 0 0 1 120 0Z`).join('');
