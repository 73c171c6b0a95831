import { pageFor } from '../../../testing/pageFor.ts';
import { routeRow } from '../routeTable.ts';
import type { Guard, GuardContext } from './guard.ts';
import { runGuards } from './runGuards.ts';

const context: GuardContext = {
  route: routeRow('slug'),
  params: { slug: 'zomer' },
  url: new URL('http://shop.example/zomer'),
  page: pageFor(),
  capabilities: null,
};

test('guards run in order, and the first one that refuses or redirects decides', () => {
  const called: string[] = [];
  const known: Record<string, Guard> = {
    open: () => {
      called.push('open');
      return { kind: 'proceed' };
    },
    away: () => {
      called.push('away');
      return { kind: 'redirect', to: '/login', status: 302 };
    },
    never: () => {
      called.push('never');
      return { kind: 'error', status: 404 };
    },
  };
  expect(runGuards(['open', 'away', 'never'], context, known)).toEqual({ kind: 'redirect', to: '/login', status: 302 });
  expect(called).toEqual(['open', 'away']);
  expect(runGuards(['open', 'open'], context, known)).toEqual({ kind: 'proceed' });
  expect(runGuards([], context, known)).toEqual({ kind: 'proceed' });
});

test('an unknown guard is an error that names it', () => {
  for (const name of ['karaoke', 'constructor', '__proto__']) {
    expect(runGuards(['shopKnown', name], context)).toEqual({
      kind: 'error',
      status: 500,
      message: `Unknown middleware ${name}`,
    });
  }
});
