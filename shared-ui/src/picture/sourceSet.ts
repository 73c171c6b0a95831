/** The address of one rendition: `/brand/x/art/tee` at 480 wide in AVIF is `/brand/x/art/tee-480.avif`. */
function rendition(base: string, width: number, format: string): string {
  return `${base}-${width}.${format}`;
}

/** A `srcset` of one format over all widths. */
export function sourceSet(base: string, widths: readonly number[], format: 'avif' | 'webp'): string {
  return widths.map((width) => `${rendition(base, width, format)} ${width}w`).join(', ');
}

/** The address for a browser that reads no `srcset`: the middle width. */
export function fallbackSource(base: string, widths: readonly number[]): string {
  const sorted = [...widths].sort((a, b) => a - b);
  return rendition(base, sorted[Math.floor((sorted.length - 1) / 2)] ?? 480, 'webp');
}

/** Whether an address names a single file (a customer's own photograph), not a set of renditions. */
export function isSingleFile(base: string): boolean {
  return /\.(avif|webp|jpe?g|png|gif|svg)(\?.*)?$/i.test(base);
}
