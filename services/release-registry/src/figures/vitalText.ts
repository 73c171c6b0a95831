import { type VitalName, vitalNames } from '@festival/release-contracts/release/visitVitals';

export { vitalNames };

const names: Record<VitalName, string> = { inp: 'INP', lcp: 'LCP', cls: 'CLS', long: 'long tasks' };

/** Column headings of 75th percentiles. */
export const vitalHeads = Object.values(names);

/** `INP 208 ms`, `LCP 1.92 s`, `CLS 0.04`; without a value `INP -`. */
export function vitalText(name: VitalName, value: number | null): string {
  return `${names[name]} ${vitalValue(name, value)}`;
}

/** `208 ms`, `1.92 s`, `0.04`; `-` if nothing was measured. */
export function vitalValue(name: VitalName, value: number | null): string {
  if (value === null) return '-';
  if (name === 'cls') return (value / 1_000).toFixed(2);
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(2)} s`;
}
