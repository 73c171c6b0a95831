/**
 * A house number that was typed with its addition, as people and browsers write it: `12 bis`, `80 bus 2`, `12-3`, `7b`; null for a plain
 * number, and for what does not begin with one [CHK-02, CHK-15].
 */
export const splitNumber = (text: string): { streetNumber: string; streetNumberExtension: string } | null => {
  const [, streetNumber, addition] = /^\s*(\d{1,6})(?!\d)[\s\-/.,]*([^\s\-/.,].*?)\s*$/.exec(text) ?? [];
  return streetNumber && addition ? { streetNumber, streetNumberExtension: addition } : null;
};
