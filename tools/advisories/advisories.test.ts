import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { advisoriesOf } from './auditReport.ts';
import { type Accepted, judgeAdvisories } from './judgeAdvisories.ts';

const advisory = {
  id: 'GHSA-aaaa-bbbb-cccc',
  package: 'fastify',
  severity: 'high',
  title: 'Reads too much',
  url: 'https://example.org/GHSA-aaaa-bbbb-cccc',
};
const accepted: Accepted = {
  id: advisory.id,
  package: 'fastify',
  reason: 'The shop never calls the function.',
  until: '2027-01-31',
};

test('an advisory is a problem unless it is accepted, and again from the date of its next review', () => {
  expect(judgeAdvisories([], [], '2026-11-22')).toEqual({ problems: [], notes: [] });
  expect(judgeAdvisories([advisory], [], '2026-11-22').problems).toEqual([
    expect.stringMatching(/^fastify: Reads too much \(high, .+\)\. Update the package, or accept it/),
  ]);
  expect(judgeAdvisories([advisory], [accepted], '2027-01-31')).toMatchObject({
    problems: [],
    notes: [expect.any(String)],
  });
  expect(judgeAdvisories([advisory], [accepted], '2027-02-01').problems).toEqual([
    expect.stringContaining('read it again'),
  ]);
  expect(judgeAdvisories([{ ...advisory, package: 'zod' }], [accepted], '2026-11-22').problems).toHaveLength(2);
  expect(judgeAdvisories([], [accepted], '2026-11-22').problems).toEqual([expect.stringContaining('remove it')]);
});

test("npm's output without an answer of the registry does not count as a report", () => {
  expect(advisoriesOf('{"message":"405 Method Not Allowed","statusCode":405}')).toBeNull();
  expect(advisoriesOf('')).toBeNull();
});

/** Runs the command with npm's own client against a registry that answers audits with this report. */
async function run(
  status: number,
  answer: object,
  ...options: string[]
): Promise<{ code: number | null; said: string; asked: string[] }> {
  const asked: string[] = [];
  const registry = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const isAudit = request.url === '/-/npm/v1/security/advisories/bulk';
    if (isAudit) asked.push(...Object.keys(JSON.parse(gunzipSync(Buffer.concat(chunks)).toString())));
    response.writeHead(isAudit ? status : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(isAudit ? answer : {}));
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const { port } = registry.address() as AddressInfo;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'advisories.ts'), ...options], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, npm_config_registry: `http://127.0.0.1:${port}/`, npm_config_fetch_retries: '0' },
  });
  const [[code], ...said] = await Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]);
  registry.close();
  return { code, said: said.join(''), asked };
}

test('the command checks every package, and ends with 0, 1 or 2', async () => {
  const clean = await run(200, {});
  expect(clean.said).toContain('0 advisories, 0 of them accepted; 0 to be acted on.');
  expect(clean.code).toBe(0);
  expect(clean.asked).toEqual(expect.arrayContaining(['fastify', 'react', 'pg', 'oidc-provider']));

  const { title, url, severity } = advisory;
  const known = await run(200, {
    fastify: [
      { id: 1, title, url, severity, vulnerable_versions: '>=5.0.0', cwe: [], cvss: { score: 7, vectorString: null } },
    ],
  });
  expect(known.said).toMatch(/^fastify: Reads too much \(high, /m);
  expect(known.code).toBe(1);

  const silent = await run(405, {});
  expect(silent.said).toMatch(/^The registry gave no answer about advisories, so nothing is known/m);
  expect(silent.code).toBe(2);
});

test('with --if-answered a run without an answer reports this and passes, but a run with an advisory does not pass', async () => {
  const silent = await run(405, {}, '--if-answered');
  expect(silent.said).toMatch(/^The registry gave no answer about advisories, so nothing is known/m);
  expect(silent.code).toBe(0);
  const { title, url, severity } = advisory;
  const found = {
    id: 1,
    title,
    url,
    severity,
    vulnerable_versions: '*',
    cwe: [],
    cvss: { score: 7, vectorString: null },
  };
  expect((await run(200, { fastify: [found] }, '--if-answered')).code).toBe(1);
});
