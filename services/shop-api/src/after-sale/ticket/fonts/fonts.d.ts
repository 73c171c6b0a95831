declare module 'fontkit' {
  interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function openSync(file: string): Font;
  export function create(content: Buffer): Font;
}

declare module 'bidi-js' {
  interface EmbeddingLevels {
    /** One level for each UTF-16 unit; an odd one is written from right to left. */
    levels: Uint8Array;
  }
  interface Bidi {
    getEmbeddingLevels(text: string, direction?: 'ltr' | 'rtl' | 'auto'): EmbeddingLevels;
    getReorderedIndices(text: string, levels: EmbeddingLevels, start?: number, end?: number): number[];
    /** The counterpart of a bracket or a similar sign; null for other signs. */
    getMirroredCharacter(sign: string): string | null;
  }
  export default function bidiFactory(): Bidi;
}

declare module 'subset-font' {
  type AxisRange = { min: number; max: number; default?: number };
  type SubsetOptions = {
    targetFormat?: 'woff2' | 'truetype';
    variationAxes?: Record<string, number | AxisRange>;
    keepFeatures?: string[];
    noHinting?: boolean;
  };
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
