/** A test whose title names requirements. */
export interface NumberedTest {
  file: string;
  title: string;
  ids: string[];
}

const call = /([.\w]*)\(\s*(['"`])((?:(?!\2).)*\[[A-Z0-9]+-\d+[^\]]*\](?:(?!\2).)*)\2/gs;
const brackets = /\[((?:[A-Z0-9]+-\d+)(?:[ ,]+[A-Z0-9]+-\d+)*)\]/g;

/** The tests of a file whose titles name requirements, except commented-out and skipped ones. */
export const numberedTests = (file: string, source: string): NumberedTest[] => {
  const code = source.replace(/^\s*(?:\/\/|\*|\/\*).*$/gm, '');
  return [...code.matchAll(call)]
    .filter(([, name = '']) => !/\.(skip|todo|fixme)\b/.test(name))
    .map(([, , , title = '']) => ({ file, title, ids: idsOf(title) }))
    .filter(({ ids }) => ids.length > 0);
};

const idsOf = (title: string): string[] => [...title.matchAll(brackets)].flatMap(([, ids = '']) => ids.split(/[ ,]+/));
