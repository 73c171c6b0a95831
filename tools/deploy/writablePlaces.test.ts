import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launch/launchSettings.ts';
import { settingsToFillIn, unitFile } from './unitFile.ts';

interface Service {
  environment: Record<string, string>;
  volumes?: string[];
}

const { services } = JSON.parse(readFileSync(join(root, 'deploy/compose.json'), 'utf8')) as {
  services: Record<string, Service>;
};

const parts = [
  { part: 'shop-api', sources: 'services/shop-api/src/**/*.ts' },
  { part: 'sign-on', sources: 'services/sign-on/src/**/*.ts' },
  { part: 'registry', sources: 'services/release-registry/src/**/*.ts' },
  { part: 'host', sources: 'host/server/**/*.ts' },
];

/** The folders in a part's settings, without the folder of the embedded database, which operators do not use. */
const foldersOf = (sources: string): string[] =>
  ['MAIL_FOLDER', 'HOST_DATA', 'REGISTRY_DATA'].filter((name) =>
    globSync(sources, { cwd: root, exclude: (path) => path.endsWith('.test.ts') }).some((file) =>
      new RegExp(`\\b${name}\\b`).test(readFileSync(join(root, file), 'utf8')),
    ),
  );

test.each(parts)('$part only writes to folders that its unit and its container allow', ({ part, sources }) => {
  const folders = foldersOf(sources);
  expect(folders.length).toBeGreaterThan(0);
  const unit = readFileSync(join(root, `deploy/systemd/festival-${part}.service`), 'utf8');
  const states = [...unit.matchAll(/^StateDirectory=(\S+)$/gm)].map(([, state]) => `/var/lib/${state}`);
  for (const name of folders) {
    expect(states).toContain(unitFile(part).environment[name]);
    const place = services[part]?.environment[name];
    expect(services[part]?.volumes?.map((volume) => volume.split(':')[1])).toContain(place);
  }
});

test('the settings of every part that browsers access by https state https, for its cookies and for HSTS', () => {
  expect(settingsToFillIn('host').SHOP_URL).toMatch(/^https:/);
  expect(settingsToFillIn('sign-on').SIGN_ON_URL).toMatch(/^https:/);
});
