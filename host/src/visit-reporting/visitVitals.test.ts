import { vitalNames as ofContract } from '@festival/release-contracts/release/visitVitals';
import { isMeasured, vitalNames } from './visitVitals.ts';

test('every page is measured while its brand has a canary, otherwise one page in four; without a release no page is measured [BYD-08]', () => {
  expect(isMeasured({ isTrying: true }, () => 0.99)).toBe(true);
  expect([0.24, 0.25].map((random) => isMeasured({}, () => random))).toEqual([true, false]);
  expect(isMeasured(undefined, () => 0)).toBe(false);
});

test('pages and registry use the same names of vitals', () => {
  expect(vitalNames).toEqual(ofContract);
});
