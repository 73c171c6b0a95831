import { isRouteErrorResponse } from 'react-router-dom';
import { ChunkFailure } from '../../network/ChunkFailure.ts';

interface PageFailure {
  status: number;
  /** The message for the visitor; empty if the page shows its generic text. */
  message: string;
  /** Whether code failed to load. If so, reloading the page may help [RTE-09]. */
  isChunk: boolean;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

const asStatus = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 400 ? value : undefined;

/** The status and message of a page's error. The status is the error's own, otherwise the status of its response, otherwise 500 [RTE-11]. */
export const failureOf = (error: unknown): PageFailure => {
  const status = asStatus(field(error, 'status')) ?? asStatus(field(field(error, 'response'), 'status')) ?? 500;
  const message = isRouteErrorResponse(error) ? error.data : field(error, 'message');
  const isChunk = error instanceof ChunkFailure;
  return { status, message: typeof message === 'string' && !isChunk ? message : '', isChunk };
};
