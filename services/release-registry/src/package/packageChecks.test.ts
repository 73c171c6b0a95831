import { packageChecks } from './packageChecks.ts';

const files = (css: string) => new Map([['browser/list.css', Buffer.from(css)]]);

test('files are checked in a thread: the registry goes on meanwhile, and a check that takes too long ends with an error [FED-04]', async () => {
  const slow = packageChecks(1);
  const nested = '.a{'.repeat(20_000) + '}'.repeat(20_000);
  expect(await slow.errorsOf(files(nested))).toEqual([expect.stringContaining('took longer than 0.001 s')]);
  await slow.close();

  const checks = packageChecks();
  const outcomes: string[] = [];
  const checked = checks.errorsOf(files('body{top:0}')).then((errors) => {
    outcomes.push('checked');
    return errors;
  });
  await new Promise((resolve) => setImmediate(resolve));
  outcomes.push('went on');
  expect(await checked).toEqual([expect.stringContaining('body has no class of the remote’s own')]);
  expect(outcomes).toEqual(['went on', 'checked']);
  expect(await checks.errorsOf(files('.a_1{top:0}'))).toHaveLength(1);
  await checks.close();
});
