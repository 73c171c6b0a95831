import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { endingWithParent } from '@festival/service-kit/database/endingWithParent';
import type { S3Place } from '../s3/s3Files.ts';

/** The server's command, which the package does not declare. */
const program = () =>
  `require(${JSON.stringify(createRequire(import.meta.url).resolve('@20minutes/s3rver/lib/cli.js'))}).parseAsync()`;
const bucket = 'releases';

let started: Promise<string> | undefined;

/** A place in the S3 server of this test process. The server starts with the first request and ends with the process. */
export async function s3Server(): Promise<S3Place> {
  started ??= start();
  return { bucket, prefix: `${randomUUID()}/`, endpoint: await started };
}

async function start(): Promise<string> {
  // The only key that this server accepts.
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' });
  const folder = mkdtempSync(join(tmpdir(), 'registry-s3-'));
  const options = ['--directory', folder, '--address', '127.0.0.1', '--port', '0', '--configure-bucket', bucket];
  // The server computes a wrong signature for requests with a query.
  options.push('--allow-mismatched-signatures');
  const server = spawn(...endingWithParent('KILL', [process.execPath, '-e', program(), 's3rver', ...options]), {
    // The server prints errors if two removals clear a folder at the same time; the client repeats such a call.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  process.once('exit', () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  const endpoint = await endpointOf(server);
  server.unref();
  return endpoint;
}

async function endpointOf(server: ChildProcess): Promise<string> {
  const output = server.stdout;
  if (output === null) throw new Error('the server of S3 has no output');
  for await (const line of createInterface({ input: output })) {
    const address = /listening on ([\d.]+:\d+)/.exec(line)?.[1];
    if (address === undefined) continue;
    output.resume();
    if ('unref' in output && typeof output.unref === 'function') output.unref();
    return `http://${address}`;
  }
  throw new Error('the server of S3 ended before it listened');
}
