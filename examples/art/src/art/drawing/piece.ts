import type { ArtKind } from '@festival/shared-ui/picture/renditions';

/** A drawing of a brand: its kind, and the function that draws it. */
export type Piece = {
  kind: ArtKind;
  /** Returns an SVG document in the size of its kind. */
  draw: () => string;
};

/** The size in which each kind is drawn, in units of the drawing. */
export const pieceSizes = {
  hero: { width: 1920, height: 1080 },
  product: { width: 1200, height: 900 },
} as const;
