import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { festivals } from '@festival/example-festivals/festivals';
import type { OrderPage, TicketFile } from '@festival/shared-contracts/order/orderPage';
import { decodeJwt } from 'jose';
import { regularKey } from '../../../testing/exampleCalls.ts';
import { filesInZip } from '../../../testing/filesInZip.ts';
import { makePassCertificates } from '../../../testing/passCertificates.ts';
import { readPaper } from '../../../testing/readPaper.ts';
import { type TestShop, testShop } from '../../../testing/testShop.ts';
import { testWith } from '../../../testing/testWith.ts';
import { paidOrder } from '../../../testing/upgradedOrder.ts';
import { type AppleWallet, readAppleWallet } from '../pass/appleWallet.ts';
import { drawTickets } from '../ticket/drawTickets.ts';
import { ticketPasses } from './ticketPasses.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop(festivals());
});
afterAll(() => shop.close());

/** A wallet whose certificates are made for this test. */
function appleWallet(): AppleWallet {
  const folder = mkdtempSync(path.join(tmpdir(), 'codes-'));
  try {
    makePassCertificates(folder);
    const pem = ['own.pem', 'own.key', 'issuer.pem'].map((name) => readFileSync(path.join(folder, name), 'utf8'));
    const read = readAppleWallet(Buffer.from(pem.join('\n')).toString('base64'));
    if (!read.ok) throw new Error(read.error);
    return read.value;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const google = { issuerId: '3388000000012345678', account: 'passes@shop.iam.gserviceaccount.com', key: privateKey };

/** The code in a link of Google Wallet. */
const codeInLink = (link = ''): unknown => {
  const claims = decodeJwt<{ payload: { eventTicketObjects: { barcode: { value: string } }[] } }>(
    link.replace('https://pay.google.com/gp/v/save/', ''),
  );
  return claims.payload.eventTicketObjects[0]?.barcode.value;
};

/** The code in a pass of Apple Wallet. */
const codeInPass = (pass: TicketFile | undefined): unknown => {
  const text = filesInZip(Buffer.from(pass?.content ?? '', 'base64'))['pass.json']?.toString() ?? '{}';
  return (JSON.parse(text) as { barcodes?: { message: string }[] }).barcodes?.[0]?.message;
};

testWith(
  'pdftoppm',
  'pdfinfo',
  'pdffonts',
  'zbarimg',
  'openssl',
)(
  'a ticket has one code: on the order’s page, in its PDF as a scanner reads it, and in the passes of both wallets [BYD-02, PAY-04]',
  async () => {
    const order = await paidOrder(shop, { 'day-sunday': 1 });
    const token = String((await shop.cartCall(order.cart, 'GET', '/orders')).body.data.pageToken);
    const ask = async (below: string) =>
      (await shop.call(regularKey, { url: `/shopping/orders/${token}${below}` })).body.data as unknown;
    const [ticket] = ((await ask('')) as OrderPage).tickets;
    const { content } = (await ask('/document')) as TicketFile;
    const linked = { eventId: regularKey.eventId, orderId: order.orderId, shopSlug: 'solstrand' };
    const wallets = { google, apple: appleWallet() };
    const [pass] = await ticketPasses(shop.database.pool, linked, { draw: drawTickets, wallets });
    expect(ticket?.code).toMatch(/^[0-9A-Z]{25}$/);
    expect({
      paper: readPaper(Buffer.from(content, 'base64')).codes,
      apple: codeInPass(pass?.apple),
      google: codeInLink(pass?.google),
    }).toEqual({ paper: [ticket?.code], apple: ticket?.code, google: ticket?.code });
  },
);
