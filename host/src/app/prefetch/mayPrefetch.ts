/** The browser's report about its connection; Safari and Firefox have none. */
export interface Line {
  saveData?: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
}

const ownLine = (): Line | undefined => (navigator as Navigator & { connection?: Line }).connection;

/** Whether pages may be fetched without a press. They may not with data saver or on 2g [RTE-14]. */
export const mayPrefetch = (line: Line | undefined = ownLine()): boolean =>
  !line?.saveData && !line?.effectiveType?.endsWith('2g');
