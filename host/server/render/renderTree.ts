import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

interface RenderSettings {
  nonce: string;
  /** Milliseconds after which what still waits goes out as its skeleton. */
  timeLimit: number;
  onError: (error: unknown) => void;
}

/** Why what still waited was given up. */
export class RenderTimeout extends Error {
  override name = 'RenderTimeout';
}

/**
 * The tree as HTML, once every part is there or has been waited for long enough.
 * @throws when the tree throws outside of a boundary.
 */
export function renderTree(tree: ReactNode, { nonce, timeLimit, onError }: RenderSettings): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      nonce,
      // React would send a large boundary as its skeleton and a script; a page without scripts must have it whole.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError,
      onShellError: reject,
      onAllReady() {
        clearTimeout(timer);
        const stream = new PassThrough();
        text(stream).then(resolve, reject);
        // An abort calls this while it is still at work.
        setImmediate(() => pipe(stream));
      },
    });
    const timer = setTimeout(() => abort(new RenderTimeout(`not there after ${timeLimit} ms`)), timeLimit);
  });
}
