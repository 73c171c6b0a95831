import type { PackedRequest } from './packedRequest.ts';
import type { PortAnswer, PortCall } from './portApi.ts';
import type { RenderedPage, ServerFile } from './renderRequest.ts';

/** The messages of the server to a rendering process. The process renders one page at a time; `page` is its number. */
export type ToProcess =
  | { kind: 'render'; page: number; request: PackedRequest }
  | { kind: 'warm'; files: readonly ServerFile[] }
  | { kind: 'answer'; page: number; answer: PortAnswer };

/** The messages of a rendering process to the server. */
export type FromProcess =
  | { kind: 'ready' }
  /** The code of this exposed module runs next. */
  | { kind: 'module'; page: number; module: string }
  | { kind: 'call'; page: number; call: PortCall }
  /** The document as bytes, which are transferred in half the time of a string, and faster when they are compressed. */
  | {
      kind: 'rendered';
      page: number;
      rendered: Omit<RenderedPage, 'html' | 'compressed'>;
      html: Uint8Array;
      isCompressed?: boolean;
    }
  | { kind: 'failed'; page: number; error: { name: string; message: string; stack?: string | undefined } }
  | { kind: 'warmed' };
