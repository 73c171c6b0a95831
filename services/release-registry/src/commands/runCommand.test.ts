import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { aListeningRegistry, withPackageFolder } from '../testing/aListeningRegistry.ts';
import { aPackage } from '../testing/aPackage.ts';
import { closeRegistries, host, token } from '../testing/aRegistry.ts';

afterEach(closeRegistries);

const opened = 'activate --brand solstrand mf_tickets@1.0.0 mf_basket@1.0.0 --reason opening';

test('publish uploads the build in a folder, and repeating it changes nothing [FED-04]', async () => {
  const { release, send } = await aListeningRegistry();
  await withPackageFolder(aPackage({ version: '1.5.0' }), async (folder) => {
    expect(await release(`publish ${folder}`)).toEqual({
      exitCode: 0,
      output: 'Published mf_tickets@1.5.0: 5 files. No brand has it yet; activate it.\nBuilt from commit not known.',
    });
    const again = await release(`publish ${folder} --by ada`);
    expect(again.exitCode).toBe(0);
    expect(again.output).toMatch(/^mf_tickets@1\.5\.0 is already there, with this content, since .* \(grace\)\.$/);
  });
  expect((await send('GET', '/versions/mf_tickets/1.5.0')).json().publishedBy).toBe('grace');
});

test('publish refuses a folder with a changed file, and other content for a published version [FED-04]', async () => {
  const { release } = await aListeningRegistry();
  await withPackageFolder(aPackage({ version: '1.0.0', code: 'other' }), async (folder) => {
    const refused = await release(`publish ${folder}`);
    expect(refused.exitCode).toBe(1);
    expect(refused.output).toContain('A version never changes: publish yours under a new number.');
    await writeFile(join(folder, 'server/remote.cjs'), 'changed');
    expect((await release(`publish ${folder}`)).output).toMatch(
      /build it again\.\n {2}- server\/remote\.cjs has 7 bytes/,
    );
    await rm(join(folder, 'manifest.json'));
    expect((await release(`publish ${folder}`)).output).toContain('holds no manifest.json: build the remote');
  });
});

test('commands activate a set of versions, roll it back and show it in the history [FED-04]', async () => {
  const { release } = await aListeningRegistry();
  expect((await release(opened)).output).toBe(
    'solstrand is at release 1 now:\n  mf_tickets  1.0.0\n  mf_basket   1.0.0',
  );
  expect(
    (await release('canary --brand solstrand mf_tickets@1.1.0 --percent 12.5 --after 1 --reason "larger cards"'))
      .output,
  ).toBe('solstrand is at release 2 now:\n  mf_tickets  1.0.0, 12.5 % get 1.1.0');
  expect((await release('roll-back --brand solstrand --reason "cards overlap" --by ada')).output).toBe(
    'solstrand is back at what release 1 gave, as release 3:\n  mf_tickets  1.0.0\n  mf_basket   1.0.0',
  );
  const rows = (await release('history --brand solstrand')).output.split('\n').map((row) => row.split(/ {2,}/));
  expect(rows.map(([revision, , who, why, what]) => [revision, who, why, what])).toEqual([
    ['release', 'who', 'why', 'what'],
    ['3', 'ada', 'cards overlap', 'back to 1: mf_tickets 1.0.0, 12.5 % get 1.1.0 → 1.0.0'],
    ['2', 'grace', 'larger cards', 'mf_tickets 1.0.0 → 1.0.0, 12.5 % get 1.1.0'],
    ['1', 'grace', 'opening', 'mf_tickets 1.0.0; mf_basket 1.0.0'],
  ]);
  expect((await release('history --brand solstrand --limit 1')).output.split('\n')).toHaveLength(2);
  expect((await release('roll-back --brand solstrand --to 2 --reason "it was fine"')).exitCode).toBe(0);
});

