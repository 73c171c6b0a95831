/** What a page is measured by, as `vitalNames` of the contract has it, which brings a schema that no page needs. */
export const vitalNames = ['inp', 'lcp', 'cls', 'long'] as const;

/** What a page has measured so far; a value that the browser does not know is missing. */
export type VisitVitals = { [name in (typeof vitalNames)[number]]?: number } & {
  /** When the slowest press began, on the page's clock. */
  pressedAt?: number;
};

/** Of pages while the brand tries no canary. */
const share = 0.25;

/** Whether a page is measured: each one while its brand tries a canary, else one of four; none without a release. */
export const isMeasured = (release: { isTrying?: true } | undefined, random = Math.random): boolean =>
  release !== undefined && (release.isTrying === true || random() < share);
