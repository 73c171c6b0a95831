import { festivalDays, keepFestivalDays, writtenDays } from './festivalDays.ts';

const weekend = { dateStart: '2027-07-09', dateEnd: '2027-07-11' };

test('a festival names its days in the language of the page [RTE-18]', () => {
  expect(festivalDays(weekend, 'nl')).toBe('9–11 juli 2027');
  expect(festivalDays(weekend, 'en')).toBe('9–11 July 2027');
  expect(festivalDays(weekend, 'es')).toBe('9–11 de julio de 2027');
});

test('a festival of one day shows one day', () => {
  expect(festivalDays({ dateStart: '2027-07-09', dateEnd: '2027-07-09' }, 'nl')).toBe('9 juli 2027');
  expect(festivalDays({ dateStart: '2027-07-09' }, 'nl')).toBe('9 juli 2027');
});

test('a festival that crosses the end of a month shows both months', () => {
  expect(festivalDays({ dateStart: '2027-07-30', dateEnd: '2027-08-01' }, 'nl')).toContain('30 juli');
  expect(festivalDays({ dateStart: '2027-07-30', dateEnd: '2027-08-01' }, 'nl')).toContain('1 augustus 2027');
});

test('a page keeps the days as the server has formatted them', () => {
  const unknown = { dateStart: '2031-01-01' };
  keepFestivalDays(Object.fromEntries(Object.keys(writtenDays([unknown], 'es')).map((key) => [key, 'año nuevo'])));
  expect(festivalDays(unknown, 'es')).toBe('año nuevo');
  expect(writtenDays([weekend], 'nl')).toEqual({ '2027-07-09,2027-07-11,nl': '9–11 juli 2027' });
});
