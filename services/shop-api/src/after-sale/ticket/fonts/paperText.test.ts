import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { isPlain, isPrintable, linesOf, scriptFontsFor, wide } from './paperText.ts';
import { wideFonts } from './wideFonts.ts';

const names = [
  'Ñandú de Vries',
  'Ελένη Žižková',
  '王小明',
  '佐藤 さくら',
  '김민준',
  'प्रिया शर्मा',
  'বাংলা',
  'ਗੁਰਪ੍ਰੀਤ',
  'தமிழ்',
  'ശ്രീജിത്ത്',
  'สมชาย ใจดี',
  'ខ្មែរ',
  'ሰላም',
  'محمد الأحمد',
  'יוסי כהן',
];

test.each(names)('the fonts of tickets have every character of %s [BYD-02]', (name) =>
  expect(isPrintable(name)).toBe(true),
);

test.each(['', ' ', '🎉', 'Noor 𐎠𐎡', 'မောင်'])('the fonts of tickets can not write “%s”', (name) =>
  expect(isPrintable(name)).toBe(false),
);

test('the wide fonts have all of Latin, so that no font is read for such a name', () => {
  const letters = Array.from({ length: 0x2_50 - 0xa0 }, (_, nr) => nr + 0xa0);
  expect(isPlain('Łódź')).toBe(true);
  for (const file of Object.values(wideFonts))
    expect(letters.filter((sign) => !open(file).hasGlyphForCodePoint(sign))).toEqual([]);
});

const open = (file: string): Font => create(readFileSync(file));

test('only the characters of the texts are embedded, each from a font that has it [BYD-02]', async () => {
  const fonts = await scriptFontsFor(['Noor de Vries', '王小明', '王 김']);
  const cut = [...fonts.values()].map((font) => create(font));
  for (const sign of '王小明김')
    expect(cut.filter((font) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))).not.toEqual([]);
  for (const font of fonts.values()) expect(font.length).toBeLessThan(10_000);
});

const drawn = (text: string, width = 1000) =>
  linesOf(text, width, (piece) => piece.text.length).map((line) => line.map((piece) => piece.text).join('|'));

test.each([
  ['محمد الأحمد', ['الأحمد| |محمد']],
  ['Noor (محمد) 12', ['Noor| |(|محمد|)| |12']],
  ['محمد (الأحمد) 12', ['12| |)الأحمد(| |محمد']],
  ['יוסי 7', ['7| |יוסי']],
])('%s is drawn in the order of its direction', (text, lines) => expect(drawn(text)).toEqual(lines));

test('a line ends at a space, and within a word that is longer than a line', () => {
  expect(drawn('aa bbb cc', 6)).toEqual(['aa| |bbb', 'cc']);
  expect(drawn('王小明王小明', 4)).toEqual([expect.stringContaining('王'), expect.stringContaining('小')]);
  expect(drawn('aa bbbbbbbbb', 5)).toEqual(['aa', 'bbbbb', 'bbbb']);
});

test('a piece has one font', () => {
  const [line = []] = linesOf('Li 王', 100, () => 1);
  expect(line.map((piece) => (piece.font === wide ? wide : 'script'))).toEqual([wide, wide, 'script']);
});
