/** Words of additions in the languages of our visitors: floors, staircases, doors, letter boxes. */
const additionWord =
  /^(?:bis|ter|quater|zwart|rood|wit|hoog|huis|hs|bg|boven|beneden|verdieping|etage|app(?:t|artement|artment)?|apt|apartment|apartamento|flat|unit|suite|floor|basement|room|bus|bte|bo[iî]te|b[aâ]t(?:iment)?|esc(?:alier|alera)?|port(?:al|e)?|piso|puerta|pta|planta|bajos?|entlo|[aá]tico|bloque|izq(?:uierda)?|izda|dcha|derecha|hinterhaus|vorderhaus|hh|vh|og|eg|dg|ug|stock|whg|wohnung|links|rechts|mitte|t\/m|to|kamer|unit)$/iu;

/** One or two letters or a short number with its sign (3º, 2nd, 12b), or a Roman numeral. */
const additionSign = /^(?:\p{L}{1,2}|\d{1,4}(?:[ºª°]|\p{L}{1,3})?|\p{L}\d{1,4}|[ivx]{1,4})$/iu;

/** A text with full-width digits as usual ones; some keyboards type those. */
export const asciiDigits = (text: string): string => text.replace(/[０-９]/g, (digit) => digit.normalize('NFKC'));

/** Whether a text belongs behind a house number, as a whole: `bis`, `bus 4`, `3º B`, `3. OG links`, `Flat 3`. */
export const isAddition = (text: string): boolean => {
  const words = text.split(/[\s.,/-]+/).filter(Boolean);
  return words.length > 0 && words.every((word) => additionWord.test(word) || additionSign.test(word));
};

/**
 * Splits a house number from its addition, in the spellings of people and browsers: `12 bis`, `80 bus 2`, `12-3`, `7b`. Spain's `s/n`
 * (no number) is the number 0 with this addition. Null for a plain number, and for another text that does not begin with a number
 * [CHK-02, CHK-15].
 */
export const splitNumber = (text: string): { streetNumber: string; streetNumberExtension: string } | null => {
  const typed = asciiDigits(text).trim();
  if (/^s\/?n[º°.]?$/i.test(typed)) return { streetNumber: '0', streetNumberExtension: typed };
  const [, streetNumber, addition] = /^(\d{1,6})(?!\d)[\s\-/.,]*([^\s\-/.,].*?)$/.exec(typed) ?? [];
  return streetNumber && addition ? { streetNumber, streetNumberExtension: addition } : null;
};