test('a release with a new step that no shop lists prints a notice [STP-06, FED-04]', async () => {
  const { release, send, publish } = await aListeningRegistry();
  const texts = { en: { name: 'Lockers', title: 'Put it away', sentence: 'Hands free.', tile: 'Hands free.' } };
  await publish(aPackage({ version: '1.3.0', steps: [{ name: 'lockers', module: 'tickets', sells: [], texts }] }));
  await release(opened);
  await send('POST', '/brands/solstrand/visits', { trials: {}, listed: ['tickets'] });
  expect((await release('activate --brand solstrand mf_tickets@1.3.0 --after 1 --reason lockers')).output).toMatch(
    /^solstrand is at release 2 now:\n.*\nNo shop of solstrand .* lists the step lockers of mf_tickets@1\.3\.0: /,
  );
  await release('roll-back --brand solstrand --to 1 --reason "too early"');
  expect((await release('roll-back --brand solstrand --to 2 --reason "opening day"')).output).toMatch(
    /^solstrand is back at what release 2 gave, as release 4:\n[\s\S]*\nNo shop of solstrand .* lists the step lockers /,
  );
});

test('activating an active version changes nothing [FED-04]', async () => {
  const { release, history } = await aListeningRegistry();
  await release(opened);
  const again = await release(`${opened} --after 1`);
  expect(again.exitCode).toBe(0);
  expect(again.output).toMatch(/^Nothing to do: solstrand has this already by release 1 \(grace, .* UTC: opening\)\.$/);
  expect((await release('roll-back --brand solstrand --to 1 --reason again')).output).toMatch(/^Nothing to do/);
  expect(await history()).toHaveLength(1);
});

test('diff names the commits of two versions, and the address that compares them [BYD-08]', async () => {
  const { release, publish } = await aListeningRegistry();
  const repository = 'https://github.com/festival/shop';
  const old = { commit: 'a'.repeat(40), repository };
  const fresh = { commit: 'b'.repeat(40), repository };
  await publish(aPackage({ version: '1.5.0', source: old }));
  await withPackageFolder(aPackage({ version: '1.6.0', source: { ...fresh, uncommitted: true } }), async (folder) => {
    const { output } = await release(`publish ${folder}`);
    expect(output).toContain('Built from commit bbbbbbbbbbbb, with changes that were not committed.');
    expect(await release(`publish ${folder} --commit main-of-tomorrow`)).toMatchObject({ exitCode: 2 });
    // The commit does not matter: the content is the same.
    const again = await release(`publish ${folder} --commit ${'c'.repeat(40)}`);
    expect(again).toMatchObject({ exitCode: 0, output: expect.stringContaining('is already there') });
  });
  const { output } = await release('diff mf_tickets@1.5.0 mf_tickets@1.6.0');
  expect(output).toMatch(/^mf_tickets from 1\.5\.0 to 1\.6\.0:\n {2}1\.5\.0 {2}commit aaaaaaaaaaaa {2}/);
  expect(output).toContain('commit bbbbbbbbbbbb, with changes that were not committed');
  expect(output).toContain(`${repository}/compare/${'a'.repeat(40)}...${'b'.repeat(40)}`);
  expect(output).toContain('Where the repository of mf_tickets is, this command also names the commits between.');
  const { from, to, compare } = JSON.parse((await release('diff mf_tickets@1.2.0 mf_tickets@1.6.0 --json')).output);
  expect([from.source, to.source.commit, compare]).toEqual([undefined, 'b'.repeat(40), undefined]);
  expect(await release('diff mf_tickets@1.5.0 mf_tickets@9.0.0')).toMatchObject({
    exitCode: 1,
    output: 'mf_tickets@9.0.0 was never published, or was removed.',
  });
  for (const wrong of ['diff', 'diff mf_tickets@1.5.0', 'diff mf_tickets@1.5.0 mf_basket@1.0.0'])
    expect(await release(wrong)).toMatchObject({ exitCode: 2 });
});

