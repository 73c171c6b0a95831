import { nextTask } from './nextTask.ts';

const withScheduler = (scheduler: object | undefined) => Object.assign(globalThis, { scheduler });
afterEach(() => withScheduler(undefined));

test('code after `nextTask` runs after everything that was due before it', async () => {
  const order: string[] = [];
  setTimeout(() => order.push('a press that waits'));
  await nextTask();
  order.push('the rest');
  expect(order).toEqual(['a press that waits', 'the rest']);
});

test('in a browser with `scheduler.yield`, the code runs before tasks that were added later', async () => {
  const yielded = jest.fn(async () => {});
  withScheduler({ yield: yielded });
  await nextTask();
  expect(yielded).toHaveBeenCalledTimes(1);
});
