import { saveFile } from '../files/saveFile.ts';
import { saveFiles } from './saveFiles.ts';

jest.mock('../files/saveFile.ts', () => ({ saveFile: jest.fn() }));
const saved = jest.mocked(saveFile).mock.calls;
beforeEach(() => {
  saved.length = 0;
});

test('each file is saved under its name with its own bytes, by default as a PDF [PAY-04]', async () => {
  saveFiles([
    { name: 'one.pdf', content: btoa('%PDF\xff') },
    { name: 'two.pdf', content: btoa('2') },
  ]);
  saveFiles([{ name: 'pass.pkpass', content: btoa('PK') }], 'application/vnd.apple.pkpass');
  expect(saved.map(([name, { type }]) => [name, type])).toEqual([
    ['one.pdf', 'application/pdf'],
    ['two.pdf', 'application/pdf'],
    ['pass.pkpass', 'application/vnd.apple.pkpass'],
  ]);
  const [, first] = saved[0] ?? [];
  expect([...new Uint8Array((await first?.arrayBuffer()) ?? [])]).toEqual([37, 80, 68, 70, 255]);
});