test('diff lists the differences between two releases, and check lists what can’t be activated and why [FED-04]', async () => {
  const { release, publish, history } = await aListeningRegistry();
  await publish(aPackage({ version: '2.0.0', contracts: '^2.0.0' }));
  await release(opened);
  await release('canary --brand solstrand mf_tickets@1.1.0 --basis-points 250 --after 1 --reason try');
  await release('activate --brand solstrand mf_basket@2.0.0 --after 2 --reason "new basket"');
  const newest = await release('diff --brand solstrand');
  expect(newest.output).toMatch(
    /^solstrand from release 2 \(.*\) to release 3 \(.*\):\n {2}mf_basket {2}1\.0\.0 {2}→ 2\.0\.0$/,
  );
  expect(JSON.parse((await release('diff --brand solstrand --from 1 --to 3 --json')).output).changes).toEqual([
    { remote: 'mf_tickets', from: '1.0.0', to: '1.0.0, 2.5 % get 1.1.0' },
    { remote: 'mf_basket', from: '1.0.0', to: '2.0.0' },
  ]);
  expect(await release('diff --brand solstrand --from 9')).toMatchObject({ exitCode: 1 });

  expect(await release('check mf_tickets@1.2.0')).toEqual({
    exitCode: 0,
    output: 'Host 3.0.0 with contracts 1.4.0 can run mf_tickets@1.2.0.',
  });
  expect(await release('check mf_tickets@2.0.0 mf_basket@9.0.0')).toEqual({
    exitCode: 1,
    output: [
      'Host 3.0.0 can not run this; activating it is refused.',
      '  - mf_tickets@2.0.0 is built for contracts ^2.0.0, the host 3.0.0 has 1.4.0: deploy a host with these contracts first',
      '  - mf_basket@9.0.0 was never published',
    ].join('\n'),
  });
  expect(await history()).toHaveLength(3);
});

test('check lists parameters and data whose type differs from that in the previous version [FED-10]', async () => {
  const { release, publish } = await aListeningRegistry();
  const text = { type: 'string' };
  const types = (properties: object) => ({
    './tickets': { params: { type: 'object', properties: { ...properties } } },
  });
  await publish(aPackage({ version: '1.8.0', types: types({ id: text, region: text }) }));
  await publish(aPackage({ version: '1.9.0', types: types({ region: { type: 'number' } }) }));
  expect(await release('check mf_tickets@1.9.0')).toEqual({
    exitCode: 0,
    output: [
      'Host 3.0.0 with contracts 1.4.0 can run mf_tickets@1.9.0.',
      'mf_tickets/tickets: the parameter id is gone in 1.9.0; in 1.8.0 it was text',
      'mf_tickets/tickets: the parameter region is a number in 1.9.0; in 1.8.0 it was text',
    ].join('\n'),
  });
  expect((await release('check mf_tickets@1.8.0')).output).not.toContain('the parameter');
});

test('a second manager gets a list of the changes made since their last look, and nothing is overwritten [FED-04]', async () => {
  const { release, history } = await aListeningRegistry();
  await release(opened);
  const unseen = await release('activate --brand solstrand mf_tickets@1.1.0 --reason new');
  expect(unseen.exitCode).toBe(1);
  expect(unseen.output).toMatch(
    /^solstrand is at release 1 \(grace, .*: opening\)\. Nothing was changed: add --after 1 /,
  );
  expect(unseen.output).toContain('mf_tickets is 1.0.0');

  await release('activate --brand solstrand mf_tickets@1.1.0 --after 1 --reason "larger cards" --by ada');
  const second = await release('activate --brand solstrand mf_basket@2.0.0 --after 1 --reason "new basket"');
  expect(second.exitCode).toBe(1);
  expect(second.output).toMatch(/^solstrand is at release 2 .* and this was decided on release 1\./);
  expect(second.output).toMatch(/\n {2}- release 2 \(ada, .*: larger cards\): mf_tickets 1\.0\.0 → 1\.1\.0$/);
  const back = await release('roll-back --brand solstrand --after 1 --reason "not mine"');
  expect([back.exitCode, back.output]).toEqual([1, expect.stringContaining('decided on release 1')]);
  expect(await history()).toHaveLength(2);
});

