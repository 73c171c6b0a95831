/**
 * The names of the measured values, equal to `vitalNames` of the contract. They are repeated here because the contract
 * imports a schema that no page needs.
 */
export const vitalNames = ['inp', 'lcp', 'cls', 'long'] as const;

/** The values that a page has measured so far. A value that the browser cannot measure is missing. */
export type VisitVitals = { [name in (typeof vitalNames)[number]]?: number } & {
  /** The start of the slowest press, on the page's clock. */
  pressedAt?: number;
};

/** The share of pages that are measured while the brand has no canary. */
const share = 0.25;

/** Whether a page is measured: every page while its brand has a canary, otherwise one page in four. Without a release no page is measured. */
export const isMeasured = (release: { isTrying?: true } | undefined, random = Math.random): boolean =>
  release !== undefined && (release.isTrying === true || random() < share);
