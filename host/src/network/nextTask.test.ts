import { nextTask } from './nextTask.ts';

const withScheduler = (scheduler: object | undefined) => Object.assign(globalThis, { scheduler });
afterEach(() => withScheduler(undefined));

test('what goes on in the next task lets everything run that is due before it', async () => {
  const order: string[] = [];
  setTimeout(() => order.push('a press that waits'));
  await nextTask();
  order.push('the rest');
  expect(order).toEqual(['a press that waits', 'the rest']);
});

test('a browser that can yield goes on before what came later', async () => {
  const yielded = jest.fn(async () => {});
  withScheduler({ yield: yielded });
  await nextTask();
  expect(yielded).toHaveBeenCalledTimes(1);
});
