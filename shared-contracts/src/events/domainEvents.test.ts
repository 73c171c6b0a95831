import { domainEvents } from './domainEvents.ts';
import { createEventBus } from './eventBus.ts';

const added = { cartId: 'c', productId: 'weekend', quantity: 2 };

test('events are named owner and past tense', () => {
  for (const name of Object.keys(domainEvents))
    expect(name).toMatch(/^(host|basket|checkout):([a-z]+-)*[a-z]+(ed|en)$/);
});

test('a payload is checked by its schema', () => {
  expect(domainEvents['basket:line-added'].safeParse(added).success).toBe(true);
  expect(domainEvents['basket:line-added'].safeParse({ ...added, quantity: 0 }).success).toBe(false);
  expect(domainEvents['checkout:payment-settled'].safeParse({ reference: '1', status: 'paid', total: 1 }).success).toBe(
    false,
  );
});

test('whoever listens is told, until they no longer listen', () => {
  const bus = createEventBus(jest.fn());
  const heard = jest.fn();
  const end = bus.listen('basket:line-added', heard);
  bus.tell('basket:line-added', added);
  bus.tell('basket:line-removed', added);
  end();
  bus.tell('basket:line-added', added);
  expect(heard.mock.calls).toEqual([[added]]);
});

test('a listener that throws is reported, and the others are told all the same', () => {
  const report = jest.fn();
  const bus = createEventBus(report);
  const heard = jest.fn();
  const broken = new Error('broken');
  bus.listen('basket:line-added', () => {
    throw broken;
  });
  bus.listen('basket:line-added', heard);
  bus.tell('basket:line-added', added);
  expect(report).toHaveBeenCalledWith('basket:line-added', broken);
  expect(heard).toHaveBeenCalledTimes(1);
});
