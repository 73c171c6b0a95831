import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { pageFor } from '../../../testing/pageFor.ts';
import { nextPath } from './nextPath.ts';

const page = pageFor({ config: configFor({ steps: ['tickets', 'transportation', 'merchandise'] }) });

test('the page to prefetch is the next step of the flow, and the first step from a page outside the flow [RTE-14]', () => {
  expect(nextPath(page, '/zomer')).toBe('/zomer/tickets');
  expect(nextPath(page, '/zomer/tickets')).toBe('/zomer/transportation');
  expect(nextPath(page, '/zomer/tickets/weekend')).toBe('/zomer/transportation');
  expect(nextPath(page, '/zomer/merchandise')).toBeNull();
});

test('a page without a shop has no next step', () => {
  expect(nextPath(pageFor({ config: null }), '/')).toBeNull();
});

test('from the page of a stay, the next step is the one after the flow’s step that sells stays, which is travel or packages [STP-04]', () => {
  const flow = (steps: string[]) => pageFor({ config: configFor({ steps }) });
  expect(nextPath(flow(['tickets', 'packages', 'merchandise']), '/zomer/travel/cabin')).toBe('/zomer/merchandise');
  expect(nextPath(flow(['packages', 'travel', 'merchandise']), '/zomer/travel/cabin')).toBe('/zomer/merchandise');
});
