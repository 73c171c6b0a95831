import type { Language } from '@festival/shared-contracts/language/languages';

/** The options that the dev server sends to its page. */
export interface HarnessOptions {
  /** The remote's name at run time. */
  remote: string;
  /** The remote's exposed modules without `./`, except texts. */
  exposes: string[];
  languages: Language[];
  brands: string[];
  /** The brands that are not built in: their styles are linked at `/brand/<brand>/theme.css`. */
  furtherBrands: string[];
  /** The slug of the chosen shop; any slug with fakes. */
  slug: string;
  /** The URL of the shop API; null if the page uses fakes. */
  shopApiUrl: string | null;
}

/** The path of the page's options. */
export const optionsPath = '/harness.json';
