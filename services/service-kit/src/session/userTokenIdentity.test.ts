import { testIssuer } from '@festival/shop-api/testing/testIssuer';
import { issuerKeys } from './issuerKeys.ts';
import { shopAudience, userTokenIdentity } from './userTokenIdentity.ts';

test('a token of the issuer identifies its account; no token means a guest [SSO-03]', async () => {
  const { identify, tokenOf } = await testIssuer();
  expect(await identify(await tokenOf('noor'))).toBe('noor');
  expect(await identify(undefined)).toBeNull();
});

test('a token that is expired, changed, of another issuer or for another service is not accepted [SSO-03]', async () => {
  const { identify, tokenOf } = await testIssuer();
  const foreign = await (await testIssuer()).tokenOf('noor');
  const [header = '', , signature = ''] = (await tokenOf('sam')).split('.');
  const claims = { sub: 'noor', iss: 'http://sign-on.test', aud: shopAudience, exp: 4_000_000_000 };
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
  const tokens = [
    foreign,
    await tokenOf('noor', { issuer: 'http://other.test' }),
    await tokenOf('noor', { audience: 'another-service' }),
    await tokenOf('noor', { expiresAt: '-1m' }),
    await tokenOf(''),
    [header, body, signature].join('.'),
    unsigned,
    'noor',
  ];
  expect(await Promise.all(tokens.map(identify))).toEqual(tokens.map(() => null));
});

test('while the issuer’s keys can’t be fetched, a call gets 503 and is not treated as signed out', async () => {
  const { tokenOf } = await testIssuer();
  const issuer = 'http://127.0.0.1:9';
  const identify = userTokenIdentity({ issuer, audience: shopAudience, keys: issuerKeys(issuer) });
  await expect(identify(await tokenOf('noor', { issuer }))).rejects.toMatchObject({
    status: 503,
    code: 'sign-on.away',
  });
});
