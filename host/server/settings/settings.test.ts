import { readSettings } from './settings.ts';

test('everything has a standard', () => {
  expect(readSettings({})).toMatchObject({ port: 3000, host: '127.0.0.1', trustProxy: false });
});

test('the registry’s public address is its own unless another is given', () => {
  expect(readSettings({ REGISTRY_URL: 'http://10.0.0.5:3003/' }).registryPublicUrl).toBe('http://10.0.0.5:3003');
  const both = readSettings({ REGISTRY_URL: 'http://10.0.0.5', REGISTRY_PUBLIC_URL: 'https://files.example' });
  expect(both.registryPublicUrl).toBe('https://files.example');
});

test('each mistake is one sentence that names the setting', () => {
  const wrong = { PORT: 'many', SHOP_API_URL: 'ftp://x', TRUST_PROXY: 'yes', LOG_LEVEL: 'loud' };
  const read = () => readSettings(wrong);
  for (const name of Object.keys(wrong)) expect(read).toThrow(new RegExp(`^${name} `, 'm'));
});
