import { discPath, type Point, polygon } from '../drawing/element.ts';

/**
 * The landmark of a city. Its base is the line y = 0, its middle is at x = 0, about 500 high; `solid` is
 * filled, `holes` are its windows and openings, `lines` are drawn with a stroke.
 */
type Landmark = { solid: string; holes: string; lines: string };

const box = (x: number, y: number, width: number, height: number): string =>
  polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);

const arch = (x: number, bottom: number, width: number, height: number): string =>
  `M${x} ${bottom}V${bottom - height + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${bottom - height + width / 2}V${bottom}Z`;

const mirrored = (points: readonly Point[]): Point[] => [
  ...points,
  ...[...points].reverse().map(([x, y]): Point => [-x, y]),
];

function windows(
  x: number,
  top: number,
  columns: number,
  rows: number,
  stepX: number,
  stepY: number,
  size: Point,
): string {
  const cells = Array.from({ length: columns * rows }, (_, index) =>
    box(x + (index % columns) * stepX, top + Math.floor(index / columns) * stepY, size[0], size[1]),
  );
  return cells.join('');
}

/** Canal houses, each with a different gable. */
function amsterdam(): Landmark {
  const gables: ((x: number, w: number, h: number) => Point[])[] = [
    (x, w, h) => [
      [x, -h + 60],
      [x + w * 0.2, -h + 60],
      [x + w * 0.2, -h + 30],
      [x + w * 0.36, -h + 30],
      [x + w * 0.36, -h],
      [x + w * 0.64, -h],
      [x + w * 0.64, -h + 30],
      [x + w * 0.8, -h + 30],
      [x + w * 0.8, -h + 60],
      [x + w, -h + 60],
    ],
    (x, w, h) => [
      [x, -h + 70],
      [x + w * 0.12, -h + 30],
      [x + w * 0.34, -h + 18],
      [x + w * 0.5, -h - 18],
      [x + w * 0.66, -h + 18],
      [x + w * 0.88, -h + 30],
      [x + w, -h + 70],
    ],
    (x, w, h) => [
      [x, -h + 64],
      [x + w * 0.28, -h + 58],
      [x + w * 0.3, -h + 6],
      [x + w * 0.5, -h - 22],
      [x + w * 0.7, -h + 6],
      [x + w * 0.72, -h + 58],
      [x + w, -h + 64],
    ],
    (x, w, h) => [
      [x, -h + 50],
      [x + w * 0.5, -h - 30],
      [x + w, -h + 50],
    ],
  ];
  const widths = [104, 118, 96, 126, 100, 112];
  const heights = [360, 410, 330, 430, 380, 345];
  let x = -widths.reduce((sum, width) => sum + width, 0) / 2;
  const solid: string[] = [];
  const holes: string[] = [];
  widths.forEach((w, index) => {
    const h = heights[index] ?? 350;
    const gable = gables[index % gables.length];
    if (gable) solid.push(polygon([[x, 0], ...gable(x, w, h), [x + w, 0]]));
    const columns = w > 110 ? 3 : 2;
    const step = (w - 24) / columns;
    holes.push(windows(x + 12 + step * 0.2, -h + 90, columns, Math.floor((h - 170) / 66), step, 66, [step * 0.6, 42]));
    holes.push(box(x + w / 2 - 13, -62, 26, 62));
    x += w;
  });
  return { solid: solid.join(''), holes: holes.join(''), lines: '' };
}

/** The Dom tower: two square storeys, an open lantern, a spire. */
function utrecht(): Landmark {
  const tower = mirrored([
    [-78, 0],
    [-78, -190],
    [-66, -196],
    [-66, -340],
    [-54, -346],
    [-54, -360],
    [-44, -366],
    [-44, -470],
    [-34, -478],
    [-10, -560],
  ]);
  const houses: Point[] = [
    [-330, 0],
    [-330, -90],
    [-290, -140],
    [-250, -90],
    [-250, -70],
    [-205, -120],
    [-160, -70],
    [-160, -110],
    [-122, -150],
    [-84, -110],
    [-84, 0],
  ];
  const side = houses.map(([x, y]): Point => [-x, y]);
  const openings = [-44, -10, 24].map((x) => arch(x, -212, 20, 112)).join('');
  const lower = [-52, -10, 32].map((x) => arch(x, -40, 20, 126)).join('');
  const lantern = [-34, -10, 14].map((x) => arch(x, -376, 20, 86)).join('');
  return {
    solid: polygon(tower) + polygon(houses) + polygon(side),
    holes:
      openings +
      lower +
      lantern +
      box(-290, -70, 26, 34) +
      box(-212, -56, 24, 30) +
      box(190, -56, 24, 30) +
      box(264, -70, 26, 34),
    lines: '',
  };
}

