import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { restartAddress } from './restartAddress.ts';

test('a restart opens the waiting room, or the shop’s home page [CNT-02]', () => {
  const queue = configFor({ queueUrl: 'https://queue.example/zomer?c=1' });
  expect(restartAddress(queue, '?utm_source=mail')).toBe('https://queue.example/zomer?c=1');
  expect(restartAddress(configFor(), '')).toBe('/zomer');
  expect(restartAddress(configFor({ queueUrl: 'javascript:alert(1)' }), '')).toBe('/zomer');
});

test('the query is kept, without the parameters of the expired cart [RTE-02]', () => {
  expect(restartAddress(configFor(), '?utm_source=mail&cartId=c1&provider=paylogic')).toBe('/zomer?utm_source=mail');
});
