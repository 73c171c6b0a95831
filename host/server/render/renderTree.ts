import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

interface RenderOptions {
  nonce: string;
  /** Milliseconds after which waiting parts are sent as skeletons. */
  timeLimit: number;
  onError: (error: unknown) => void;
}

/** Why waiting parts were aborted. */
export class RenderTimeout extends Error {
  override name = 'RenderTimeout';
}

/**
 * The tree as HTML, once every part has rendered or the time limit has passed.
 * @throws when the tree throws outside of a boundary.
 */
export function renderTree(tree: ReactNode, { nonce, timeLimit, onError }: RenderOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      nonce,
      // React would send a large boundary as its skeleton and a script; without scripts the page would stay
      // incomplete.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError,
      onShellError: reject,
      onAllReady() {
        clearTimeout(timer);
        const stream = new PassThrough();
        text(stream).then(resolve, reject);
        // React is still working when an abort calls this.
        setImmediate(() => pipe(stream));
      },
    });
    const timer = setTimeout(() => abort(new RenderTimeout(`not there after ${timeLimit} ms`)), timeLimit);
  });
}
