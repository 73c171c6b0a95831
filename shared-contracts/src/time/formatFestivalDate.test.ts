import { formatFestivalDate } from './formatFestivalDate.ts';

const amsterdam = { language: 'nl', timeZone: 'Europe/Amsterdam' } as const;

test('a point in time is shown in the festival’s time zone with the zone’s suffix at that time, wherever it is read [I18-05]', () => {
  expect(formatFestivalDate('2027-03-07T12:00:00Z', amsterdam)).toBe('7 maart 2027, 13:00 CET');
  expect(formatFestivalDate('2027-07-09T22:30:00Z', amsterdam)).toBe('10 juli 2027, 00:30 CEST');
  expect(formatFestivalDate('2027-03-07T12:00:00Z', { ...amsterdam, timeZone: 'Europe/Lisbon' })).toBe(
    '7 maart 2027, 12:00 WET',
  );
});

test('month names follow the language [I18-05]', () => {
  expect(formatFestivalDate('2027-03-07T12:00:00Z', { ...amsterdam, language: 'en' })).toBe('7 March 2027, 13:00 CET');
  expect(formatFestivalDate('2027-03-07T12:00:00Z', { ...amsterdam, language: 'es' })).toBe(
    '7 de marzo de 2027, 13:00 CET',
  );
});

test('in Spanish a given format has “de” beside the name of a month [I18-05]', () => {
  const written = (format: string) =>
    formatFestivalDate('2027-10-08T14:15:00Z', { ...amsterdam, language: 'es', format });
  expect(written('ddd D MMMM, HH:mm')).toBe('vie 8 de octubre, 16:15 CEST');
  expect(written('D MMMM YYYY')).toBe('8 de octubre de 2027 CEST');
  expect(written('D [de] MMMM')).toBe('8 de octubre CEST');
  expect(written('DD-MM-YYYY')).toBe('08-10-2027 CEST');
  expect(written('[Zona D MMMM YYYY] HH:mm')).toBe('Zona D MMMM YYYY 16:15 CEST');
});

test('eventDatetimeFormat sets the format if it is given [I18-05]', () => {
  const written = (format: string) => formatFestivalDate('2027-07-09T22:05:09Z', { ...amsterdam, format });
  expect(written('DD-MM-YYYY HH:mm')).toBe('10-07-2027 00:05 CEST');
  expect(written('D/M/YY H:mm:ss')).toBe('10/7/27 0:05:09 CEST');
  expect(written('dddd D MMMM [om] HH:mm [uur]')).toBe('zaterdag 10 juli om 00:05 uur CEST');
  expect(written('ddd D MMM')).toBe('za 10 jul CEST');
});

test('an invalid date is shown as an empty text', () => {
  expect(formatFestivalDate('soon', amsterdam)).toBe('');
});
