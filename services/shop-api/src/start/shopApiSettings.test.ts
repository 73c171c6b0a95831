import { readShopApiSettings } from './shopApiSettings.ts';

const enough = { PAYMENT_SANDBOX: 'yes', PAYMENT_SANDBOX_SECRET: 'a secret that both know' };

test.each([
  [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
  [
    { DATABASE_URL: 'mysql://db/shop' },
    'DATABASE_URL must be an address such as postgresql://user:password@host/shop.',
  ],
  [{ DATABASE_CONNECTIONS: '1' }, 'DATABASE_CONNECTIONS must be a whole number from 2 to 1000.'],
  [{ PAYMENT_SANDBOX_SECRET: 'x' }, 'PAYMENT_SANDBOX_SECRET must have 16 characters or more.'],
  [{ PAYMENT_SANDBOX_SECRET: '' }, 'PAYMENT_SANDBOX_SECRET is not set: give both services the same secret.'],
  [{ PAYMENT_SANDBOX: 'true' }, 'PAYMENT_SANDBOX must be yes or no.'],
  [
    { ADYEN_LIVE_URL_PREFIX: '1797-shop' },
    'PAYMENT_SANDBOX is yes and ADYEN_LIVE_URL_PREFIX is set: a live shop must not take payments without money, so leave one of them out.',
  ],
  [
    { PAYLOGIC_URL: 'https://pay.example', PAYLOGIC_SECRET: 'a secret of the provider' },
    'PAYMENT_SANDBOX is yes and PAYLOGIC_URL is not the sandbox: a live shop must not take payments without money, so leave one of them out.',
  ],
  [{ PAYLOGIC_URL: 'https://pay.example' }, 'PAYLOGIC_URL and PAYLOGIC_SECRET belong together: set both, or none.'],
  [{ MOLLIE_API_KEY: 'key' }, 'MOLLIE_API_KEY must be a key of a profile at Mollie, such as live_… or test_….'],
  [
    { MOLLIE_API_KEY: `live_${'a'.repeat(30)}` },
    'PAYMENT_SANDBOX is yes and MOLLIE_API_KEY is a live one: a live shop must not take payments without money, so leave one of them out.',
  ],
  [{ SHOP_URL: 'https://shop.example, shop' }, 'SHOP_URL must be an address such as http://127.0.0.1:3000.'],
  [{ ADYEN_API_KEY: 'key' }, 'ADYEN_API_KEY is set, so ADYEN_HMAC_KEY and ADYEN_MERCHANT_ACCOUNT must be set too.'],
  [{ ADYEN_HMAC_KEY: 'xyz' }, 'ADYEN_HMAC_KEY must be the hexadecimal key of the standard webhook.'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be an address such as smtp://user:password@mail.example:587.'],
  [
    { TRUSTED_PROXIES: '10.1.0.0/16, nginx' },
    'TRUSTED_PROXIES has nginx in it, which is not an address or a network such as 10.0.0.7, 10.1.0.0/16 or fd00::/8.',
  ],
  [{ QUEUE_TOKEN_SECRET: 'short' }, 'QUEUE_TOKEN_SECRET must have 32 characters or more.'],
  [{ GOOGLE_WALLET_ISSUER: 'shop' }, 'GOOGLE_WALLET_ISSUER must be the number of an issuer of Google Wallet.'],
  [
    { GOOGLE_WALLET_ISSUER: '3388000000012345678' },
    'GOOGLE_WALLET_ISSUER and GOOGLE_WALLET_ACCOUNT belong together: set both, or none.',
  ],
  [
    { GOOGLE_WALLET_ACCOUNT: 'x' },
    'GOOGLE_WALLET_ACCOUNT is no key file of a Google service account: make it by base64 -w0 key.json.',
  ],
  [
    { APPLE_PASS_CERTIFICATES: 'x' },
    'APPLE_PASS_CERTIFICATES must be a pass certificate, its key and Apple’s intermediate certificate: make it by cat pass.pem key.pem AppleWWDRCAG4.pem | base64 -w0.',
  ],
  [{ OPERATOR_TOKEN: 'short' }, 'OPERATOR_TOKEN must have 32 characters or more, and no blank.'],
  [{ OPERATOR_TOKEN: ' '.repeat(40) }, 'OPERATOR_TOKEN must have 32 characters or more, and no blank.'],
  [{ OPERATOR_EMAIL: 'finance' }, 'OPERATOR_EMAIL must be one address such as finance@shop.example.'],
  [{ CALLS_PER_MINUTE: '0' }, 'CALLS_PER_MINUTE must be a whole number from 1 to 1000000.'],
  [{ CART_WAIT_SECONDS: '0' }, 'CART_WAIT_SECONDS must be a whole number from 1 to 300.'],
  [{ LOCK_WAIT_SECONDS: 'x' }, 'LOCK_WAIT_SECONDS must be a whole number from 1 to 300.'],
  [{ EXTRA_SHOPS: 'long-hold' }, 'EXTRA_SHOPS may name measured, short-hold.'],
])('%j is reported in a sentence', (mistake, sentence) => {
  expect(() => readShopApiSettings({ ...enough, ...mistake })).toThrow(new RegExp(`^${RegExp.escape(sentence)}$`));
});

test('an operator’s token must have at least 32 characters, and the setting may also contain the former token', () => {
  const both = `${'n'.repeat(32)},${'o'.repeat(32)}`;
  expect(readShopApiSettings({ ...enough, OPERATOR_TOKEN: both })).toMatchObject({ OPERATOR_TOKEN: both });
  expect(() => readShopApiSettings({ ...enough, OPERATOR_TOKEN: `${'n'.repeat(32)},` })).toThrow('32 characters');
});

test('proxies may be networks, and a complete configuration of Adyen is accepted', () => {
  const adyen = { ADYEN_API_KEY: 'key', ADYEN_HMAC_KEY: '0aF1', ADYEN_MERCHANT_ACCOUNT: 'shop' };
  const settings = readShopApiSettings({ ...enough, ...adyen, TRUSTED_PROXIES: '10.1.0.0/16, ::1' });
  expect(settings).toMatchObject({
    ...adyen,
    TRUSTED_PROXIES: ['10.1.0.0/16', '::1'],
    CALLS_PER_MINUTE: 6_000,
    CART_CALLS_PER_MINUTE: 600,
  });
});
