/**
 * The files of a picture at a URL without file type, such as `/brand/x/art/tee`: `tee-720.avif`, and `tee-480.webp` as
 * a fallback. A hero also has renditions of its middle for tall screens: `hero-main-tall-720.avif`.
 */
export const renditions = {
  hero: { ratio: [16, 9], avif: [480, 720, 960, 1920], webp: [480, 960, 1920], tall: [480, 720] },
  product: { ratio: [4, 3], avif: [480, 720, 960], webp: [480, 960], tall: [] },
} as const;

/** The ratio of width to height of the renditions for tall screens. */
export const tallRatio = [2, 3] as const;

export type ArtKind = keyof typeof renditions;
