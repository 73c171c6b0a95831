/** Shortens a message to one line; Module Federation's messages have five. */
export const briefText = (message: string): string => {
  const line = message.replaceAll(/\s+/g, ' ').trim();
  return line.length > 240 ? `${line.slice(0, 240)} …` : line;
};
