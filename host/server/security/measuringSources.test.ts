import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { shopConfigSchema } from '@festival/shared-contracts/shop/shopConfig';
import { measuringSources } from './measuringSources.ts';
import { pagePolicy } from './pagePolicy.ts';

const page = { nonce: 'abc', registryOrigin: '', isDevelopment: false };
const rules = (sources: readonly string[] | undefined) => {
  const headers = pagePolicy({ ...page, measuringSources: sources });
  const policy = String(headers['content-security-policy']).split('; ');
  const of = (name: string) => policy.find((rule) => rule.startsWith(`${name} `));
  return {
    connect: of('connect-src'),
    image: of('img-src'),
    script: of('script-src'),
    integrity: headers['integrity-policy'],
    types: of('require-trusted-types-for'),
  };
};

test('the policy of a shop without measuring is not extended, whatever origins it lists [ANL-02, FED-08]', () => {
  const config = configFor({ measuringOrigins: ['https://tags.example.org'] });
  expect(measuringSources(config)).toBeUndefined();
  expect(measuringSources(null)).toBeUndefined();
  expect(rules(undefined)).toEqual({
    connect: "connect-src 'self'",
    image: "img-src 'self' data:",
    script: "script-src 'nonce-abc' 'strict-dynamic'",
    integrity: 'blocked-destinations=(script)',
    types: "require-trusted-types-for 'script'",
  });
});

test('the policy of a shop with a tag manager allows it and the listed origins, and only scripts of the page or of these [ANL-02]', () => {
  const sources = measuringSources(
    configFor({ tagManagerId: 'GTM-ZOMER', measuringOrigins: ['https://tags.example.org'] }),
  );
  const { connect, image, script, integrity, types } = rules(sources);
  const opened =
    'https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com https://tags.example.org';
  expect(connect).toBe(`connect-src 'self' ${opened}`);
  expect(image).toBe(`img-src 'self' data: ${opened}`);
  expect([script, integrity, types]).toEqual(["script-src 'nonce-abc' 'strict-dynamic'", undefined, undefined]);
});

test('a testing script adds only its own origin to the policy [ANL-02]', () => {
  const config = configFor();
  const vwo = { isEnabled: true, accountId: '77' };
  const tested = { ...config, shopSettings: { fields: { ...config.shopSettings.fields, vwo } } };
  expect(measuringSources(tested)).toEqual(['https://*.visualwebsiteoptimizer.com']);
});

test('an origin that could add a directive to the policy is refused [ANL-02]', () => {
  const { apiNamespace, slug, shopToken, festivalData, ossBrand } = configFor();
  const parse = (origin: string) =>
    shopConfigSchema.safeParse({ apiNamespace, slug, shopToken, festivalData, ossBrand, measuringOrigins: [origin] })
      .success;
  expect(['https://tags.example.org', 'https://*.example.org:8443'].map(parse)).toEqual([true, true]);
  expect(
    ['https://a.example; script-src *', "'unsafe-eval'", '*', 'http://a.example', 'https://a.example/x'].map(parse),
  ).toEqual([false, false, false, false, false]);
});
