import * as z from 'zod/mini';
import { faultsOf } from '../problem/faultsOf.ts';
import { type Problem, problemSchema, type Result, succeed } from '../problem/problem.ts';

export type RegistryAddress = { url: string; token?: string | undefined };

type Call<Schema extends z.core.$ZodType> = {
  method: 'GET' | 'PUT' | 'POST';
  path: string;
  body?: unknown;
  answer: Schema;
};

/** Large uploads over a slow line end sometime; a registry that hangs should not hang a deployment. */
const patience = 120_000;

/** One call to the registry: its answer, or its refusal, or why there was none. */
export async function callRegistry<Schema extends z.core.$ZodType>(
  { url, token }: RegistryAddress,
  { method, path, body, answer }: Call<Schema>,
): Promise<Result<z.output<Schema>, Problem>> {
  const reached = await reach(addressOf(url, path), {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  });
  if (!reached.ok) return reached;
  const { status, json } = reached.value;
  if (status >= 400) {
    const problem = z.safeParse(problemSchema, json);
    return problem.success
      ? { ok: false, problem: problem.data }
      : { ok: false, problem: notTheRegistry(url, [`status ${status}`]) };
  }
  const parsed = z.safeParse(answer, json);
  return parsed.success ? succeed(parsed.data) : { ok: false, problem: notTheRegistry(url, faultsOf(parsed.error)) };
}

/** Below the registry's address, which may have a path of its own behind a proxy. */
const addressOf = (url: string, path: string): URL => new URL(`.${path}`, url.endsWith('/') ? url : `${url}/`);

async function reach(url: URL, init: RequestInit): Promise<Result<{ status: number; json: unknown }, Problem>> {
  try {
    const response = await fetch(url, init);
    const text = await response.text();
    return succeed({ status: response.status, json: text.startsWith('{') ? JSON.parse(text) : text });
  } catch (error) {
    return { ok: false, problem: unreachable(url.origin, error) };
  }
}

function unreachable(origin: string, error: unknown): Problem {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return {
    code: 'unreachable',
    message: `No release registry answers at ${origin}; start it, or say where it is with --registry or REGISTRY_URL.`,
    reasons: [cause instanceof Error ? cause.message : String(cause)],
  };
}

const notTheRegistry = (url: string, reasons: string[]): Problem => ({
  code: 'unexpected-answer',
  message: `What answers at ${url} does not speak like this release registry; is it another service, or another version?`,
  reasons,
});
