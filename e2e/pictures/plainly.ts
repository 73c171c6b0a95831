/**
 * Replaces a brand's picture with a crossed field of the same size. It shows the place and the crop of a picture
 * without its content, and takes a third of the bytes. The home page's pictures show the content.
 */
export const plainly = (svg: string): string =>
  svg.replace(
    /(<svg[^>]*>)[\s\S]*(<\/svg>)/,
    '$1<rect width="100%" height="100%" fill="#9aa8b0"/><path d="M0 0L1200 900M1200 0L0 900" stroke="#67757d" stroke-width="6"/>$2',
  );
