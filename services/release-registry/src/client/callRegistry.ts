import { failure, type Result, success } from '@festival/shared-contracts/errors/result';
import * as z from 'zod/mini';
import { type RegistryError, registryErrorSchema } from '../error/registryError.ts';
import { schemaErrors } from '../error/schemaErrors.ts';
import type { RegistryAddress } from './registryAddress.ts';

type Call<Schema extends z.core.$ZodType> = {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  path: string;
  body?: unknown;
  answer: Schema;
};

/**
 * In milliseconds. A large upload over a slow line needs minutes, but a deployment must not wait for a registry that
 * hangs.
 */
const timeLimit = 120_000;

/** Calls the registry once. Returns its answer, its refusal, or the reason why no answer came. */
export async function callRegistry<Schema extends z.core.$ZodType>(
  { url, token }: RegistryAddress,
  { method, path, body, answer }: Call<Schema>,
): Promise<Result<z.output<Schema>, RegistryError>> {
  const received = await send(addressOf(url, path), {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(timeLimit),
  });
  if (!received.ok) return received;
  const { status, json } = received.value;
  if (status >= 400) {
    const refused = z.safeParse(registryErrorSchema, json);
    return failure(refused.success ? refused.data : notTheRegistry(url, [`status ${status}`]));
  }
  const parsed = z.safeParse(answer, json);
  return parsed.success ? success(parsed.data) : failure(notTheRegistry(url, schemaErrors(parsed.error)));
}

/** Behind a proxy the address may contain a path. */
const addressOf = (url: string, path: string): URL => new URL(`.${path}`, url.endsWith('/') ? url : `${url}/`);

async function send(url: URL, init: RequestInit): Promise<Result<{ status: number; json: unknown }, RegistryError>> {
  try {
    const response = await fetch(url, { redirect: 'error', ...init });
    const text = await response.text();
    return success({ status: response.status, json: text.startsWith('{') ? JSON.parse(text) : text });
  } catch (error) {
    return failure(unreachable(url.origin, error));
  }
}

function unreachable(origin: string, error: unknown): RegistryError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return {
    code: 'unreachable',
    message: `No release registry answers at ${origin}; start it, or say where it is with --registry or REGISTRY_URL.`,
    reasons: [cause instanceof Error ? cause.message : String(cause)],
  };
}

const notTheRegistry = (url: string, reasons: string[]): RegistryError => ({
  code: 'unexpected-answer',
  message: `What answers at ${url} does not speak like this release registry; is it another service, or another version?`,
  reasons,
});
