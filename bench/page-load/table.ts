import { middle } from '../harness/middle.ts';
import { type Figures, type Measure, type MeasureName, measureNames, measures } from './measures.ts';

/** The figures of every round, of one page under one condition. */
export interface Compared {
  ours: Figures[];
  monolith: Figures[];
}

const perUnit = { s: 1_000, ms: 1, kB: 1_000, MB: 1_000_000, '': 1 };

function written(value: number, { unit }: Measure): string {
  if (Number.isNaN(value)) return '–';
  const digits = unit === 's' || (unit === '' && value % 1 !== 0) ? 2 : unit === 'ms' || unit === '' ? 0 : 1;
  return `${(value / perUnit[unit]).toFixed(digits)}${unit && ` ${unit}`}`;
}

const medianOf = (figures: readonly Figures[], name: MeasureName): number =>
  middle(figures.flatMap((one) => one[name] ?? []).filter((value) => !Number.isNaN(value)));

function verdictOf({ aim, ratio }: Measure, ours: number, monolith: number): string {
  const broken = [
    ...(aim !== undefined && ours > aim ? ['aim'] : []),
    ...(ratio !== undefined && ours > ratio * monolith ? ['ratio'] : []),
  ];
  if (Number.isNaN(ours) || (aim === undefined && ratio === undefined)) return '';
  return broken.length === 0 ? 'met' : `MISSED: ${broken.join(' and ')}`;
}

function cells(name: MeasureName, { ours, monolith }: Compared): [string, string, string] {
  const [own, peer] = [medianOf(ours, name), medianOf(monolith, name)];
  const ratio = own / peer;
  return [written(own, measures[name]), written(peer, measures[name]), Number.isFinite(ratio) ? ratio.toFixed(2) : ''];
}

const aimText = (measure: Measure): string =>
  [
    ...(measure.aim === undefined ? [] : [written(measure.aim, measure)]),
    ...(measure.ratio === undefined ? [] : [`${measure.ratio.toFixed(2)}x`]),
  ].join(', ');

const heads = ['', 'ours', 'monolith', 'ratio', 'aim', '', 'unthrottled: ours', 'monolith', 'ratio'];
const widths = [46, 9, 9, 6, 16, 22, 17, 9, 6];

/** One line; the first column and the verdict start at their left. */
const line = (texts: readonly string[]): string =>
  texts
    .map((text, index) =>
      index === 0 || index === 5 ? text.padEnd(widths[index] ?? 0) : text.padStart(widths[index] ?? 0),
    )
    .join('  ');

/** Prints the medians of one page, slow and unthrottled, with the ratios to the monolith, beside the aims. */
export function printTable(page: string, slow: Compared, fast: Compared): void {
  console.log(`\n${line([page, ...heads.slice(1)])}`);
  for (const name of measureNames) {
    const measure: Measure = measures[name];
    const verdict = verdictOf(measure, medianOf(slow.ours, name), medianOf(slow.monolith, name));
    if (Number.isNaN(medianOf(slow.ours, name)) && Number.isNaN(medianOf(fast.ours, name))) continue;
    console.log(line([measure.name, ...cells(name, slow), aimText(measure), verdict, ...cells(name, fast)]));
  }
}
