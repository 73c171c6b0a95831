import { expect, longWalk, test } from './journey.ts';
import { newestRelease } from './newestRelease.ts';
import { publishVersion } from './publishVersion.ts';
import { release } from './release.ts';
import { isLongRun } from './testSize.ts';

test.describe.configure(longWalk);

const version = `1.2.0-broken.${Date.now()}`;

/** What a command says that is refused. */
function refused(...args: string[]): string {
  try {
    return `done: ${release(...args)}`;
  } catch (error) {
    return String((error as { stderr: unknown }).stderr);
  }
}

test('a version without a module, with one that throws on load and one that throws on hydration is not activated; what is whole is shown in every state [BYD-09]', () => {
  publishVersion('mf-tickets', version, {
    'src/exposes/membership.tsx': null,
    'src/exposes/upgrade.tsx': (code) => `throw new Error('planted on load');\n${code}`,
    'src/exposes/ticket.tsx': () =>
      "export default function Ticket() {\n  if (typeof window !== 'undefined') throw new Error('planted on hydration');\n  return <p>A ticket</p>;\n}\n",
    // In a short run what is whole is shown in the states of every remote, and not in the tickets' own.
    ...(isLongRun ? {} : { 'harness/states.ts': () => 'export const states = [];\n' }),
  });
  const { revision } = newestRelease('nachtwoud');
  const id = `mf_tickets@${version}`;
  const said = refused(
    'activate',
    '--brand',
    'nachtwoud',
    id,
    '--after',
    `${revision}`,
    '--reason',
    'x',
    '--by',
    'ada',
  );
  const [begun, message, ...reasons] = said.trim().split('\n');
  expect(begun).toMatch(new RegExp(`^Mounting ${id} in the shell of nachtwoud, `));
  expect(message).toMatch(
    new RegExp(`^${id} fails in the shell of nachtwoud; nothing was changed\\. Who can mend it: `),
  );
  expect(reasons).toEqual(
    expect.arrayContaining([
      '  - membership in the state usual, on the server: the host shows it, and mf_tickets does not expose it',
      '  - ticket in the state usual, in the browser: planted on hydration',
      '  - upgrade in the state usual, on the server: planted on load',
      '  - upgrade in the state usual, in the browser: planted on load',
    ]),
  );
  // Nothing is said of the module that is whole.
  expect(reasons.filter((reason) => !/^ {2}- (membership|ticket|upgrade) in/.test(reason))).toEqual([]);
  expect(newestRelease('nachtwoud').revision).toBe(revision);
});
