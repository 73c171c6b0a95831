import { judgeAgain, passedIn } from './judgeAgain.ts';
import type { FailedCase } from './outcome.ts';

const cases = (count: number): FailedCase[] =>
  Array.from({ length: count }, (_, nr) => ({
    runner: 'jest',
    project: 'node',
    file: `file${nr}.test.ts`,
    name: `case ${nr}`,
    failure: 'expected 1',
  }));

test('a case that passes when it runs alone is unsteady, and a case that fails twice has failed', async () => {
  const failed = cases(3);
  const judgement = await judgeAgain(failed, async (again) => again.filter(({ name }) => name !== 'case 1'));
  expect(judgement).toEqual({ unsteady: [failed[0], failed[2]], failed: [failed[1]], notRepeated: null });
});

test('ten failures are repeated, eleven are not, and without failures nothing is repeated', async () => {
  const passAlone = jest.fn(async (again: readonly FailedCase[]) => again);
  expect((await judgeAgain(cases(10), passAlone)).unsteady).toHaveLength(10);
  expect(await judgeAgain(cases(11), passAlone)).toMatchObject({
    unsteady: [],
    failed: { length: 11 },
    notRepeated: expect.stringContaining('More than 10'),
  });
  expect(await judgeAgain([], passAlone)).toEqual({ unsteady: [], failed: [], notRepeated: null });
  expect(passAlone).toHaveBeenCalledTimes(1);
});

test('a file whose preparation failed is unsteady with all its cases if they pass in the repetition, and has failed otherwise', () => {
  const [first, second] = cases(2).map((one) => ({ ...one, file: 'file.test.ts' })) as [FailedCase, FailedCase];
  const whole: FailedCase = { ...first, name: null };
  const failed = [first, second, whole];
  expect(passedIn({ passed: 2, failed: [], problems: [] }, failed)).toEqual(failed);
  expect(passedIn({ passed: 1, failed: [second], problems: [] }, failed)).toEqual([first, whole]);
  expect(passedIn({ passed: 2, failed: [whole], problems: [] }, failed)).toEqual([]);
  expect(passedIn({ passed: 1, failed: [], problems: [] }, failed)).toEqual([]);
  expect(passedIn({ passed: 0, failed: [], problems: [] }, [whole])).toEqual([]);
  expect(passedIn({ passed: 2, failed: [], problems: ['Jest ended with an error.'] }, failed)).toEqual([]);
});

test('a repetition in which another case fails proves nothing, so that this case is not lost', () => {
  const [before, other] = cases(2).map((one) => ({ ...one, file: 'file.test.ts' })) as [FailedCase, FailedCase];
  const crashed: FailedCase = { ...before, name: null };
  expect(passedIn({ passed: 3, failed: [other], problems: [] }, [before])).toEqual([]);
  expect(passedIn({ passed: 0, failed: [other], problems: [] }, [crashed])).toEqual([]);
});
