import { type Language, recogniseLanguage } from '@festival/shared-contracts/language/languages';
import type { HarnessOptions } from '../harnessOptions.ts';

/** What the harness shows, by its address; each value has a default. */
export interface HarnessAddress {
  module: string;
  language: Language;
  brand: string;
  /** What the exposed module gets as `params`: any other parameter of the address. */
  params: Record<string, string>;
}

const own = ['module', 'language', 'brand'];

export function readAddress({ exposes, brands }: HarnessOptions): HarnessAddress {
  const query = new URLSearchParams(location.search);
  const chosen = (name: string, options: readonly string[]) => {
    const value = query.get(name);
    return value !== null && options.includes(value) ? value : (options[0] ?? '');
  };
  return {
    module: chosen('module', exposes),
    language: recogniseLanguage(query.get('language')) ?? 'nl',
    brand: chosen('brand', brands),
    params: Object.fromEntries([...query].filter(([name]) => !own.includes(name))),
  };
}

/** The address of the harness with one choice changed. */
export function addressWith(name: string, value: string): string {
  const query = new URLSearchParams(location.search);
  query.set(name, value);
  return `?${query}`;
}
