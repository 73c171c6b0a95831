import type { FormValues } from '../form/formValues.ts';

type SplitAddress = Pick<FormValues, 'address' | 'streetNumber' | 'streetNumberExtension'> &
  Partial<Pick<FormValues, 'postalCode' | 'city'>>;

/** `12`, `12b`, `12-3`, `12/2`, `12 3 hoog`, `12 bus 4`. */
const house =
  /(\d{1,6})(\s?[a-z]{1,2}|\s*[-/]\s*[\da-z]{1,6}|\s+\d{1,2}\s?hoog|\s+(?:bus|bte|apt\.?|app\.?)\s*[\da-z]{1,6})?/;

/** Zeeweg 12b, as most of Europe writes it. */
const numberLast = new RegExp(`^(.*?\\p{L}.*?)\\s+${house.source}$`, 'iu');

/** 12b High Street, as in French and English. 2042 AB Zandvoort must not match. */
const numberFirst = /^(?!\d{4}\s?[a-z]{2}\b)(\d{1,6})\s?([a-z]?)\s+(\D.+)$/i;

/** 2042 AB Zandvoort, 1000 Brussel, B-1000 Brussel. */
const place = /^((?:[a-z]{1,2}-)?\d{4,5}(?:\s?[a-z]{2})?)\s+(\D.+)$/i;

/** A place after a street, without a comma between them. */
const streetAndPlace = /^([^,;\n]+?\d[^\s,;]*)\s+((?:[a-z]{1,2}-)?\d{4,5}(?:\s?[a-z]{2})?\s+\D.+)$/i;

const trimmedExtension = (text = '') => text.trim().replace(/^[-/]\s*/, '');

const splitStreet = (line: string): SplitAddress | null => {
  const [, street = '', number = '', extension] = numberLast.exec(line) ?? [];
  if (street) return { address: street, streetNumber: number, streetNumberExtension: trimmedExtension(extension) };
  const [, first = '', letter = '', name = ''] = numberFirst.exec(line) ?? [];
  return name ? { address: name, streetNumber: first, streetNumberExtension: letter } : null;
};

/**
 * The parts of an address that was pasted or filled in as a whole: street, number, postal code and place; null if the first part has no
 * house number.
 */
export const splitAddress = (text: string): SplitAddress | null => {
  const [, street, behind] = streetAndPlace.exec(text) ?? [];
  const parts = (street && behind ? [street, behind] : text.split(/[\n,;]/)).map((part) => part.trim()).filter(Boolean);
  // A comma may follow a number at the beginning: 12, rue de la Loi.
  const [first = '', ...rest] = /^\d+\s?[a-z]?$/i.test(parts[0] ?? '')
    ? [parts.slice(0, 2).join(' '), ...parts.slice(2)]
    : parts;
  const line = splitStreet(first);
  if (!line) return null;
  const [, postalCode, city] = rest.map((part) => place.exec(part)).find((found) => found !== null) ?? [];
  return { ...line, ...(postalCode && city ? { postalCode: postalCode.toUpperCase(), city } : {}) };
};
