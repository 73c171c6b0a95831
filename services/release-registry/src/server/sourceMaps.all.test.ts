import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noVisits } from '@festival/release-contracts/release/addVisits';
import { aListeningRegistry } from '../testing/aListeningRegistry.ts';
import { closeRegistries } from '../testing/aRegistry.ts';

// Builds a complete remote, which can take minutes on a busy machine.
jest.setTimeout(300_000);

const root = join(import.meta.dirname, '..', '..', '..', '..');
mkdirSync(join(root, '.cache'), { recursive: true });
// Inside the repository, so that the remote finds the workspaces and their packages.
const folder = mkdtempSync(join(root, '.cache', 'remote-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(closeRegistries);

function write(file: string, content: string): void {
  mkdirSync(join(folder, file, '..'), { recursive: true });
  writeFileSync(join(folder, file), content);
}

const source = `
export function payLater(amount: number): string {
  if (amount < 0) throw new Error('planted in the sources');
  return String(amount);
}
`;

test('an error of a built and published remote shows file, line and name in its sources, and its source map is not public [BYD-08]', async () => {
  const dependencies = { '@festival/shared-contracts': '7.0.0' };
  write('package.json', JSON.stringify({ name: 'mf-probe', version: '1.0.0', type: 'module', dependencies }));
  const declared = "remote({ name: 'mf_probe', folder: import.meta.dirname })";
  write('remote.config.ts', `import { remote } from '@festival/remote-kit/remote';\nexport default ${declared};\n`);
  write('src/payLater.ts', source);
  write(
    'src/exposes/area.tsx',
    "import { payLater } from '../payLater.ts';\nexport default () => <p>{payLater(Date.now())}</p>;\n",
  );
  const kit = join(root, 'remote-kit', 'src', 'cli.ts');
  execFileSync(process.execPath, [kit, 'build', '--version', '1.1.0'], { cwd: folder });

  const packageFolder = join(folder, 'dist', 'package');
  const [script = ''] = globSync('browser/*.js', { cwd: packageFolder }).filter((path) =>
    readFileSync(join(packageFolder, path), 'utf8').includes('planted in the sources'),
  );
  const built = readFileSync(join(packageFolder, script), 'utf8');
  const before = built.slice(0, built.indexOf('Error("planted in the sources")'));
  const [line, column] = [before.split('\n').length, before.length - before.lastIndexOf('\n')];
  expect(built).not.toContain('sourceMappingURL');
  expect(readFileSync(join(packageFolder, `${script}.map`), 'utf8')).not.toContain('sourcesContent');

  const { app, send, release } = await aListeningRegistry();
  expect(await release(`publish ${packageFolder}`)).toMatchObject({ exitCode: 0 });
  const address = `/remotes/mf_probe/1.1.0/${script}`;
  const error = { remote: 'mf_probe', version: '1.1.0', kind: 'uncaught', message: 'planted', count: 1 };
  const frames = [`at a (${address}:${line}:${column})`];
  const pin = { stable: '1.1.0' };
  const reported = await send('POST', '/brands/solstrand/visits', {
    trials: { mf_probe: { pin, stable: { ...noVisits, visits: 1 }, canary: noVisits } },
    errors: [{ ...error, frames, browsers: { Chromium: 1 }, steps: { tickets: 1 } }],
  });
  expect(reported.statusCode).toBe(200);
  expect((await release('errors mf_probe@1.1.0')).output).toMatch(/at .*\(?src\/payLater\.ts:3:/);

  expect((await send('GET', `/files/mf_probe/1.1.0/${script}`)).statusCode).toBe(200);
  expect((await app.inject(`/files/mf_probe/1.1.0/${script}.map`)).statusCode).toBe(401);
});
