import { middle } from '../harness/middle.ts';
import { type Figures, type Measure, type MeasureName, measureNames, measures } from './measures.ts';

/** The results of every round, for one page under one condition. */
export interface Compared {
  ours: Figures[];
  /** The results of the former checkout; empty without one. */
  former: Figures[];
  monolith: Figures[];
  /** The results of the same page without scripts. */
  plain: Figures[];
}

const perUnit = { s: 1_000, ms: 1, kB: 1_000, MB: 1_000_000, '': 1 };

function written(value: number, { unit }: Measure): string {
  if (Number.isNaN(value)) return '–';
  const digits = unit === 's' || (unit === '' && value % 1 !== 0) ? 2 : unit === 'ms' || unit === '' ? 0 : 1;
  return `${(value / perUnit[unit]).toFixed(digits)}${unit && ` ${unit}`}`;
}

const medianOf = (figures: readonly Figures[], name: MeasureName): number =>
  middle(figures.flatMap((one) => one[name] ?? []).filter((value) => !Number.isNaN(value)));

type Medians = Record<'ours' | 'former' | 'monolith' | 'plain', number>;

const mediansOf = ({ ours, former, monolith, plain }: Compared, name: MeasureName): Medians => ({
  ours: medianOf(ours, name),
  former: medianOf(former, name),
  monolith: medianOf(monolith, name),
  plain: medianOf(plain, name),
});

function verdictOf({ aim, ratio, plainRatio }: Measure, { ours, monolith, plain }: Medians): string {
  const broken = [
    ...(aim !== undefined && ours > aim ? ['aim'] : []),
    ...(ratio !== undefined && ours > ratio * monolith ? ['ratio'] : []),
    ...(plainRatio !== undefined && ours > plainRatio * plain ? ['plain page'] : []),
  ];
  if (Number.isNaN(ours) || (aim ?? ratio ?? plainRatio) === undefined) return '';
  return broken.length === 0 ? 'met' : `MISSED: ${broken.join(' and ')}`;
}

const ratioText = (ratio: number): string => (Number.isFinite(ratio) ? ratio.toFixed(2) : '');

function cells(name: MeasureName, compared: Compared): string[] {
  const { ours, former, monolith, plain } = mediansOf(compared, name);
  const measure = measures[name];
  const ratios = [monolith, plain, former].map((other) => ratioText(ours / other));
  return [written(ours, measure), written(monolith, measure), ...ratios];
}

const aimText = (measure: Measure): string =>
  [
    ...(measure.aim === undefined ? [] : [written(measure.aim, measure)]),
    ...(measure.ratio === undefined ? [] : [`${measure.ratio.toFixed(2)}x`]),
    ...(measure.plainRatio === undefined ? [] : [`${measure.plainRatio.toFixed(2)}x plain`]),
  ].join(', ');

const heads = [
  '',
  'ours',
  'monolith',
  'ratio',
  'to plain',
  'to former',
  'aim',
  '',
  'unthrottled: ours',
  'monolith',
  'ratio',
  'to plain',
  'to former',
];
const widths = [46, 9, 9, 6, 8, 9, 16, 22, 17, 9, 6, 8, 9];
const leftAligned = [0, 7];

/** One line; the first column and the verdict are left-aligned. */
const line = (texts: readonly string[]): string =>
  texts
    .map((text, index) =>
      leftAligned.includes(index) ? text.padEnd(widths[index] ?? 0) : text.padStart(widths[index] ?? 0),
    )
    .join('  ');

/** Prints the medians of one page, slow and unthrottled, with the ratios to the monolith, and the targets. */
export function printTable(page: string, slow: Compared, fast: Compared): void {
  console.log(`\n${line([page, ...heads.slice(1)])}`);
  for (const name of measureNames) {
    const measure: Measure = measures[name];
    const verdict = verdictOf(measure, mediansOf(slow, name));
    if (Number.isNaN(medianOf(slow.ours, name)) && Number.isNaN(medianOf(fast.ours, name))) continue;
    console.log(line([measure.name, ...cells(name, slow), aimText(measure), verdict, ...cells(name, fast)]));
  }
}
