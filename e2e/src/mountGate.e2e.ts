import { randomBytes } from 'node:crypto';
import { expect, longWalk, test } from './journey.ts';
import { newestRelease } from './newestRelease.ts';
import { publishVersion } from './publishVersion.ts';
import { release } from './release.ts';
import { isLongRun } from './testSize.ts';

test.describe.configure(longWalk);

const version = `1.2.0-broken.${Date.now()}`;

/** The error message of a refused command. */
function refused(...args: string[]): string {
  try {
    return `done: ${release(...args)}`;
  } catch (error) {
    return String((error as { stderr: unknown }).stderr);
  }
}

/** Code that runs in the browser as soon as the module is loaded. */
const inBrowser = (code: string) => (source: string) => `${source}\nif (typeof window !== 'undefined') { ${code} }\n`;

/** Only the states that every remote has. */
const noOwnStates = { 'harness/states.ts': () => 'export const states = [];\n' };

test('a version that changes the rest of the page is not activated: each fault is named with module, state and place [BYD-09]', () => {
  const damaging = `1.2.0-damaging.${Date.now()}`;
  publishVersion('mf-tickets', damaging, {
    'src/exposes/tickets.tsx': inBrowser(
      "const inner = window.fetch; window.fetch = (...given) => inner(...given); setInterval(() => {}, 1000); addEventListener('keydown', (event) => event.preventDefault(), true);",
    ),
    'src/exposes/ticket.tsx': inBrowser('Object.assign(Array.prototype, { lastOfTicket() { return 1; } });'),
    'src/exposes/membership.tsx': inBrowser("localStorage.setItem('cart_of_others', '1');"),
    'src/exposes/upgrade.tsx': inBrowser(
      "const sheet = new CSSStyleSheet(); sheet.replaceSync('button { rotate: 9deg }'); document.adoptedStyleSheets.push(sheet);",
    ),
    ...noOwnStates,
  });
  const said = refused('mount', '--brand', 'nachtwoud', `mf_tickets@${damaging}`, '--by', 'ada');
  const place = (module: string) => `\\(browser/${module}\\.\\w+\\.js:\\d+:\\d+\\)`;
  for (const [module, fault] of [
    ['tickets', `it replaces window\\.fetch ${place('tickets')}`],
    ['tickets', `its timer goes on after it is gone: setInterval ${place('tickets')}`],
    ['tickets', `it leaves a listener for keydown on window ${place('tickets')}`],
    ['ticket', `it adds Array\\.prototype\\.lastOfTicket ${place('ticket')}`],
    ['membership', `it changes the storage key cart_of_others, .* ${place('membership')}`],
    ['upgrade', 'its styles change the shell: rotate of every button \\(an adopted style sheet\\)'],
  ])
    expect(said).toMatch(new RegExp(`- ${module} in the state usual, in the browser: ${fault}`));
});

/** Wraps the exposed component in another one with this code. */
const around = (name: string, inner: string, code: string) => (source: string) =>
  `${source.replace(/export \{ (\w+) as default \} from ('[^']+');/, 'import { $1 as Whole } from $2;\n')}
import { useEffect } from 'react';
export default function ${name}() {
  ${inner}
}
${code}
`;

/** Has a leak that begins on the second visit. */
const leavesOnSecondVisit = around(
  'Tickets',
  "useEffect(() => { visits += 1; if (visits > 1) addEventListener('scroll', stay); }, []);\n  return <Whole />;",
  'let visits = 0;\nfunction stay() {}',
);

test('a version with a leak that begins on the second visit is not activated: it is named with module, state and place [BYD-09]', () => {
  const leaking = `1.2.0-leaking.${Date.now()}`;
  publishVersion('mf-tickets', leaking, {
    'src/exposes/tickets.tsx': leavesOnSecondVisit,
    ...noOwnStates,
  });
  const { revision } = newestRelease('nachtwoud');
  const author = ['--after', String(revision), '--reason', 'planted', '--by', 'ada'];
  const said = refused('activate', '--brand', 'nachtwoud', `mf_tickets@${leaking}`, ...author);
  expect(said).toMatch(
    /- tickets in the state usual, in the browser: on its second visit it leaves a listener for scroll on window \(browser\/tickets\.\w+\.js:\d+:\d+\)/,
  );
  expect(newestRelease('nachtwoud').revision).toBe(revision);
  expect(release('check', `mf_tickets@${leaking}`)).toMatch(/was refused for nachtwoud .*on its second visit/);
});