test('with --json each answer and each refusal is one JSON value [FED-04]', async () => {
  const { release } = await aListeningRegistry();
  const json = async (line: string) => {
    const { exitCode, output } = await release(`${line} --json`);
    return { exitCode, data: JSON.parse(output) };
  };
  expect(await json(opened)).toMatchObject({ exitCode: 0, data: { outcome: 'activated', release: { revision: 1 } } });
  expect(await json('show --brand solstrand')).toMatchObject({ exitCode: 0, data: { release: { revision: 1 } } });
  expect(await json('history --brand solstrand')).toMatchObject({ data: { releases: [{ reason: 'opening' }] } });
  expect((await json('versions mf_basket')).data.versions).toHaveLength(2);
  expect(await json('why --brand solstrand --visitor v1')).toMatchObject({
    data: { release: 1, versions: { mf_tickets: { version: '1.0.0', reason: 'stable' } } },
  });
  expect(await json('activate --brand solstrand mf_tickets@9.9.9 --after 1 --reason x')).toMatchObject({
    exitCode: 1,
    data: { error: { code: 'unknown-version', reasons: ['mf_tickets@9.9.9 was never published'] } },
  });
  expect(await json('show')).toMatchObject({ exitCode: 2, data: { error: { code: 'misused' } } });
});

test('the operator makes tokens with the rights that their owner needs, and ends them [FED-04]', async () => {
  const { release, records } = await aListeningRegistry();
  const made = await release('token --owner "tickets team" --publish mf_tickets');
  const [sentence, token = ''] = made.output.split('\n');
  expect(sentence).toBe('tickets team may publish mf_tickets with this token, which is not shown again:');
  const listed = (await release('token')).output;
  expect(listed).toMatch(/\n[0-9a-f]{12} {2}tickets team .* publish mf_tickets$/);
  expect(listed).not.toContain(token.split('.')[1]);
  const [id = ''] = await records.names('tokens');
  const stored = await records.read(`tokens/${id}`, z.unknown());
  expect(JSON.stringify(stored)).not.toContain(token.split('.')[1]);

  await withPackageFolder(aPackage({ version: '1.5.0' }), async (folder) => {
    expect(await release(`publish ${folder} --by "somebody else"`, { REGISTRY_TOKEN: token })).toMatchObject({
      exitCode: 0,
    });
  });
  expect((await release('versions mf_tickets')).output).toMatch(/1\.5\.0 .* tickets team /);
  const refused = await release(opened, { REGISTRY_TOKEN: token });
  expect(refused).toEqual({
    exitCode: 1,
    output:
      'The token of tickets team does not allow to change what solstrand gets. The registry’s operator makes tokens: release token --help.\n' +
      '  - it allows to publish mf_tickets',
  });

  expect((await release(`token --end ${token.split('.')[0]}`)).exitCode).toBe(0);
  await withPackageFolder(aPackage({ version: '1.6.0' }), async (folder) => {
    expect((await release(`publish ${folder}`, { REGISTRY_TOKEN: token })).output).toContain('needs a token');
  });
  expect((await release('token --end 0123456789ab')).output).toContain('There is no token 0123456789ab');
});

test('a version that is not compatible with the host is refused with every reason [FED-04]', async () => {
  const { release, publish } = await aListeningRegistry();
  await publish(aPackage({ version: '2.0.0', contracts: '^2.0.0', shared: ['left-pad'] }));
  expect(await release('activate --brand solstrand mf_tickets@2.0.0 --reason new')).toEqual({
    exitCode: 1,
    output: [
      'This is not compatible with the host of solstrand; nothing was changed.',
      '  - mf_tickets@2.0.0 is built for contracts ^2.0.0, the host 3.0.0 has 1.4.0: deploy a host with these contracts first',
      '  - mf_tickets@2.0.0 takes left-pad from the host, and the host 3.0.0 does not provide it',
    ].join('\n'),
  });
});

