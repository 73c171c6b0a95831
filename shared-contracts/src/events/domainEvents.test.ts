import { createEventBus } from './createEventBus.ts';
import { domainEvents } from './domainEvents.ts';

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

test('a listener gets events until it unsubscribes', () => {
  const bus = createEventBus(jest.fn());
  const listener = jest.fn();
  const end = bus.subscribe('basket:line-added', listener);
  bus.publish('basket:line-added', added);
  bus.publish('basket:line-removed', added);
  end();
  bus.publish('basket:line-added', added);
  expect(listener.mock.calls).toEqual([[added]]);
});

test('a listener that throws is reported, and the others get the event', () => {
  const report = jest.fn();
  const bus = createEventBus(report);
  const listener = jest.fn();
  const broken = new Error('broken');
  bus.subscribe('basket:line-added', () => {
    throw broken;
  });
  bus.subscribe('basket:line-added', listener);
  bus.publish('basket:line-added', added);
  expect(report).toHaveBeenCalledWith('basket:line-added', broken);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('an event without a listener is no error', () => {
  const report = jest.fn();
  createEventBus(report).publish('basket:line-added', added);
  expect(report).not.toHaveBeenCalled();
});
