import { steps } from './steps.ts';

test('an order that has its stay drops the list of stays under each of its names [RTE-06]', () => {
  const lists = steps.filter(({ sells }) => sells.includes('packages'));
  expect(lists.map(({ name, flowCapability }) => [name, flowCapability])).toEqual([
    ['packages', 'offersTravel'],
    ['travel', 'offersTravel'],
  ]);
});
