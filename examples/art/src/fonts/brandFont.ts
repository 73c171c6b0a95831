/** A font as a `brand.json` configures it. */
export type BrandFont = {
  file: string;
  family: string;
  /** The module path of the font's source. */
  source: string;
  axes: Record<string, number | { min: number; max: number; default?: number }>;
  /** As in the `font-weight` of an `@font-face`. */
  weight: string;
  /** The position on every axis whose widths the fallback copies. */
  measuredAt: Record<string, number>;
  fallback: 'regular' | 'bold';
};
