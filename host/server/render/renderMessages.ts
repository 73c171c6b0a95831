import type { PackedRequest } from './packedRequest.ts';
import type { PortAnswer, PortCall } from './portApi.ts';
import type { RenderedPage, ServerFile } from './renderRequest.ts';

/** What the server sends to a process that renders. It renders one page at a time, and `page` counts them. */
export type ToProcess =
  | { kind: 'render'; page: number; request: PackedRequest }
  | { kind: 'warm'; files: readonly ServerFile[] }
  | { kind: 'answer'; page: number; answer: PortAnswer };

/** What such a process sends to the server. */
export type FromProcess =
  | { kind: 'ready' }
  /** The code of this exposed module runs next. */
  | { kind: 'module'; page: number; module: string }
  | { kind: 'call'; page: number; call: PortCall }
  /** The document in bytes, which cross the border in half the time of a string, and compressed ones in less. */
  | {
      kind: 'rendered';
      page: number;
      rendered: Omit<RenderedPage, 'html' | 'compressed'>;
      html: Uint8Array;
      isCompressed?: boolean;
    }
  | { kind: 'failed'; page: number; error: { name: string; message: string; stack?: string | undefined } }
  | { kind: 'warmed' };
