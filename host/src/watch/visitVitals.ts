/** What a page is measured by, as `vitalNames` of the contract has it, which brings a schema that no page needs. */
export const vitalNames = ['inp', 'lcp', 'cls', 'long'] as const;

/** What a page has measured so far; a value that the browser does not know is missing. */
export type VisitVitals = { [name in (typeof vitalNames)[number]]?: number } & {
  /** When the slowest press began, on the page's clock. */
  pressedAt?: number;
};
