import type { Language } from '@festival/shared-contracts/language/languages';

/** What the dev server sends to its page. */
export interface HarnessOptions {
  /** The remote's name at run time. */
  remote: string;
  /** Its exposed modules without `./`, texts left out. */
  exposes: string[];
  languages: Language[];
  brands: string[];
  /** Those of them that are not built in: their styles are linked at `/brand/<brand>/theme.css`. */
  furtherBrands: string[];
  /** The slug of the chosen shop; any slug with fakes. */
  slug: string;
  /** The address of the shop API; null where the page uses fakes. */
  shopApiUrl: string | null;
}

/** The path at which the page gets them. */
export const optionsPath = '/harness.json';
