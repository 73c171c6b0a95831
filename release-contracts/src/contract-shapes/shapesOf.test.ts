import { shapesOf } from './shapesOf.ts';

const files = new Map([
  [
    'src/index',
    `import * as z from 'zod/mini';
import type { Line as OneLine } from './line.ts';
export * from './rules.ts';
export * from './absent.ts';
export default function main(line: OneLine): z.infer<string>;
export { outside } from 'elsewhere';
`,
  ],
  ['src/line', 'export interface Line {\n    id: string;\n}\n'],
  [
    'src/rules',
    'export declare const first: number;\nexport declare const rule: () => void;\nexport type Answer = "yes";\n',
  ],
]);
test('a file exports its default, its named re-exports, and all exports of a re-exported file [FED-02]', () => {
  expect(shapesOf({ '.': './src/index.ts', './gone': './src/gone.ts' }, files)).toEqual({
    '.': {
      Answer: { isValue: false, lines: ['export type Answer = "yes";'] },
      default: {
        isValue: true,
        lines: [
          'export default function main(line: OneLine): z.infer<string>;',
          'export interface Line {',
          'id: string;',
          '}',
        ],
      },
      first: { isValue: true, lines: ['export declare const first: number;'] },
      // No file of the package declares it, so it is treated as a value.
      outside: { isValue: true, lines: [] },
      rule: { isValue: true, lines: ['export declare const rule: () => void;'] },
    },
  });
});
