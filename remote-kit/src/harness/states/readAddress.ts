import { type Language, recogniseLanguage } from '@festival/shared-contracts/language/languages';
import type { HarnessOptions } from '../harnessOptions.ts';

/** What the harness shows, from its URL; each value has a default. */
export interface HarnessAddress {
  module: string;
  language: Language;
  brand: string;
  /** The name of one state, `all` for all of them below each other, or empty for the usual shop. */
  state: string;
  /** Hides the bar, in the frames of the page of all states. */
  isFramed: boolean;
  /** The `params` of the exposed module: any other parameter of the URL. */
  params: Record<string, string>;
}

const own = ['module', 'language', 'brand', 'state', 'framed'];

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
    state: query.get('state') ?? '',
    isFramed: query.has('framed'),
    params: Object.fromEntries([...query].filter(([name]) => !own.includes(name))),
  };
}

/** The URL of the harness with some choices changed. */
export function addressWithAll(changed: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(changed)) query.set(name, value);
  return `?${query}`;
}

/** The URL of the harness with one choice changed. */
export const addressWith = (name: string, value: string): string => addressWithAll({ [name]: value });
