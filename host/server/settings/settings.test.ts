import { newKeyPair } from '@festival/service-kit/signature/keyPair';
import { forgetSecrets, readSettings, requireKeys } from './settings.ts';

test('every setting has a default', () => {
  expect(readSettings({})).toMatchObject({ port: 3000, host: '127.0.0.1', trustedProxies: [], shopUrls: [] });
});

test('the registry’s public address is the address at which the host calls it, unless another is set', () => {
  expect(readSettings({ REGISTRY_URL: 'http://10.0.0.5:3003/' }).registryPublicUrl).toBe('http://10.0.0.5:3003');
  const both = readSettings({ REGISTRY_URL: 'http://10.0.0.5', REGISTRY_PUBLIC_URL: 'https://files.example' });
  expect(both.registryPublicUrl).toBe('https://files.example');
});

test('each mistake is one sentence that names the setting', () => {
  const wrong = {
    PORT: 'many',
    SHOP_API_URL: 'ftp://x',
    TRUST_PROXY: 'true',
    SESSION_SECRET: 'short',
    LOG_LEVEL: 'loud',
  };
  const read = () => readSettings(wrong);
  for (const name of Object.keys(wrong)) expect(read).toThrow(new RegExp(`^${name} `, 'm'));
});

test('only listed proxies are trusted; the whole internet, or a word, is refused with a sentence that says what to list', () => {
  expect(readSettings({ TRUSTED_PROXIES: '10.0.0.7, fd00::/8' }).trustedProxies).toEqual(['10.0.0.7', 'fd00::/8']);
  for (const word of ['0.0.0.0/0', '::/0', 'true', '10.0.0.7,0.0.0.0/1'])
    expect(() => readSettings({ TRUSTED_PROXIES: word })).toThrow(/^TRUSTED_PROXIES has .*such as 10\.0\.0\.7/m);
});

test('the first secret signs, and the former ones are still accepted', () => {
  const [now, former] = ['n'.repeat(32), 'f'.repeat(32)];
  const given = { OIDC_CLIENT_SECRET: `${now}, ${former}`, SESSION_SECRET: `${now},${former}` };
  expect(readSettings(given).signOn).toMatchObject({
    clientSecret: now,
    sessionSecret: now,
    formerSessionSecrets: [former],
  });
});

test('once read, the secrets are removed from the environment, and so are all variables that are not settings', () => {
  const env = { SESSION_SECRET: 'a', OIDC_CLIENT_SECRET: 'b', REGISTRY_TOKEN: 'c', PGPASSWORD: 'd', PORT: '3000' };
  forgetSecrets(env);
  expect(env).toEqual({ PORT: '3000' });
});

test('a shop starts with the publishers’ keys, or with a setting that allows unsigned versions', () => {
  const keys = (setting: string) => readSettings({ PUBLISHER_KEYS: setting });
  expect(() => requireKeys(keys(''))).toThrow('PUBLISHER_KEYS must name whose versions are shown');
  expect(() => keys('mf_tickets:key')).toThrow('PUBLISHER_KEYS has for mf_tickets what is no public Ed25519 key');
  for (const setting of ['unsigned', `mf_tickets:${newKeyPair().publicKey}`])
    expect(() => requireKeys(keys(setting))).not.toThrow();
});