/** The Erasmus bridge: a bent pylon, its stays, the deck over the water. */
function rotterdam(): Landmark {
  const pylon: Point[] = [
    [-40, 0],
    [-64, -150],
    [-26, -330],
    [-96, -520],
    [-74, -524],
    [10, -330],
    [-18, -150],
    [14, 0],
  ];
  const deck = box(-560, -62, 1120, 22);
  const stays = Array.from({ length: 13 }, (_, index) => {
    const share = index / 12;
    const from: Point = [-80 + 62 * share, -508 + 180 * share];
    return polygon([from, [500 - 400 * share, -60]], true);
  });
  const back =
    polygon(
      [
        [-92, -514],
        [-330, -60],
      ],
      true,
    ) +
    polygon(
      [
        [-92, -500],
        [-312, -60],
      ],
      true,
    );
  const tower =
    polygon([
      [250, -62],
      [250, -330],
      [300, -352],
      [300, -62],
    ]) +
    polygon([
      [316, -62],
      [316, -270],
      [372, -270],
      [372, -62],
    ]) +
    polygon([
      [-470, -62],
      [-470, -210],
      [-410, -230],
      [-410, -62],
    ]);
  const piers = box(-420, -42, 26, 42) + box(200, -42, 26, 42) + box(430, -42, 26, 42);
  return {
    solid: polygon(pylon) + deck + tower + piers,
    holes: windows(260, -316, 2, 6, 20, 38, [12, 22]) + windows(326, -252, 3, 5, 15, 34, [9, 20]),
    lines: stays.join('') + back,
  };
}

/** The cathedral's one tall spire over the guild houses. */
function antwerp(): Landmark {
  const spire = mirrored([
    [-62, 0],
    [-62, -230],
    [-52, -244],
    [-52, -330],
    [-40, -340],
    [-40, -400],
    [-30, -408],
    [-30, -440],
    [-20, -448],
    [-4, -560],
  ]);
  const stump: Point[] = [
    [62, 0],
    [62, -210],
    [74, -226],
    [118, -226],
    [130, -210],
    [130, 0],
  ];
  const gable = (x: number, w: number, h: number): Point[] => [
    [x, 0],
    [x, -h + 74],
    [x + w * 0.14, -h + 74],
    [x + w * 0.14, -h + 48],
    [x + w * 0.28, -h + 48],
    [x + w * 0.28, -h + 22],
    [x + w * 0.42, -h + 22],
    [x + w * 0.5, -h - 16],
    [x + w * 0.58, -h + 22],
    [x + w * 0.72, -h + 22],
    [x + w * 0.72, -h + 48],
    [x + w * 0.86, -h + 48],
    [x + w * 0.86, -h + 74],
    [x + w, -h + 74],
    [x + w, 0],
  ];
  const houses = [
    gable(-400, 112, 250),
    gable(-288, 104, 290),
    gable(-184, 122, 262),
    gable(130, 114, 282),
    gable(244, 104, 244),
    gable(348, 96, 268),
  ];
  const panes = [-386, -274, -168, 146, 258, 360].map((x) => windows(x, -170, 3, 3, 28, 46, [16, 28])).join('');
  const openings =
    [-36, 16].map((x) => arch(x, -30, 22, 150)).join('') +
    [-30, 10].map((x) => arch(x, -256, 20, 62)).join('') +
    arch(-10, -352, 20, 50);
  return {
    solid: polygon(spire) + polygon(stump) + houses.map((points) => polygon(points)).join(''),
    holes: panes + openings + arch(84, -90, 24, 90),
    lines: '',
  };
}

