import { circle, group, type Point, path, polygon, rect } from '../drawing/element.ts';
import { randomOf } from '../drawing/random.ts';
import { dune, grassRow } from './dune.ts';
import { inks } from './inks.ts';
import { pennant } from './pennant.ts';
import { sea } from './sea.ts';
import { sheet } from './sheet.ts';
import { clouds, gulls, sky } from './sky.ts';
import { sunDisc, sunRays, sunRoad } from './sunDisc.ts';

const [width, height] = [1200, 900];
const edge = { stroke: inks.ink, 'stroke-width': 8, 'stroke-linejoin': 'round' } as const;

/** A white hotel with balconies on the back of a dune. */
function hotelDune(): string {
  const random = randomOf('solstrand hotel dune');
  const front: Point[] = [
    [-40, 760],
    [280, 690],
    [640, 740],
    [940, 800],
    [1260, 740],
  ];
  const floors = [0, 1, 2, 3].map((floor) => {
    const [left, right, top] = [330 + floor * 40, 900 - floor * 66, 620 - floor * 110];
    const rooms = Math.floor((right - left - 30) / 92);
    const windows = Array.from({ length: rooms }, (_, index) =>
      rect(left + 28 + index * 92, top + 24, 62, 74, {
        fill: (index + floor) % 3 === 0 ? inks.sun : inks.sea,
        ...edge,
        'stroke-width': 5,
      }),
    );
    const rails = Array.from({ length: rooms }, (_, index) =>
      rect(left + 22 + index * 92, top + 72, 74, 28, {
        fill: [inks.coral, inks.orange, inks.lagoon][(index + floor) % 3],
        ...edge,
        'stroke-width': 5,
      }),
    );
    return (
      rect(left + 12, top + 12, right - left, 112, { fill: inks.ink }) +
      rect(left, top, right - left, 112, { fill: inks.paper, ...edge }) +
      windows.join('') +
      rails.join('')
    );
  });
  return sheet(width, height, [
    sky(width, 620, inks.dawn, { x: 950, y: 300, reach: 560 }),
    clouds(random, width, 70, 260, 4, inks.paper),
    sunDisc({ x: 960, y: 330, r: 170 }),
    sea(random, width, 560, height),
    ...floors,
    pennant(700, 288, 120, inks.coral, inks.ink),
    grassRow(random, front, 0, 1200, 22, 180),
    dune({
      id: 'front',
      line: front,
      bottom: height,
      fill: inks.sun,
      shade: inks.orange,
      edge: inks.paper,
      reach: 200,
    }),
  ]);
}

const quay = 590;

/** A house of the harbour, next to its neighbours, with a pointed or a stepped gable. */
function harbourHouse(paint: string, index: number): string {
  const [x, w, h] = [110 + index * 196, 196, 330 + ((index * 67) % 130)];
  const top = quay - h;
  const gable: Point[] =
    index % 2
      ? [
          [x, quay],
          [x, top + 70],
          [x + w / 2, top - 40],
          [x + w, top + 70],
          [x + w, quay],
        ]
      : [
          [x, quay],
          [x, top + 60],
          [x + 34, top + 60],
          [x + 34, top + 20],
          [x + 68, top + 20],
          [x + 68, top - 20],
          [x + 128, top - 20],
          [x + 128, top + 20],
          [x + 162, top + 20],
          [x + 162, top + 60],
          [x + w, top + 60],
          [x + w, quay],
        ];
  const windows = Array.from({ length: 6 }, (_, cell) =>
    rect(x + 34 + (cell % 2) * 78, top + 100 + Math.floor(cell / 2) * 84, 50, 58, {
      fill: (cell + index) % 3 ? inks.ink : inks.sun,
      ...edge,
      'stroke-width': 5,
    }),
  );
  return path(polygon(gable), { fill: paint, ...edge }) + windows.join('');
}

const harbourBoat = [
  path('M-150 0H170Q140 70 90 74H-90Q-140 60 -150 0Z', { fill: inks.paper, ...edge }),
  path('M-150 0H170Q164 20 156 32H-146Z', { fill: inks.coral, ...edge }),
  path('M0 -8V-300', { ...edge, 'stroke-width': 10 }),
  path('M12 -290Q150 -150 150 -30H12Z', { fill: inks.sun, ...edge }),
  path('M-12 -250Q-110 -130 -110 -30H-12Z', { fill: inks.paper, ...edge }),
];

/** The old houses on the harbour, with their reflections. */
function hotelHarbour(): string {
  const random = randomOf('solstrand hotel harbour');
  const paints = [inks.coral, inks.sun, inks.paper, inks.lagoon, inks.orange] as const;
  const mirrored = paints.map((paint, index) =>
    rect(110 + index * 196, quay + 44, 196, 150 + ((index * 67) % 130) * 0.6, { fill: paint, opacity: 0.6 }),
  );
  const ripples = Array.from(
    { length: 30 },
    () => `M${random.whole(40, 1100)} ${random.whole(quay + 60, 880)}q40 -12 80 0t80 0`,
  );
  return sheet(width, height, [
    sky(width, quay, inks.foam, { x: 220, y: 180, reach: 520, color: inks.lagoon, strength: 0.3 }),
    sunDisc({ x: 160, y: 190, r: 110, fill: inks.sun, shade: inks.orange }),
    clouds(random, width, 60, 230, 5, inks.paper),
    gulls(random, 900, 110, 140, 5, inks.ink),
    ...paints.map(harbourHouse),
    rect(0, quay, width, 44, { fill: inks.ink }),
    rect(0, quay + 44, width, height, { fill: inks.sea }),
    group(mirrored),
    path(ripples.join(''), { stroke: inks.foam, 'stroke-width': 6, 'stroke-linecap': 'round', fill: 'none' }),
    group(harbourBoat, { transform: 'translate(820 760)' }),
  ]);
}

