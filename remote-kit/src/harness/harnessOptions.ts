import type { Language } from '@festival/shared-contracts/language/language';

/** What the dev server sends to its page. */
export interface HarnessOptions {
  /** The remote's name at run time. */
  remote: string;
  /** Its exposed modules without `./`, texts left out. */
  exposes: string[];
  languages: Language[];
  brands: string[];
  /** The slug of the chosen shop; with fakes any will do. */
  slug: string;
  /** The shop API that answers, or null where the page makes its own shop. */
  shopApiUrl: string | null;
}

/** Where the page finds them. */
export const optionsPath = '/harness.json';