test('a brand that the host does not have is refused, and the answer names the brands that it has [FED-04]', async () => {
  const { release, registerHost, send } = await aListeningRegistry();
  await registerHost({ ...host, brands: ['nachtwoud', 'solstrand'] });
  for (const share of ['activate', 'canary --percent 10']) {
    expect(await release(`${share} --brand solstrnd mf_tickets@1.0.0 --reason opening`)).toEqual({
      exitCode: 1,
      output: 'There is no brand solstrnd. The host has nachtwoud, solstrand.',
    });
  }
  expect((await send('GET', '/brands')).json()).toEqual({ brands: [] });
  expect((await release(opened)).exitCode).toBe(0);
});

test('show prints a brand’s release, and versions prints the published versions', async () => {
  const { release } = await aListeningRegistry();
  await release(opened);
  await release('activate --brand solstrand mf_tickets@1.1.0 --after 1 --reason new');
  await release('canary --brand solstrand mf_tickets@1.2.0 --percent 10 --after 2 --reason newer');
  const [first, tickets, basket] = (await release('show --brand solstrand')).output.split('\n');
  expect(first).toMatch(/^solstrand is at release 3 \(grace, .*: newer\)$/);
  expect(tickets).toBe('mf_tickets  1.1.0  falls back to 1.0.0  canary 1.2.0 for 10 %, falls back to 1.1.0');
  expect(basket).toBe('mf_basket   1.0.0  no fall-back         no canary');
  expect((await release('versions mf_basket')).output.split('\n')).toHaveLength(3);
  expect((await release('versions')).output).toContain('mf_tickets  1.2.0');
  expect((await release('versions mf_merch')).output).toBe('Nothing was published of mf_merch yet.');
});

test('why explains which version of each remote a visitor gets [BYD-10]', async () => {
  const { release } = await aListeningRegistry();
  await release(opened);
  await release('activate --brand solstrand mf_basket@2.0.0 --after 1 --reason "basket remembers"');
  await release('canary --brand solstrand mf_tickets@1.1.0 --percent 50 --after 2 --reason "larger cards"');
  const explained = async (visitor: string) => (await release(`why --brand solstrand --visitor ${visitor}`)).output;
  const visitors = Array.from({ length: 20 }, (_, index) => `v${index}`);
  const answers = await Promise.all(visitors.map(explained));
  const [inside, outside] = ['1.1.0', '1.0.0'].map((version) =>
    answers.find((answer) => answer.includes(`mf_tickets  ${version}`)),
  );

  expect(inside).toMatch(/^solstrand is at release 3 \(grace, .*: larger cards\)\. Visitor v\d+ gets:/);
  expect(inside).toMatch(
    /mf_tickets {2}1\.1\.0 {2}canary: in bucket \d+ of 10000 of roll-out solstrand\/3, below the 5000 \(50 %\) that get 1\.1\.0; there since release 3 .*; where it can’t start, 1\.0\.0/,
  );
  expect(outside).toMatch(
    /mf_tickets {2}1\.0\.0 {2}stable: in bucket \d+ .* not below the 5000 .*; there since release 1 \(grace, .*: opening\)/,
  );
  expect(outside).toMatch(
    /mf_basket {3}2\.0\.0 {2}stable: everybody gets it; there since release 2 \(grace, .*: basket remembers\)/,
  );
});

