/** A message on one line: those of Module Federation have five lines. */
export const briefText = (message: string): string => {
  const line = message.replaceAll(/\s+/g, ' ').trim();
  return line.length > 240 ? `${line.slice(0, 240)} …` : line;
};
