import { checkoutFormFields } from './checkoutForm.ts';
import { countries } from './countries.ts';
import { countriesIn } from './countriesIn.ts';

test('the list has about 200 countries, each once, with a code and a phone prefix that the form accepts [CHK-08]', () => {
  expect(countries.length).toBeGreaterThan(190);
  expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
  for (const { code, phonePrefix } of countries) {
    expect(checkoutFormFields.shape.country.safeParse(code).success).toBe(true);
    expect(checkoutFormFields.shape.countryCode.safeParse(phonePrefix).success).toBe(true);
  }
});

test('each country has its correct phone prefix [CHK-08]', () => {
  const prefixOf = (code: string) => countries.find((country) => country.code === code)?.phonePrefix;
  expect(['NL', 'BE', 'DE', 'ES', 'GB', 'IE', 'US', 'SR', 'CW'].map(prefixOf)).toEqual([
    '31',
    '32',
    '49',
    '34',
    '44',
    '353',
    '1',
    '597',
    '599',
  ]);
});

test('names are in the visitor’s language, in its alphabetical order [CHK-08]', () => {
  const nameOf = (language: 'nl' | 'en' | 'es') => countriesIn(language).find(({ code }) => code === 'DE')?.name;
  expect([nameOf('nl'), nameOf('en'), nameOf('es')]).toEqual(['Duitsland', 'Germany', 'Alemania']);
  const names = countriesIn('es').map(({ name }) => name);
  expect(names).toEqual([...names].sort(new Intl.Collator('es').compare));
  expect(names).not.toContain('DE');
});
