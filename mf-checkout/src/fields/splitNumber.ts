/**
 * Splits a house number from its addition, in the spellings of people and browsers: `12 bis`, `80 bus 2`, `12-3`, `7b`. Null for a plain
 * number, and for a text that does not begin with a number [CHK-02, CHK-15].
 */
export const splitNumber = (text: string): { streetNumber: string; streetNumberExtension: string } | null => {
  const [, streetNumber, addition] = /^\s*(\d{1,6})(?!\d)[\s\-/.,]*([^\s\-/.,].*?)\s*$/.exec(text) ?? [];
  return streetNumber && addition ? { streetNumber, streetNumberExtension: addition } : null;
};
