import { countries } from '@festival/shared-contracts/checkout/countries';
import { languages } from '@festival/shared-contracts/language/languages';
import type { FormValues } from '../formValues.ts';
import { asciiDigits, isAddition, splitNumber } from './splitNumber.ts';

type SplitAddress = Pick<FormValues, 'address' | 'streetNumber' | 'streetNumberExtension'> &
  Partial<Pick<FormValues, 'postalCode' | 'city' | 'country'>>;

/** Words that are no street's whole name: the number after them belongs to the name (Calle 30, Straße 52). */
const onlyAKind = /^(?:calle|carrer|avenida|avda\.?|rue|avenue|route|stra(?:ß|ss)e|street|road|\p{L}|\d+)$/iu;

/** Words that make the number after them a part of the street's name (Carretera N-340 km 12). */
const ofRoad = /(?:^|\s)(?:km|kilom[eè]tre|kilómetro|nacional|carretera|ctra\.?|route|polígono)$/iu;

/** Months at the beginning of a name: 18 Septemberplein, 8 Mai. */
const month =
  /^(?:jan|feb|f[eé]v|maart|mars|mar[zc]|m[äa]rz|a[pv]r|ab[r]|mei|mai\b|may|juni|juin|june|jul|juil|ao[uû]t|aug|ago|sep|o[kc]t|nov|dec|dez|d[eé]c|ene|dic)/iu;

/** Kinds of streets that follow their number, in French and English. */
const kindAfterNumber =
  /^(?:rue|av\.?|avenue|bd\.?|bld\.?|boulevard|place|pl\.|chemin|ch\.|impasse|all[eé]e|quai|cours|route|rte\.?|square|passage|sentier|clos|villa|voie)\s|\s(?:street|st\.?|road|rd\.?|avenue|ave\.?|lane|ln\.?|drive|dr\.?|close|way|court|terrace|gardens?|square|crescent|hill|row|mews|park|grove|place|quay|parade|green|view|walk|wharf)$/iu;

/** Countries where a street follows its number, whatever its name. */
const numberFirstCountries = ['GB', 'IE', 'FR', 'LU', 'US', 'CA', 'AU', 'NZ', 'JE', 'GG', 'IM', 'MT'];

/** A year in a street's name: Plein 1944, Laan 1940-1945, Rue du 8 Mai 1945; also Plein 40-45. */
const year = /^(?:1[5-9]\d\d|20\d\d)(?!\d)|^40\s*-\s*'?45/;

/** Words that hold their kind, such as Hoofdstraat: no year follows them, as it does in Plein 1944 or Rue du 8 Mai 1945. */
const withoutYear =
  /\p{L}{3}(?:straat|weg|laan|kade|gracht|dijk|dreef|singel|steeg|stra(?:ß|ss)e|str\.|gasse|allee|vej|gatan|gata)$/iu;

/** A number after a street: `Zeeweg 12`, `Calle Mayor, nº 5`. */
const number = /(?:\s|,)\s*(?:(?:n[º°o]\.?|nr\.?|n\.|n[úu]m\.?|huisnummer)\s*)?(?=\d)/giu;

/** A part between commas that is a number, with its addition or the sign for a number. */
const numberAlone = /^(?:(?:n[º°o]?\.?|nr\.?|n[úu]m\.?)\s*)?\d{1,5} ?(?:bis|ter|quater|[a-z])?$|^s\/n/iu;

const codes = {
  british: /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i,
  irish: /^[a-z]\d[\dw] ?[a-z\d]{4}$/i,
  /** 2042 AB, 1000, B-1000, 28013. */
  continental: /^(?:[a-z]{1,2}-)?\d{4,5}(?: ?[a-z]{2})?$/i,
};
const isPostalCode = (text: string): boolean => Object.values(codes).some((code) => code.test(text));

/** 2042 AB Zandvoort, B-1000 Brussel, London SW1A 1AA. */
const placeOf = (part: string): { postalCode: string; city: string } | null => {
  const [, first = '', after = ''] = /^((?:[a-z]{1,2}-)?\d{4,5}(?: ?[a-z]{2}(?=\s))?)\s+(\D+)$/i.exec(part) ?? [];
  if (first) return { postalCode: first.toUpperCase(), city: after };
  const [, city = '', last = ''] = /^(\D+?)\s+(\S+ ?\S+)$/.exec(part) ?? [];
  return codes.british.test(last) || codes.irish.test(last) ? { postalCode: last.toUpperCase(), city } : null;
};

/** The countries by their names in small letters, in each language. Made at the first use, because that takes a while on a phone. */
let byName: Map<string, string> | undefined;
const countriesByName = (): Map<string, string> => {
  const named = [...languages, 'de', 'fr'].flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return countries.map(({ code }) => [names.of(code)?.toLowerCase() ?? code, code] as const);
  });
  return new Map(named);
};

