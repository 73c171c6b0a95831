/** A `srcset` of one format over all widths: `/brand/x/art/tee` at 480 wide in AVIF is `/brand/x/art/tee-480.avif`. */
export function sourceSet(base: string, widths: readonly number[], format: 'avif' | 'webp'): string {
  return widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
}

/** Whether a URL is a single file (a drawing, or a customer's own photograph), and not a set of renditions. */
export function isSingleFile(base: string): boolean {
  return /\.(avif|webp|jpe?g|png|gif|svg)(\?.*)?$/i.test(base);
}