test('visits compares a canary with the stable version [BYD-08]', async () => {
  const { release, send, document } = await aListeningRegistry();
  await release(opened);
  expect((await release('figures --brand solstrand')).output).toBe('No visits of a canary of solstrand were counted.');
  await release('canary --brand solstrand mf_tickets@1.1.0 --percent 12.5 --after 1 --reason try');
  const { mf_tickets: pin } = (await document()).release.pins;
  const lane = { visits: 20, throws: 1, completions: 8, timed: 0, logSeconds: 0, logSecondsSquared: 0 };
  const vitals = { tickets: { inp: { 0: 3, 1: 0 } } };
  const timed = { ...lane, vitals, timed: 2, logSeconds: 2 * Math.log(1.5), logSecondsSquared: 2 * Math.log(1.5) ** 2 };
  await send('POST', '/brands/solstrand/visits', { trials: { mf_tickets: { pin, stable: lane, canary: timed } } });
  const rows = (await release('figures --brand solstrand')).output.split('\n').map((row) => row.trim().split(/ {2,}/));
  expect(rows).toEqual([
    ['remote', 'share', 'version', 'visits', 'threw', 'completed', 'usable after', 'INP', 'LCP', 'CLS', 'long tasks'],
    ['mf_tickets', '12.5 %', 'canary 1.1.0', '20', '1', '8', '1.50 s', '6 ms', '-', '-', '-'],
    ['stable 1.0.0', '20', '1', '8', '-', '-', '-', '-', '-'],
  ]);
  // The counts remain readable after the end of the canary.
  await release('roll-back --brand solstrand --reason "cards overlap"');
  const after = (await release('figures --brand solstrand')).output.split('\n').map((row) => row.trim().split(/ {2,}/));
  expect(after[1]).toEqual([
    'mf_tickets',
    '12.5 %',
    'canary 1.1.0, ended',
    '20',
    '1',
    '8',
    '1.50 s',
    '6 ms',
    '-',
    '-',
    '-',
  ]);
  expect(after).toHaveLength(3);
});

test('figures shows the days of each version, and errors shows the errors of one version [BYD-08]', async () => {
  const { release, send } = await aListeningRegistry();
  await release(opened);
  expect((await release('figures --brand solstrand mf_tickets')).output).toMatch(
    /^No visits of mf_tickets were counted/,
  );
  expect((await release('errors mf_tickets@1.0.0')).output).toMatch(/^No errors of mf_tickets@1\.0\.0 were reported/);
  const stable = { visits: 20, throws: 1, completions: 8, timed: 0, logSeconds: 0, logSecondsSquared: 0 };
  await send('POST', '/brands/solstrand/visits', {
    trials: {
      mf_tickets: { pin: { stable: '1.0.0' }, stable, canary: { ...stable, visits: 0, throws: 0, completions: 0 } },
    },
    sales: { mf_tickets: { '1.0.0': { orders: 3, cents: 31_250 } } },
    errors: [
      {
        remote: 'mf_tickets',
        version: '1.0.0',
        kind: 'uncaught',
        message: 'planted',
        frames: ['at pay (/remotes/mf_tickets/1.0.0/browser/1.js:1:10)'],
        count: 3,
        browsers: { Firefox: 2, Safari: 1 },
        steps: { tickets: 3 },
      },
    ],
  });
  const rows = (await release('figures --brand solstrand mf_tickets')).output
    .split('\n')
    .map((row) => row.trim().split(/ {2,}/));
  expect(rows).toEqual([
    ['version', 'when', 'visits', 'threw', 'completed', 'orders', 'sales', 'INP', 'LCP', 'CLS', 'long tasks'],
    ['1.0.0', '14 days', '20', '1', '8', '3', '312.50', '-', '-', '-', '-'],
    [expect.stringMatching(/^\d{4}-\d\d-\d\d$/), '20', '1', '8', '3', '312.50', '-', '-', '-', '-'],
  ]);
  expect((await release('figures --brand solstrand mf_tickets --hours')).output).toMatch(/ \d{4}-\d\d-\d\d \d\d:00 /);
  const lines = (await release('errors mf_tickets@1.0.0')).output.split('\n');
  expect(lines.slice(0, 3)).toEqual([
    '3 × planted (uncaught)',
    '      at pay (/remotes/mf_tickets/1.0.0/browser/1.js:1:10)',
    '    steps: tickets 3; browsers: Firefox 2, Safari 1; brands: solstrand 3',
  ]);
  expect((await release('errors mf_tickets')).exitCode).toBe(2);
});