/** The Atomium: nine spheres and the tubes between them. */
function brussels(): Landmark {
  const spheres: Point[] = [
    [0, -500],
    [-150, -410],
    [150, -410],
    [0, -350],
    [0, -262],
    [-150, -212],
    [150, -212],
    [0, -150],
    [0, -46],
  ];
  const tubes: [number, number][] = [
    [0, 1],
    [0, 2],
    [0, 4],
    [1, 3],
    [2, 3],
    [1, 4],
    [2, 4],
    [1, 5],
    [2, 6],
    [3, 4],
    [4, 5],
    [4, 6],
    [4, 7],
    [4, 8],
    [5, 7],
    [6, 7],
    [5, 8],
    [6, 8],
    [3, 7],
  ];
  const lines = tubes.map(([from, to]) => polygon([spheres[from] ?? [0, 0], spheres[to] ?? [0, 0]], true)).join('');
  const solid =
    spheres.map(([x, y]) => discPath(x, y, 46)).join('') +
    polygon([
      [-60, 0],
      [-40, -16],
      [40, -16],
      [60, 0],
    ]) +
    polygon([
      [-172, -180],
      [-232, 0],
      [-220, 0],
      [-160, -180],
    ]) +
    polygon([
      [172, -180],
      [232, 0],
      [220, 0],
      [160, -180],
    ]);
  const holes = spheres.map(([x, y]) => box(x - 30, y - 8, 60, 5) + box(x - 30, y + 4, 60, 5)).join('');
  return { solid, holes, lines };
}

/** The cathedral's two spires, and an arch of the railway bridge. */
function cologne(): Landmark {
  const spire = (x: number): string =>
    polygon(
      mirrored([
        [-58, 0],
        [-58, -240],
        [-46, -256],
        [-46, -330],
        [-34, -346],
        [-3, -540],
      ]).map(([px, py]): Point => [px + x, py]),
    );
  const nave = polygon([
    [-40, 0],
    [-40, -210],
    [0, -262],
    [40, -210],
    [40, 0],
  ]);
  const arches =
    [-30, 14].flatMap((offset) => [-78, 78].map((x) => arch(x + offset - 2, -40, 20, 150))).join('') +
    [-78, 78].map((x) => arch(x - 12, -262, 24, 64)).join('');
  const bridge = [-420, -260, 260, 420].map((x) => `M${x - 80} -40A80 84 0 0 1 ${x + 80} -40`).join('');
  const posts = [-420, -260, 260, 420]
    .flatMap((x) =>
      [-48, -16, 16, 48].map((dx) =>
        polygon(
          [
            [x + dx, -40],
            [x + dx, -40 - Math.sqrt(1 - (dx / 80) ** 2) * 84],
          ],
          true,
        ),
      ),
    )
    .join('');
  return {
    solid: spire(-78) + spire(78) + nave + box(-520, -42, 1040, 16),
    holes: arches + discPath(0, -150, 26) + arch(-14, 0, 28, 70),
    lines: bridge + posts,
  };
}

/** The iron tower over the roofs. */
function paris(): Landmark {
  const leg = mirrored([
    [-176, 0],
    [-116, 0],
    [-70, -124],
    [-108, -124],
  ]);
  const pair = (points: readonly Point[]) => polygon(points) + polygon(points.map(([x, y]): Point => [-x, y]));
  const top = mirrored([
    [-48, -258],
    [-27, -350],
    [-15, -450],
    [-7, -548],
    [-3, -590],
  ]);
  const houses =
    box(-400, -104, 190, 104) + box(-380, -136, 150, 34) + box(214, -124, 200, 124) + box(234, -158, 160, 36);
  return {
    solid:
      pair(leg.slice(0, 4)) +
      box(-122, -146, 244, 24) +
      pair([
        [-98, -146],
        [-52, -146],
        [-34, -240],
        [-62, -240],
      ]) +
      box(-72, -260, 144, 20) +
      polygon(top) +
      houses,
    holes:
      windows(-114, -140, 12, 1, 20, 20, [10, 10]) +
      windows(-388, -88, 5, 2, 36, 40, [18, 24]) +
      windows(228, -106, 5, 2, 36, 44, [18, 26]),
    lines: 'M-112 -6Q0 -186 112 -6M-44 -270L30 -344M44 -270L-30 -344M-90 -150L-38 -236M90 -150L38 -236',
  };
}

export const landmarks = { amsterdam, utrecht, rotterdam, antwerp, brussels, cologne, paris } as const;
export type City = keyof typeof landmarks;
