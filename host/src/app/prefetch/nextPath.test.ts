import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import { pageFor } from '../../../testing/pageFor.ts';
import { nextPath } from './nextPath.ts';

const page = pageFor({ config: configFor({ steps: ['tickets', 'transportation', 'merchandise'] }) });

test('the page to fetch is the next step of the flow, and the first from outside of it [RTE-14]', () => {
  expect(nextPath(page, '/zomer')).toBe('/zomer/tickets');
  expect(nextPath(page, '/zomer/tickets')).toBe('/zomer/transportation');
  expect(nextPath(page, '/zomer/tickets/weekend')).toBe('/zomer/transportation');
  expect(nextPath(page, '/zomer/merchandise')).toBeNull();
});

test('a page without a shop has no next step', () => {
  expect(nextPath(pageFor({ config: null }), '/')).toBeNull();
});

test('after a stay comes what follows the step that sells stays, whichever the flow has [STP-04]', () => {
  const flow = (steps: string[]) => pageFor({ config: configFor({ steps }) });
  expect(nextPath(flow(['tickets', 'packages', 'merchandise']), '/zomer/travel/cabin')).toBe('/zomer/merchandise');
  expect(nextPath(flow(['packages', 'travel', 'merchandise']), '/zomer/travel/cabin')).toBe('/zomer/merchandise');
});
