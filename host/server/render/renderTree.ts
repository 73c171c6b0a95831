import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

interface RenderOptions {
  nonce: string;
  /** Milliseconds after which waiting parts are sent as skeletons. */
  timeLimit: number;
  onError: (error: unknown) => void;
}

/** The reason for which waiting parts were aborted. */
export class RenderTimeout extends Error {
  override name = 'RenderTimeout';
}

/** Collects what React writes: bytes remain bytes, since the page is sent as such. */
function collector(onEnd: (all: Buffer) => void): Writable {
  const chunks: Buffer[] = [];
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      onEnd(Buffer.concat(chunks));
      done();
    },
  });
}

/**
 * The tree as the bytes of its HTML, once every part has rendered or the time limit has passed.
 * @throws when the tree throws outside of a boundary.
 */
export function renderTree(tree: ReactNode, { nonce, timeLimit, onError }: RenderOptions): Promise<Buffer> {
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
        // React is still working when an abort calls this.
        setImmediate(() => pipe(collector(resolve)));
      },
    });
    const timer = setTimeout(() => abort(new RenderTimeout(`not there after ${timeLimit} ms`)), timeLimit);
  });
}
