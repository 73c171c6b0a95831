import { overridePort, overrideVersion } from '../../../src/page/overrideVersion.ts';
import { overrideMark } from './overrideMark.ts';
import { asksForOverride, queryWithoutOverrides, readOverrides } from './readOverrides.ts';
import { withOverrides } from './withOverrides.ts';

const page = '/solstrand/tickets';

test('an address names remotes on the visitor’s own machine only [FED-07]', () => {
  expect(
    readOverrides(`${page}?remote.mf_tickets=http://127.0.0.1:4100&remote.mf_basket=http://localhost:4101/`),
  ).toEqual({
    mf_tickets: 4100,
    mf_basket: 4101,
  });
  expect(readOverrides(`${page}?persons=2`)).toEqual({});
  const foreign = [
    'https://evil.example',
    'http://127.0.0.1.evil.example:4100',
    'http://127.0.0.1:4100@evil.example',
    'http://127.0.0.1:4100/other',
    'http://192.168.0.7:4100',
    'http://127.0.0.1:70000',
    '',
  ];
  for (const address of foreign) {
    const url = `${page}?remote.mf_tickets=${encodeURIComponent(address)}`;
    const overrides = readOverrides(url);
    expect([address, overrides, asksForOverride(overrides)]).toEqual([address, null, true]);
  }
  expect(readOverrides(`${page}?remote.Tickets=http://127.0.0.1:4100`)).toBeNull();
});

test('a page’s version names the port, and is never taken for a published one', () => {
  expect(overridePort(overrideVersion(4100))).toBe(4100);
  for (const version of ['1.0.0', '0.0.0-override.0', '0.0.0-override.70000', '0.0.0-override.41x']) {
    expect(overridePort(version)).toBeUndefined();
  }
});

test('only the named remote is replaced, without a server file; shared modules stay the same [FED-07]', () => {
  const released = { version: '1.0.0', entry: 'browser/remoteEntry.js' };
  const file = { ...released, exposes: {}, serverFile: undefined };
  const given = {
    remotes: { mf_tickets: released, mf_basket: released },
    files: { mf_tickets: file, mf_basket: file },
    integrity: {},
  };
  const before = structuredClone(given);
  const page = withOverrides(given, { mf_tickets: 4100 });
  expect(page.remotes).toEqual({
    mf_tickets: { version: '0.0.0-override.4100', entry: 'browser/remoteEntry.js' },
    mf_basket: released,
  });
  expect(Object.keys(page.files)).toEqual(['mf_basket']);
  expect(given).toEqual(before);
});

test('the bar says in the page’s language which build runs and where it comes from, and its link leaves the override on the same page [FED-07]', () => {
  const remotes = {
    mf_tickets: { version: '0.0.0-override.4100', entry: '' },
    mf_basket: { version: '1.0.0', entry: '' },
  };
  const url = `${page}?persons=2&remote.mf_tickets=http://127.0.0.1:4100`;
  expect(queryWithoutOverrides(url)).toBe('?persons=2');
  const words = {
    nl: 'Terug naar de uitgebrachte versie',
    en: 'Back to the released version',
    es: 'Volver a la versión publicada',
  };
  for (const [language, leave] of Object.entries(words) as [keyof typeof words, string][]) {
    const mark = overrideMark({ remotes, language }, url);
    expect(mark).toContain('mf_tickets (http://127.0.0.1:4100)');
    expect(mark).not.toContain('mf_basket');
    expect(mark).toMatch(new RegExp(`href="\\?persons=2"[^>]*>${leave}</a>`));
  }
  expect(overrideMark({ remotes: { mf_basket: remotes.mf_basket }, language: 'nl' }, page)).toBe('');
});
