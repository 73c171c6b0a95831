/** The format of a result. */
type Unit = 's' | 'ms' | 'kB' | 'MB' | '';

/** One row of the table. */
export interface Measure {
  name: string;
  unit: Unit;
  /** The limit for the federated shop on the slow phone. Only bytes and waves have one, since they are the same on every machine. */
  aim?: number;
  /** The budget relative to the monolith. */
  ratio?: number;
  /** The budget relative to the same page as plain HTML. */
  plainRatio?: number;
}

/** All measures of a visit, in the order of the table. Times are in milliseconds, sizes in bytes. */
export const measures = {
  bytes: { name: 'all bytes of the first load', unit: 'kB', aim: 360_000, ratio: 1.1 },
  document: { name: '  document', unit: 'kB' },
  script: { name: '  scripts', unit: 'kB', aim: 186_000 },
  stylesheet: { name: '  styles', unit: 'kB' },
  font: { name: '  fonts', unit: 'kB' },
  image: { name: '  images', unit: 'kB' },
  other: { name: '  calls and others', unit: 'kB' },
  requests: { name: 'requests', unit: '' },
  waves: { name: 'waves', unit: '', aim: 3, ratio: 1 },
  ahead: { name: 'fetched ahead, when idle', unit: 'kB' },
  firstPaint: { name: 'first paint (FCP)', unit: 's', plainRatio: 1.1 },
  largestPaint: { name: 'largest paint (LCP)', unit: 's', ratio: 1.05 },
  priceVisible: { name: 'price visible', unit: 's' },
  usable: { name: 'usable', unit: 's', ratio: 1.05 },
  layoutShift: { name: 'layout shift (CLS)', unit: '' },
  blocked: { name: 'blocked: tasks beyond 50 ms, together', unit: 'ms' },
  longestTask: { name: 'longest task', unit: 'ms' },
  heap: { name: 'heap', unit: 'MB' },
  press: { name: 'press of + to the number in the header', unit: 'ms' },
  pressTask: { name: 'longest task of that press (0: none over 50)', unit: 'ms' },
  added: { name: 'press of + to the server’s answer', unit: 'ms' },
  stepFar: { name: 'to a step that was not fetched before', unit: 'ms' },
  stepNear: { name: 'to a step that was', unit: 'ms' },
  againBytes: { name: 'second visit: all bytes', unit: 'kB' },
  againRequests: { name: 'second visit: requests', unit: '' },
  againLargest: { name: 'second visit: largest paint', unit: 's' },
  againUsable: { name: 'second visit: usable', unit: 's' },
} as const satisfies Record<string, Measure>;

export type MeasureName = keyof typeof measures;
export type Figures = Partial<Record<MeasureName, number>>;

export const measureNames = Object.keys(measures) as MeasureName[];
