import { statesOf } from './statesOf.ts';

test('there are lists of the states of the US, the provinces of Canada and the states of Brazil [CHK-06]', () => {
  expect(statesOf('US')).toHaveLength(51);
  expect(statesOf('CA')).toHaveLength(13);
  expect(statesOf('BR')).toHaveLength(27);
  expect(statesOf('CA')).toContainEqual({ code: 'BC', name: 'British Columbia' });
  expect(statesOf('NL')).toEqual([]);
});

test('each state has a unique code and a name [CHK-06]', () => {
  for (const country of ['US', 'CA', 'BR']) {
    const states = statesOf(country);
    expect(new Set(states.map(({ code }) => code)).size).toBe(states.length);
    for (const { code, name } of states) {
      expect(code).toMatch(/^[A-Z]{2}$/);
      expect(name).toMatch(/^\p{L}[\p{L} ]+$/u);
    }
  }
});
