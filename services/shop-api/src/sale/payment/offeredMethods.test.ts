import type { MethodUid } from './methodUid.ts';
import { offeredMethods } from './offeredMethods.ts';
import type { PaymentProvider } from './paymentProvider.ts';

const dutch = { provider: 'adyen', country: 'NL' } as const;

const listed = (uids: MethodUid[]) => uids.map((uid) => ({ uid }));

function listing(answer: (country: string) => Promise<MethodUid[]>) {
  const asked: string[] = [];
  const methods = (buyer: { country: string }) => {
    asked.push(buyer.country);
    return answer(buyer.country).then(listed);
  };
  let time = 1_000;
  const unread: string[] = [];
  const onUnread = (error: unknown, { provider, country }: { provider: string; country: string }) =>
    void unread.push(`${provider} ${country}: ${error instanceof Error ? error.message : error}`);
  const list = offeredMethods(new Map([['adyen', { methods } as unknown as PaymentProvider]]), onUnread, () => time);
  const offered = async (sale: Parameters<typeof list>[0]) => (await list(sale)).map(({ uid }) => uid);
  return { offered, asked, unread, pass: (milliseconds: number) => (time += milliseconds) };
}

test('a provider’s list is fetched once for all shoppers of a country, and again after ten minutes [PAY-01]', async () => {
  const answers: MethodUid[][] = [['ideal', 'card'], ['ideal']];
  const { offered, asked, pass } = listing(async (country) => (country === 'NL' ? (answers.shift() ?? []) : ['card']));
  expect(await Promise.all([offered(dutch), offered(dutch)])).toEqual([
    ['ideal', 'card'],
    ['ideal', 'card'],
  ]);
  expect(await offered({ ...dutch, country: 'BE' })).toEqual(['card']);
  pass(599_999);
  expect(await offered(dutch)).toEqual(['ideal', 'card']);
  expect(asked).toEqual(['NL', 'BE']);
  pass(1);
  // The old list is used while the new one is fetched.
  expect(await offered(dutch)).toEqual(['ideal', 'card']);
  await Promise.resolve();
  expect(await offered(dutch)).toEqual(['ideal']);
  expect(asked).toEqual(['NL', 'BE', 'NL']);
});

test('if a provider is unavailable its last list is used, otherwise only the card; each failure is logged for operators [PAY-01, ERR-04]', async () => {
  let isAway = true;
  const { offered, asked, unread, pass } = listing(async () => {
    if (isAway) throw new Error('away');
    return ['bancontact'];
  });
  expect(await offered(dutch)).toEqual(['card']);
  expect(await offered(dutch)).toEqual(['card']);
  expect(asked).toHaveLength(1);
  expect(unread).toEqual(['adyen NL: away']);
  isAway = false;
  pass(10_000);
  await offered(dutch);
  expect(await offered(dutch)).toEqual(['bancontact']);
  isAway = true;
  pass(600_000);
  await offered(dutch);
  expect(await offered(dutch)).toEqual(['bancontact']);
});

test('a provider that never responds delays a shopper by at most two seconds [PAY-01]', async () => {
  const { offered } = listing(() => new Promise(() => {}));
  const began = performance.now();
  expect(await offered(dutch)).toEqual(['card']);
  expect(performance.now() - began).toBeGreaterThan(1_900);
});