const countryNamed = (text: string): string | undefined => {
  if (/\d/.test(text)) return undefined;
  byName ??= countriesByName();
  return byName.get(text.toLowerCase());
};

/** Flat 3: an addition that begins with a word, so that it can also be before the street. */
const isUnit = (text: string): boolean => /^\p{L}{2}/u.test(text) && isAddition(text);

const isStreet = (name: string): boolean => /\p{L}/u.test(name) && !onlyAKind.test(name) && !ofRoad.test(name);

/** The number is after the street: the first one that is no part of the name and has nothing but an addition after it. */
const withNumberLast = (line: string): SplitAddress | null => {
  for (const { index, 0: before } of line.matchAll(number)) {
    const address = line.slice(0, index).trim();
    const rest = line.slice(index + before.length);
    if (!isStreet(address) || isUnit(address) || (year.test(rest) && !withoutYear.test(address))) continue;
    // Zeeweg 12 34: nobody can say which of the two is the house's number.
    if (/^\d+\s+\d+$/.test(rest)) return null;
    const parts =
      splitNumber(rest) ?? (/^\d{1,6}$/.test(rest) ? { streetNumber: rest, streetNumberExtension: '' } : null);
    if (parts && (parts.streetNumberExtension === '' || isAddition(parts.streetNumberExtension)))
      return { address, ...parts };
  }
  // Calle Mayor s/n: a house without a number, in Spain.
  const [, address = '', none = ''] = /^(.+?),?\s+(s\/n[º°.]?)$/i.exec(line) ?? [];
  return address ? { address, streetNumber: '0', streetNumberExtension: none } : null;
};

/** The number is before the street: 12b High Street, 12 bis, rue de la Paix. 2e Helmersstraat and 18 Septemberplein are names. */
const withNumberFirst = (line: string, country: string): SplitAddress | null => {
  const [, streetNumber = '', addition = '', address = ''] =
    /^(\d{1,5})(?: ?(bis|ter|quater|[a-df-z](?![a-z])|e(?=,)))?,?\s+(\p{L}.*)$/iu.exec(line) ?? [];
  const isFirst = numberFirstCountries.includes(country) || kindAfterNumber.test(address);
  if (!address || !isFirst || month.test(address) || !isStreet(address)) return null;
  return { address, streetNumber, streetNumberExtension: addition };
};

const splitStreet = (line: string, country: string): SplitAddress | null =>
  withNumberLast(line) ?? withNumberFirst(line, country);

/** Zeeweg 12 2042 AB Zandvoort: a place that follows the street without a comma. */
const splitPlace = (line: string): string[] => {
  const [, street = '', place = ''] = /^(.+?)\s+((?:[a-z]{1,2}-)?\d{4,5}(?: ?[a-z]{2})?\s+\D+)$/i.exec(line) ?? [];
  const isPlace =
    place !== '' && !isAddition(place.replace(/^\S+\s+/, '')) && !month.test(street.split(' ').at(-1) ?? '');
  return isPlace && /\d/.test(street) ? [street, place] : [line];
};

/**
 * The parts of an address that was written into one field: street, number, addition, postal code, place and country. Null if a part of the
 * text has no field, or if its number may belong to the street's name: nothing that was typed is lost [CHK-02].
 * @param country of the form, in upper case; blank if none is chosen.
 */
export const splitAddress = (text: string, country = ''): SplitAddress | null => {
  const [begin = '', ...more] = asciiDigits(text)
    .split(/[\n;]|,(?!\d)/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
  const parts = [...splitPlace(begin), ...more];
  // Flat 3, 12 High Street; 12, rue de la Loi; Calle Mayor, 5.
  const before = parts.length > 1 && isUnit(parts[0] ?? '') ? parts.shift() : undefined;
  let line = parts.shift() ?? '';
  if (parts[0] && (numberAlone.test(line) || (numberAlone.test(parts[0]) && !splitStreet(line, country))))
    line = `${line}, ${parts.shift()}`;
  const street = splitStreet(line, country);
  if (!street) return null;

  const found: Partial<SplitAddress> = {};
  const additions = [before, street.streetNumberExtension];
  for (const part of parts) {
    const place = placeOf(part);
    const code = countryNamed(part);
    if (isPostalCode(part) && !found.postalCode) found.postalCode = part.toUpperCase();
    else if (place && !found.postalCode && !found.city) Object.assign(found, place);
    else if (code && !found.country) found.country = code;
    else if (isAddition(part) && !found.city && !found.postalCode) additions.push(part);
    else if (!found.city && /^\p{Lu}/u.test(part)) found.city = part;
    else return null;
  }
  return { ...street, streetNumberExtension: additions.filter(Boolean).join(', '), ...found };
};
