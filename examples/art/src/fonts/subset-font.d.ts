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
