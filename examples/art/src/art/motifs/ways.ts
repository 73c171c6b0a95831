import { type Point, rect } from '../drawing/element.ts';

/** A train seen from its side, going right: from x = -420 to x = 776, standing on y = 0. */
export const train = {
  body: 'M-420 -40V-252Q-420 -264 -408 -264H548Q656 -264 728 -172L768 -98Q780 -76 773 -58Q767 -40 746 -40Z',
  windscreen: 'M590 -232Q646 -228 690 -172L710 -142H590Z',
  stripe: 'M-420 -118H758L770 -92H-420Z',
  windows: [-384, -266, -96, 22, 140, 310, 428].map((x) => ({ x, y: -226, width: 94, height: 78 })),
  doors: [-158, 248].map((x) => rect(x, -236, 48, 190, { rx: 6 })),
  wheels: [-330, -262, 380, 448, 640] as const,
  /** The train's base, and the overhead wire. */
  pantograph: 'M-60 -264L-20 -316L30 -356H-20M-20 -316L40 -264',
} as const;

/** A car seen from its side, going right: 720 wide, standing on y = 0, with four people in it. */
export const car = {
  body: 'M16 -66Q8 -150 60 -170L150 -186Q224 -296 334 -300H446Q528 -296 598 -192Q688 -180 706 -142Q720 -104 710 -66Q704 -48 682 -48H38Q20 -48 16 -66Z',
  rear: 'M192 -188Q246 -264 336 -268H366V-188Z',
  front: 'M392 -268H444Q502 -262 552 -188H392Z',
  heads: [
    [250, -204],
    [324, -208],
    [432, -208],
    [500, -202],
  ] as const satisfies readonly Point[],
  wheels: [160, 566] as const,
} as const;

/** Twelve places in a circle, one for each month of a membership; the first one is at the top. */
export const months: readonly Point[] = Array.from({ length: 12 }, (_, month): Point => {
  const angle = (month / 12) * Math.PI * 2 - Math.PI / 2;
  return [600 + Math.cos(angle) * 440, 450 + Math.sin(angle) * 262];
});
