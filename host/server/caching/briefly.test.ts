import { briefly } from './briefly.ts';

test('the number of remembered calls is limited, since keys may come from addresses', async () => {
  let asked = 0;
  const ask = briefly(
    (key: string) => key,
    async () => {
      asked += 1;
    },
    { milliseconds: 1_000, now: () => 0 },
  );
  await ask('first');
  await ask('first');
  expect(asked).toBe(1);
  for (let nr = 0; nr < 1_000; nr += 1) await ask(`other ${nr}`);
  await ask('first');
  expect(asked).toBe(1_002);
});