test('why explains whether a cart keeps an earlier release [BYD-10]', async () => {
  const { release } = await aListeningRegistry();
  await release(opened);
  await release('activate --brand solstrand mf_tickets@1.1.0 --after 1 --reason "larger cards"');
  const explain = async (of: string) => (await release(`why --brand solstrand --visitor v1 --release ${of}`)).output;
  const kept = await explain('1');
  expect(kept).toMatch(/^solstrand is at release 2 .* Release 1 is kept with what is in the cart; .* Visitor v1 gets:/);
  expect(kept).toMatch(/mf_tickets {2}1\.0\.0 {2}kept: everybody gets it; there since release 1 /);
  expect(await explain('2')).toMatch(/mf_tickets {2}1\.1\.0 {2}stable: everybody gets it; there since release 2 /);
  await release('roll-back --brand solstrand --reason "cards overlap"');
  const withdrawn = await explain('2');
  expect(withdrawn).toMatch(/at release 3 .* Release 2 is not kept: release 2 was rolled back, .*\. Visitor v1 gets:/);
  expect(withdrawn).toMatch(/mf_tickets {2}1\.0\.0 {2}stable: /);
  expect((await release('why --brand solstrand --visitor v1 --release x')).exitCode).toBe(2);
});

test('host registers a host’s capabilities from a file, warns about versions that they break, and shows them', async () => {
  const { release, data } = await aListeningRegistry();
  await release(opened);
  const file = join(data, 'capabilities.json');
  await writeFile(file, JSON.stringify({ ...host, version: '5.0.0', contracts: '2.0.0' }));
  const registered = await release(`host ${file}`);
  expect(registered.output).toMatch(
    /^Registered host 5\.0\.0: contracts 2\.0\.0, 2 shared subpaths\.\nThis host can not run/,
  );
  expect(registered.output).toContain('solstrand: mf_tickets@1.0.0 is built for contracts ^1.0.0');
  expect((await release('host')).output).toBe('Host 5.0.0 has contracts 2.0.0 and\n  react\n  jotai');
  await writeFile(file, '{"version":"5"}');
  expect((await release(`host ${file}`)).output).toContain('does not hold a host’s capabilities');
});

test('the command line has at most 20 commands', async () => {
  const { release } = await aListeningRegistry();
  const names = JSON.parse((await release('help --json')).output);
  expect(names).toContain('activate');
  expect(names.length).toBeLessThanOrEqual(20);
});

test.each([
  ['', 0, 'release activate'],
  ['help', 0, 'release activate'],
  ['canary --help', 0, '--percent'],
  ['actvate', 2, 'There is no command "actvate".'],
  ['constructor', 2, 'There is no command "constructor".'],
  ['activate --brand solstrand mf_tickets@1.0.0', 2, 'Missing: --reason'],
  ['activate mf_tickets@1.0.0', 2, 'Missing: --brand, --reason'],
  ['activate --brand solstrand --reason x', 2, 'Name what to activate, as in mf_tickets@1.2.0'],
  ['activate --brand solstrand mf_tickets --reason x', 2, 'mf_tickets is not a remote with a version'],
  ['activate --brand solstrand mf_tickets@1 --reason x', 2, 'mf_tickets@1 is not a remote with a version'],
  ['activate --brand solstrand mf_tickets@1.0.0 mf_tickets@1.1.0 --reason x', 2, 'mf_tickets is named twice'],
  ['canary --brand solstrand mf_tickets@1.0.0 --percent 101 --reason x', 2, '--percent 101 is no percentage'],
  ['canary --brand solstrand mf_tickets@1.0.0 --percent ten --reason x', 2, '--percent ten is no percentage'],
  ['canary --brand solstrand mf_tickets@1.0.0 --percent 0 --reason x', 2, '--percent 0 would give it to nobody.'],
  ['canary --brand solstrand mf_tickets@1.0.0 --reason x', 2, 'Say how many get it'],
  ['canary --brand solstrand mf_tickets@1.0.0 --basis-points 12.5 --reason x', 2, 'no whole number up to 10000'],
  ['activate --brand solstrand mf_tickets@1.0.0 --after now --reason x', 2, '--after now is no release’s number'],
  [
    'activate --brand solstrand mf_tickets@1.0.0 --mends mf_tickets --reason x',
    2,
    '--mends: mf_tickets is not a remote',
  ],
  ['canary --brand solstrand mf_tickets@1.0.0 --plan 5:1h:10,100 --percent 5 --after 1 --reason x', 2, 'no --percent'],
  ['canary --brand solstrand mf_tickets@1.0.0 --plan 5:1h:10,100', 2, 'Missing: --after and --reason'],
  ['canary --brand solstrand --stop', 2, 'Missing: --reason'],
  ['waiting --brand solstrand 1', 2, 'Give --approve or --cancel.'],
  ['waiting --brand solstrand --approve', 2, 'Give the number of one release that waits'],
  ['waiting --brand solstrand 1 --cancel', 2, 'Missing: --reason'],
  ['remove --unused mf_tickets@1.0.0 --reason x', 2, 'not both'],
  ['remove mf_tickets@1.0.0 --check --reason x', 2, '--check belongs to --unused.'],
  ['token --owner ada', 2, 'Say what it allows'],
  ['activate --brnd solstrand', 2, "Unknown option '--brnd'"],
  ['activate --brand Sol! mf_tickets@1.0.0 --reason x', 1, 'brand: a brand is named in small letters'],
  ['roll-back --brand solstrand --to last --reason x', 2, '--to last is no release’s number'],
  ['roll-back --brand solstrand mf_tickets@1.0.0 --reason x', 2, 'A roll-back takes whole releases'],
  ['roll-back --brand nordlys --reason x', 1, 'nordlys has no release yet'],
  ['show --brand nordlys', 1, 'nordlys has no release yet'],
  ['history --brand nordlys', 0, 'nordlys has no release yet.'],
  ['history --brand solstrand --limit none', 2, '--limit none is no number'],
  ['publish', 2, 'Name the one folder to publish'],
  ['publish /nowhere', 1, 'holds no manifest.json'],
  ['show --brand solstrand --registry nowhere', 2, 'nowhere is no address of a registry'],
])('release %s ends with %i and says: %s', async (line, exitCode, words) => {
  const { release } = await aListeningRegistry();
  const outcome = await release(line);
  expect(outcome.output).toContain(words);
  expect(outcome.exitCode).toBe(exitCode);
});

