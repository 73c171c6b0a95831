import type { Page } from 'playwright';

/** A script or style that ran: its text, and for each character whether it was used. */
export interface UsedFile {
  text: string;
  used: Uint8Array;
}

export interface Recorder {
  start: () => Promise<void>;
  /** Stops recording, and adds the characters used since it started. */
  stop: () => Promise<void>;
  /** The scripts and styles by their path. */
  files: ReadonlyMap<string, UsedFile>;
}

type Ranges = readonly { startOffset: number; endOffset: number; count: number }[];

/** Marks the used characters of a script: inner ranges follow the ranges around them, and are more exact. */
function usedOf(text: string, functions: readonly { ranges: Ranges }[]): Uint8Array {
  const used = new Uint8Array(text.length);
  for (const { startOffset, endOffset, count } of functions.flatMap(({ ranges }) => ranges)) {
    used.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  }
  return used;
}

/**
 * Records by Chromium's coverage which characters of a page's scripts and styles are used, over all pages that it
 * shows.
 */
export function recordUse({ coverage }: Page): Recorder {
  const files = new Map<string, UsedFile>();
  const add = (url: string, text: string, used: Uint8Array) => {
    const path = new URL(url).pathname;
    const before = files.get(path)?.used;
    files.set(path, { text, used: before ? used.map((use, index) => use | (before[index] ?? 0)) : used });
  };
  return {
    files,
    async start() {
      await coverage.startJSCoverage({ resetOnNavigation: false });
      await coverage.startCSSCoverage({ resetOnNavigation: false });
    },
    async stop() {
      for (const { url, source = '', functions } of await coverage.stopJSCoverage()) {
        if (url.endsWith('.js')) add(url, source, usedOf(source, functions));
      }
      for (const { url, text = '', ranges } of await coverage.stopCSSCoverage()) {
        const used = new Uint8Array(text.length);
        for (const { start, end } of ranges) used.fill(1, start, end);
        if (url.endsWith('.css')) add(url, text, used);
      }
    },
  };
}
