const guide = (widths: readonly number[], lengths: readonly number[]) =>
  ['S', 'M', 'L', 'XL'].map((size, index) => ({ size, width: widths[index] ?? 0, length: lengths[index] ?? 0 }));

/** The measures of clothing, laid flat, in centimetres; both festivals print on the same garments. */
export const sizeGuides = {
  tee: guide([49, 52, 55, 58], [70, 72, 74, 76]),
  hoodie: guide([54, 57, 60, 63], [67, 69, 71, 73]),
};