test('a wrong token, an unreachable registry and another service each get their own message', async () => {
  const { release, app, url } = await aListeningRegistry();
  const other = createServer((_, response) => response.end('<h1>Welcome</h1>')).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await release(opened, { REGISTRY_TOKEN: 'wrong' })).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('REGISTRY_TOKEN'),
  });
  expect(await release('versions', { REGISTRY_URL: `http://127.0.0.1:${port}` })).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('does not speak like this release registry'),
  });
  other.close();
  await app.close();
  const absent = await release('versions');
  expect(absent.exitCode).toBe(1);
  expect(absent.output).toContain(`No release registry answers at ${url}`);
});

test('the command runs as a program and returns its exit code', async () => {
  const { url } = await aListeningRegistry();
  const run = (...typed: string[]) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, '../cli.ts'), ...typed], {
      env: { ...process.env, REGISTRY_URL: url, REGISTRY_TOKEN: token, NODE_OPTIONS: '' },
    });
  const { stdout } = await run('activate', '--brand', 'solstrand', 'mf_tickets@1.0.0', '--reason', 'opening');
  expect(stdout).toBe('solstrand is at release 1 now:\n  mf_tickets  1.0.0\n');
  await expect(run('roll-back', '--brand', 'solstrand', '--reason', 'why not')).rejects.toMatchObject({
    code: 1,
    stderr: 'solstrand has nothing before release 1 to go back to.\n',
  });
});

test('a command loads its own file and no other command [FED-04]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'loaded-'));
  try {
    // Node's coverage report contains every loaded file.
    await promisify(execFile)(process.execPath, [join(import.meta.dirname, '../cli.ts'), 'show', '--help'], {
      env: { ...process.env, NODE_V8_COVERAGE: folder, NODE_OPTIONS: '' },
    });
    const reports = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')));
    const loaded = (name: string) => reports.some((report) => report.includes(`/commands/${name}.ts"`));
    expect(['runCommand', 'show', 'pack', 'activate', 'mount'].filter(loaded)).toEqual(['runCommand', 'show']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
