/** A drawing of a brand: its kind, and the function that draws it. */
export type Piece = {
  kind: 'hero' | 'product';
  /** Answers an SVG document in the size of its kind. */
  draw: () => string;
};

/** The size in which each kind is drawn, in units of the drawing. */
export const pieceSizes = {
  hero: { width: 1920, height: 1080, widths: [480, 960, 1920] },
  product: { width: 1200, height: 900, widths: [480, 960] },
} as const;