test('a version of twice the former size is mounted, and is activated only after a person gives a reason [BYD-09]', {
  tag: '@changing',
}, () => {
  test.skip(!isLongRun, 'it mounts a whole remote, which takes minutes; mounting.test.ts asks without a browser');
  const heavy = `1.2.0-heavy.${Date.now()}`;
  const noise = randomBytes(30_000).toString('base64');
  publishVersion('mf-merch', heavy, {
    'src/exposes/extra.tsx': (source) => `${source}\nexport const map = '${noise}';\n`,
    ...noOwnStates,
  });
  const { revision } = newestRelease('nachtwoud');
  const activate = (...more: string[]) =>
    refused(
      'activate',
      '--brand',
      'nachtwoud',
      `mf_merch@${heavy}`,
      '--after',
      `${revision}`,
      '--reason',
      'a map',
      ...more,
    );
  expect(activate('--by', 'ada')).toMatch(
    /Is it meant to weigh twice as much[\s\S]*- \.\/extra of mf_merch@\S+ weighs \d+\.\d kB, and/,
  );
  expect(newestRelease('nachtwoud').revision).toBe(revision);
  try {
    expect(activate('--by', 'ada', '--force', 'a map of the grounds')).toMatch(/^done: nachtwoud is at release/);
    expect(release('history', '--brand', 'nachtwoud', '--limit', '1')).toContain(
      'a map (heavier: a map of the grounds)',
    );
  } finally {
    release(
      'roll-back',
      '--brand',
      'nachtwoud',
      '--to',
      `${revision}`,
      '--reason',
      'The journey is over',
      '--by',
      'journey',
    );
  }
});

test('a version with styles that affect elements outside its module is not built [FED-05]', () => {
  const styles = 'src/tickets/TicketCard.module.css';
  const damage = (css: string) => `${css}\nbody { background: red !important }\n:global(button) { rotate: 9deg }\n`;
  const publish = () => publishVersion('mf-tickets', `1.2.0-styled.${Date.now()}`, { [styles]: damage });
  expect(publish).toThrow(/browser\/\S+\.css:1:\d+: body has no class of the remote’s own[\s\S]*: button has no class/);
});

test('a version without the module of a step is not packed [BYD-09]', () => {
  const publish = () =>
    publishVersion('mf-tickets', `1.2.0-without.${Date.now()}`, { 'src/exposes/membership.tsx': null });
  expect(publish).toThrow(/the step membership shows \.\/membership, which the package does not expose/);
});

test('a version with a module that throws on load and one that throws on hydration is not activated; its other modules are shown in every state [BYD-09]', () => {
  publishVersion('mf-tickets', version, {
    'src/exposes/upgrade.tsx': (code) => `throw new Error('planted on load');\n${code}`,
    'src/exposes/ticket.tsx': () =>
      "export default function Ticket() {\n  if (typeof window !== 'undefined') throw new Error('planted on hydration');\n  return <p>A ticket</p>;\n}\n",
    // In a short run the working modules are shown only in the states that every remote has.
    ...(isLongRun ? {} : noOwnStates),
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
      '  - ticket in the state usual, in the browser: planted on hydration',
      '  - upgrade in the state usual, on the server: planted on load',
      '  - upgrade in the state usual, in the browser: planted on load',
    ]),
  );
  // The working modules are not mentioned.
  expect(reasons.filter((reason) => !/^ {2}- (ticket|upgrade) in/.test(reason))).toEqual([]);
  expect(newestRelease('nachtwoud').revision).toBe(revision);
});
