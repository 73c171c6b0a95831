import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mailBrands } from '@festival/example-festivals/mailBrands';
import { filesInZip } from '../../../testing/filesInZip.ts';
import { makePassCertificates } from '../../../testing/passCertificates.ts';
import { runTool } from '../../../testing/runTool.ts';
import { testWith } from '../../../testing/testWith.ts';
import { mailBrandSchema } from '../mail/mailBrand.ts';
import { drawTickets } from '../ticket/drawTickets.ts';
import type { TicketOnPaper } from '../ticket/ticketOnPaper.ts';
import { type AppleWallet, readAppleWallet } from './appleWallet.ts';

const opensslTest = testWith('openssl');
const code = '0123456789ABCDEFGHJKMNPQR';

const ticket: TicketOnPaper = {
  brand: mailBrandSchema.parse(mailBrands.nachtwoud),
  language: 'es',
  festival: 'Nachtwoud',
  reference: '100000001',
  holder: 'Begoña Muñoz',
  name: 'Sábado',
  number: 1,
  count: 2,
  code,
  facts: [
    ['Cuándo', 'sáb 9 de octubre de 2027'],
    ['Apertura de puertas', '19:00 CET'],
  ],
  hint: 'Enseña este código en la entrada.',
  rules: [],
  startsAt: '2027-10-09T19:00:00+02:00',
};

let folder: string;
const at = (name: string) => path.join(folder, name);
const text = (name: string) => readFileSync(at(name), 'utf8');
const inBase64 = (...names: string[]) => Buffer.from(names.map(text).join('\n')).toString('base64');
const openssl = (...args: string[]) => runTool('openssl', args);

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pass-'));
  if (opensslTest === test.skip) return;
  makePassCertificates(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

function ownWallet(): AppleWallet {
  const read = readAppleWallet(inBase64('own.pem', 'own.key', 'issuer.pem'));
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

opensslTest(
  'a pass is signed by the operator’s certificate, and has the ticket’s code, name, day and order [BYD-02]',
  async () => {
    const [drawn] = await drawTickets([{ ...ticket, wallet: ownWallet() }]);
    const {
      signature = Buffer.of(),
      'manifest.json': manifest = Buffer.of(),
      ...files
    } = filesInZip(drawn?.pass ?? Buffer.of());
    writeFileSync(at('signature'), signature);
    const verify = (content: Buffer) => {
      writeFileSync(at('manifest'), content);
      const parts = ['-in', at('signature'), '-inform', 'DER', '-content', at('manifest'), '-CAfile', at('issuer.pem')];
      return openssl('smime', '-verify', '-purpose', 'any', '-binary', ...parts);
    };
    expect(verify(manifest)).toEqual(manifest);
    expect(() => verify(Buffer.concat([manifest, Buffer.from(' ')]))).toThrow('Verification failure');
    const sums = Object.entries(files).map(([name, file]) => [name, createHash('sha1').update(file).digest('hex')]);
    expect(JSON.parse(manifest.toString())).toEqual(Object.fromEntries(sums));
    for (const name of ['icon.png', 'icon@2x.png', 'logo.png'])
      expect(files[name]?.subarray(1, 4).toString()).toBe('PNG');
    expect(JSON.parse(files['pass.json']?.toString() ?? '')).toMatchObject({
      passTypeIdentifier: 'pass.example.festival',
      teamIdentifier: 'TEAM123456',
      organizationName: 'Nachtwoud',
      backgroundColor: 'rgb(13, 31, 26)',
      relevantDate: '2027-10-09T17:00:00.000Z',
      barcodes: [{ format: 'PKBarcodeFormatQR', message: code }],
      eventTicket: {
        primaryFields: [{ value: 'Sábado' }],
        secondaryFields: [{ label: 'Cuándo', value: 'sáb 9 de octubre de 2027' }],
        backFields: expect.arrayContaining([
          expect.objectContaining({ label: 'Número de pedido', value: '100000001' }),
        ]),
      },
    });
  },
);

opensslTest('another code is another pass', async () => {
  const wallet = ownWallet();
  const drawn = await drawTickets([code, 'R'.repeat(25)].map((own) => ({ ...ticket, code: own, wallet })));
  const serials = drawn.map(
    ({ pass }) => JSON.parse(String(filesInZip(pass ?? Buffer.of())['pass.json'])).serialNumber,
  );
  expect(new Set(serials).size).toBe(2);
});

opensslTest('certificates that do not belong together, or are not all there, are refused', () => {
  const whole = ['own.pem', 'own.key', 'issuer.pem'];
  for (const missing of whole)
    expect(readAppleWallet(inBase64(...whole.filter((name) => name !== missing)))).toMatchObject({ ok: false });
  expect(readAppleWallet(inBase64('own.pem', 'other.key', 'issuer.pem'))).toMatchObject({ ok: false });
  expect(readAppleWallet('letmein')).toMatchObject({ ok: false });
});
