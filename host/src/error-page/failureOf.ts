import { isRouteErrorResponse } from 'react-router-dom';

export interface PageFailure {
  status: number;
  /** For the visitor; empty when only a generic text fits. */
  message: string;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;

const asStatus = (value: unknown): number | undefined =>
  typeof value === 'number' && value >= 400 ? value : undefined;

/** What went wrong with a page: its status, else that of the answer it came from, else 500; and its message [RTE-11]. */
export const failureOf = (error: unknown): PageFailure => {
  const status = asStatus(field(error, 'status')) ?? asStatus(field(field(error, 'response'), 'status')) ?? 500;
  const message = isRouteErrorResponse(error) ? error.data : field(error, 'message');
  return { status, message: typeof message === 'string' ? message : '' };
};
