import { routeRow } from '@festival/shared-contracts/routes/routeTable';
import { pageFor } from '../../testing/pageFor.ts';
import type { Guard, GuardContext } from './guard.ts';
import { runGuards } from './runGuards.ts';

const context: GuardContext = {
  route: routeRow('slug'),
  params: { slug: 'zomer' },
  url: new URL('http://shop.example/zomer'),
  page: pageFor(),
  capabilities: null,
};

test('guards are asked in order, and the first that does not go on decides', () => {
  const asked: string[] = [];
  const known: Record<string, Guard> = {
    open: () => {
      asked.push('open');
      return { kind: 'goOn' };
    },
    away: () => {
      asked.push('away');
      return { kind: 'redirect', to: '/login', status: 302 };
    },
    never: () => {
      asked.push('never');
      return { kind: 'error', status: 404 };
    },
  };
  expect(runGuards(['open', 'away', 'never'], context, known)).toEqual({ kind: 'redirect', to: '/login', status: 302 });
  expect(asked).toEqual(['open', 'away']);
  expect(runGuards(['open', 'open'], context, known)).toEqual({ kind: 'goOn' });
  expect(runGuards([], context, known)).toEqual({ kind: 'goOn' });
});

test('an unknown guard is a failure that says its name', () => {
  for (const name of ['karaoke', 'constructor', '__proto__']) {
    expect(runGuards(['shopKnown', name], context)).toEqual({
      kind: 'error',
      status: 500,
      message: `Unknown middleware ${name}`,
    });
  }
});
