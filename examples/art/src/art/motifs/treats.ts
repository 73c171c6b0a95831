/** Outlines of small things for sale, drawn flat around x = 0, y = 0. */
export const treats = {
  egg: 'M-150 10Q-170 -90 -70 -110Q10 -150 90 -100Q170 -80 150 10Q170 100 70 110Q-10 150 -80 105Q-160 100 -150 10Z',
  cup: 'M-110 -100H110V40Q110 110 40 110H-40Q-110 110 -110 40Z',
  handle: 'M110 -60H150Q190 -60 190 -10Q190 40 150 40H104',
  steam: 'M-50 -140q-24 -36 0 -70t0 -70M10 -140q-24 -36 0 -70t0 -70M70 -140q-24 -36 0 -70t0 -70',
  bottle: 'M-36 -250H36V-150Q120 -120 120 -40V270Q120 300 90 300H-90Q-120 300 -120 270V-40Q-120 -120 -36 -150Z',
  cork: 'M-44 -330H44V-250H-44Z',
  glass: 'M-100 -130H100L76 150Q74 170 54 170H-54Q-74 170 -76 150Z',
  gin: 'M-88 -10H88L76 150Q74 170 54 170H-54Q-74 170 -76 150Z',
  /** Two people from behind, shoulder to shoulder, one arm around the other. */
  pair: 'M-300 420V120Q-300 0 -170 0Q-60 0 -40 90Q-10 30 90 30Q220 30 220 150V420Z',
  arm: 'M-200 70Q-60 20 110 110',
  heads: [
    { x: -170, y: -90, r: 76 },
    { x: 90, y: -50, r: 70 },
  ],
  /** The hour before twelve on a clock with a radius of 250. */
  hour: 'M0 0L-125 -216.5A250 250 0 0 1 0 -250Z',
} as const;

/** The twelve marks of a clock with a radius of 290, as one path. */
export const clockMarks = (): string =>
  Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * Math.PI * 2;
    const [x, y] = [Math.sin(angle), Math.cos(angle)];
    const at = (r: number) => `${Math.round(x * r)} ${Math.round(y * r)}`;
    return `M${at(index % 3 ? 244 : 226)}L${at(264)}`;
  }).join('');

/** The places of ten coins in four rows. */
export const coins: readonly (readonly [x: number, y: number])[] = [4, 3, 2, 1].flatMap((count, row) =>
  Array.from({ length: count }, (_, index) => [600 + (index - (count - 1) / 2) * 216, 720 - row * 178] as const),
);
