import { mailBrands } from '@festival/example-festivals/mailBrands';
import { plainBrand } from '@festival/service-kit/mail/plainBrand';
import { paperTest } from '../../../testing/paperTest.ts';
import { readPaper } from '../../../testing/readPaper.ts';
import { mailBrandSchema } from '../mail/mailBrand.ts';
import { confirmationTexts } from '../order-facts/confirmationTexts.ts';
import type { TicketOnPaper } from './ticketOnPaper.ts';
import { ticketPdf, ticketsPdf } from './ticketPdf.ts';

const code = '0123456789ABCDEFGHJKMNPQR';
const brands = {
  solstrand: mailBrandSchema.parse(mailBrands.solstrand),
  nachtwoud: mailBrandSchema.parse(mailBrands.nachtwoud),
  'a brand without stationery': plainBrand('Strandfeest'),
};

const ticket = (own: Partial<TicketOnPaper>): TicketOnPaper => ({
  brand: brands.solstrand,
  language: 'nl',
  festival: 'Solstrand',
  reference: '100000001',
  holder: 'Noor 🎉 de Vries',
  name: 'Zondag 11 juli',
  number: 1,
  count: 2,
  code,
  facts: [
    ['Wanneer', 'zo 11 juli 2027'],
    ['Deuren open', '12:00 CET'],
  ],
  hint: 'Laat deze code bij de ingang scannen. Hij geldt één keer.',
  rules: ['Kinderen mogen alleen naar binnen met een volwassene die een ticket heeft.'],
  ...own,
});

/** The bytes of a PDF as letters, without the backslashes in its texts. */
const unescaped = (pdf: Buffer): string =>
  pdf
    .toString('latin1')
    .replace(/\\([\s\S])/g, (_, sign: string) => ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' })[sign] ?? sign);

const papers = Object.entries(brands).flatMap(([name, brand]) =>
  (['nl', 'en', 'es'] as const).map((language) => [name, language, brand] as const),
);

paperTest.each(papers)(
  'printed ticket of %s in %s: a scanner reads the code, the page is tagged and its fonts are in the file [BYD-02, LAY-03]',
  async (_name, language, brand) => {
    const { codes, embedded, isTagged, pages, structure } = readPaper(await ticketPdf(ticket({ brand, language })));
    expect(codes).toEqual([code]);
    expect([isTagged, pages]).toEqual([true, 1]);
    expect(embedded.length).toBeGreaterThan(1);
    expect(embedded).not.toContain(false);
    expect(structure).toContain('zo 11 juli 2027');
    expect(structure).toContain(confirmationTexts[language].goodToKnow);
  },
);

paperTest('the tickets of an order are one file, with a page for each in its own name [BYD-02]', async () => {
  const names = ['Noor de Vries', 'Sam de Wit', 'Bo'];
  const file = await ticketsPdf(names.map((holder, index) => ticket({ holder, number: index + 1, count: 3 })));
  const { pages, structure, isTagged, embedded } = readPaper(file);
  expect([pages, isTagged, embedded.includes(false)]).toEqual([3, true, false]);
  for (const name of names) expect(structure).toMatch(new RegExp(`Op naam van[\\s\\S]*${name}`));
  expect(structure).not.toContain('Besteld door');
  await expect(ticketsPdf([])).rejects.toThrow('no ticket');
});

paperTest('a screen reader hears the ticket’s name first, and no emoji is drawn as a box [LAY-03]', async () => {
  const { structure } = readPaper(await ticketPdf(ticket({})));
  expect(structure).toMatch(/H1[\s\S]*Zondag 11 juli[\s\S]*zo 11 juli 2027[\s\S]*Noor de Vries/);
  expect(structure).not.toMatch(/\p{Emoji_Presentation}/u);
});

paperTest('signs that a brand’s fonts lack are drawn with one that has them [BYD-02]', async () => {
  const { structure, embedded } = readPaper(await ticketPdf(ticket({ holder: 'Ελένη Žižková' })));
  expect(structure).toContain('Ελένη Žižková');
  expect(embedded).not.toContain(false);
});

paperTest.each(['王小明', '佐藤 さくら', '김민준', 'प्रिया शर्मा', 'ਗੁਰਪ੍ਰੀਤ', 'สมชาย ใจดี', 'محمد الأحمد', 'יוסי כהן'])(
  'the name %s is on the ticket, in fonts of its script and in reading order [BYD-02, LAY-03]',
  async (holder) => {
    const pdf = await ticketPdf(ticket({ holder }));
    const { embedded, isTagged, codes } = readPaper(pdf);
    // The structure has the name as it is read; the page has its signs as they are drawn.
    expect(unescaped(pdf)).toContain(Buffer.from(`\uFEFF${holder}`, 'utf16le').swap16().toString('latin1'));
    expect([isTagged, embedded.includes(false), codes]).toEqual([true, false, [code]]);
  },
);

paperTest(
  'in place of a name that no font can write, a ticket has the order’s number and its code [BYD-02]',
  async () => {
    for (const holder of ['🎉🎉', 'Noor 𐎠𐎡'])
      expect(readPaper(await ticketPdf(ticket({ holder }))).structure.replace(/\s+/g, ' ')).toMatch(
        /Op naam van.*Bestelnummer 100000001, 01234 56789 ABCDE FGHJK MNPQR/,
      );
  },
);

paperTest('a long name, and a bus with many facts, stay on one page', async () => {
  const long = ticket({
    name: 'Terraza de las dunas para dos personas, con cena y aparcamiento',
    facts: Array.from({ length: 4 }, (_, index) => [`Dato ${index}`, 'sáb 10 de julio de 2027, 12:00 CET']),
  });
  expect(readPaper(await ticketPdf(long))).toMatchObject({ pages: 1, codes: [code] });
});