/** The cabin itself: walls of boards, a roof, a round window, a window and a porch. */
function cabinHouse(): string[] {
  const boards = Array.from(
    { length: 9 },
    (_, index) => `M${392 + index * 52} 720V${Math.round(430 - (1 - Math.abs(index - 4) / 5) * 150)}`,
  );
  const walls = polygon([
    [352, 740],
    [352, 440],
    [600, 230],
    [848, 440],
    [848, 740],
  ]);
  const roof = polygon(
    [
      [300, 480],
      [600, 214],
      [900, 480],
    ],
    true,
  );
  return [
    path(walls, { fill: inks.ink, transform: 'translate(18 16)' }),
    path(walls, { fill: inks.lagoon, ...edge }),
    path(boards.join(''), { stroke: inks.sea, 'stroke-width': 7 }),
    path(roof, {
      fill: 'none',
      stroke: inks.ink,
      'stroke-width': 52,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
    path(roof, {
      fill: 'none',
      stroke: inks.coral,
      'stroke-width': 36,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
    circle(600, 372, 44, { fill: inks.sun, ...edge }),
    path('M600 328V416M556 372H644', edge),
    rect(420, 500, 130, 120, { fill: inks.sun, ...edge }),
    path('M485 500V620M420 560H550', edge),
    rect(640, 500, 130, 236, { fill: inks.coral, ...edge }),
    circle(750, 622, 8, { fill: inks.ink }),
    rect(300, 734, 600, 24, { fill: inks.paper, ...edge }),
    path('M330 758V800M460 758V800M590 758V800M720 758V800M860 758V800', { ...edge, 'stroke-width': 14 }),
  ];
}

/** A private cabin between sea and dune. */
function cabin(): string {
  const random = randomOf('solstrand cabin');
  const front: Point[] = [
    [-40, 800],
    [260, 760],
    [640, 810],
    [960, 830],
    [1260, 770],
  ];
  return sheet(width, height, [
    sky(width, 560, inks.blush, { x: 250, y: 330, reach: 560, color: inks.coral, strength: 0.5 }),
    sunDisc({ x: 250, y: 350, r: 170, fill: inks.orange }),
    gulls(random, 980, 180, 120, 4, inks.ink),
    sea(random, width, 520, 760),
    sunRoad(random, 250, 530, 680, 240, inks.orange),
    dune({
      id: 'back',
      line: [
        [-40, 700],
        [400, 690],
        [1260, 650],
      ],
      bottom: height,
      fill: inks.sand,
      shade: inks.orange,
      edge: inks.paper,
      reach: 260,
    }),
    ...cabinHouse(),
    grassRow(random, front, -20, 360, 12, 220),
    grassRow(random, front, 860, 1220, 12, 220),
    dune({
      id: 'front',
      line: front,
      bottom: height,
      fill: inks.sun,
      shade: inks.orange,
      edge: inks.paper,
      reach: 150,
    }),
  ]);
}

/** A bell tent with lights on its ropes. */
function glamping(): string {
  const random = randomOf('solstrand glamping');
  const front: Point[] = [
    [-40, 780],
    [300, 800],
    [760, 830],
    [1260, 770],
  ];
  const bulbs = Array.from({ length: 13 }, (_, index) =>
    circle(80 + index * 86, 250 - Math.sin((index / 12) * Math.PI) * -90, 13, {
      fill: inks.sun,
      ...edge,
      'stroke-width': 5,
    }),
  );
  return sheet(width, height, [
    rect(0, 0, width, height, { fill: inks.orange }),
    sunRays(600, 640, 0, 1200, 28, inks.sun, 0.5),
    sea(random, width, 600, 760),
    dune({
      id: 'back',
      line: [
        [-40, 690],
        [500, 670],
        [1260, 690],
      ],
      bottom: height,
      fill: inks.sand,
      shade: inks.orange,
      edge: inks.paper,
      reach: 260,
    }),
    path('M80 250Q600 430 1112 250', { fill: 'none', stroke: inks.ink, 'stroke-width': 6 }),
    ...bulbs,
    path('M600 250L960 590L1010 770H190L240 590Z', { fill: inks.ink, transform: 'translate(18 16)' }),
    path('M600 250L960 590L1010 770H190L240 590Z', { fill: inks.paper, ...edge }),
    path('M600 250L420 590L400 770H240L300 590ZM600 250L780 590L800 770H960L900 590Z', {
      fill: inks.coral,
      opacity: 0.92,
    }),
    path('M600 250L960 590H240Z', { fill: 'none', ...edge, 'stroke-width': 6 }),
    path('M600 420L520 770H600Z', { fill: inks.ink }),
    path('M600 420L680 770H600Z', { fill: inks.sun }),
    path('M600 420L520 770Q560 640 600 420ZM600 420L680 770Q640 640 600 420Z', {
      fill: inks.paper,
      ...edge,
      'stroke-width': 5,
    }),
    pennant(600, 256, 110, inks.sea, inks.ink),
    path('M240 590L90 780M960 590L1110 780', { stroke: inks.ink, 'stroke-width': 6 }),
    grassRow(random, front, -20, 260, 10, 190),
    grassRow(random, front, 960, 1220, 10, 190),
    dune({ id: 'front', line: front, bottom: height, fill: inks.sun, shade: inks.coral, edge: inks.paper, reach: 170 }),
  ]);
}

export const productTravel = { hotelDune, hotelHarbour, cabin, glamping };
