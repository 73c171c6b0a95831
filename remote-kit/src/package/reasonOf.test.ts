import { packageManifestSchema } from '@festival/release-contracts/package/packageManifest';
import { reasonOf } from './reasonOf.ts';

const failureOf = (value: unknown): Error => {
  try {
    packageManifestSchema.parse(value);
  } catch (error) {
    return error as Error;
  }
  throw new Error('It was taken.');
};

test('a package that its schema refuses is reported in sentences that name the field, not as JSON', () => {
  const reason = reasonOf(failureOf({ name: 'mf_lockers', version: 'one' }));
  expect(reason).toMatch(/^This remote makes no package:\n {2}version: /);
  expect(reason).toMatch(/\n {2}exposes: /);
  expect(reason).not.toMatch(/[[\]{}]|"code"/);
});

test('any other failure keeps its message', () => {
  expect(reasonOf(new Error('The port 4100 is taken.'))).toBe('The port 4100 is taken.');
});
