import { generateKeyPairSync } from 'node:crypto';
import { jwtVerify } from 'jose';
import { googlePassLink, type PassTicket } from './googlePassLink.ts';
import { readGoogleAccount } from './googleWallet.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const file = {
  client_email: 'passes@shop.iam.gserviceaccount.com',
  private_key: privateKey.export({ format: 'pem', type: 'pkcs8' }),
};
const wallet = { issuerId: '3388000000012345678', account: file.client_email, key: privateKey };

const pass: PassTicket = {
  eventId: 'solstrand-2027',
  productId: 'day-sunday',
  language: 'nl',
  issuer: 'Solstrand',
  festival: 'Solstrand',
  place: 'Solstrand, bij Zandvoort',
  name: 'Zondag 11 juli',
  holder: 'Noor de Vries',
  reference: '100000001',
  code: '0123456789ABCDEFGHJKMNPQR',
  doorsAt: '2027-07-11T12:00:00+02:00',
  endsAt: '2027-07-12T00:00:00+02:00',
  color: '#ff7a1a',
};

const tokenOf = (link: string) => link.replace('https://pay.google.com/gp/v/save/', '');

test('a pass is signed by the operator’s account and contains the ticket’s code, day and holder [BYD-02]', async () => {
  const link = await googlePassLink(wallet, pass);
  const { payload } = await jwtVerify(tokenOf(link), publicKey, { audience: 'google', issuer: file.client_email });
  expect(payload).toMatchObject({
    typ: 'savetowallet',
    payload: {
      eventTicketClasses: [
        { id: '3388000000012345678.solstrand-2027-day-sunday', dateTime: { doorsOpen: pass.doorsAt } },
      ],
      eventTicketObjects: [
        {
          classId: '3388000000012345678.solstrand-2027-day-sunday',
          barcode: { type: 'QR_CODE', value: pass.code },
          ticketHolderName: 'Noor de Vries',
        },
      ],
    },
  });
  // Longer links do not open in every browser.
  expect(tokenOf(link).length).toBeLessThan(1800);
});

test('a ticket with a new code gets a new pass, and no id contains a code', async () => {
  const idIn = async (own: PassTicket) => {
    const { payload } = await jwtVerify(tokenOf(await googlePassLink(wallet, own)), publicKey);
    const { payload: passes } = payload as { payload: { eventTicketObjects: Array<{ id: string }> } };
    return passes.eventTicketObjects[0]?.id ?? '';
  };
  const [one, again, other] = [await idIn(pass), await idIn(pass), await idIn({ ...pass, code: 'R'.repeat(25) })];
  expect(one).toBe(again);
  expect(other).not.toBe(one);
  expect(other).not.toContain('RRRR');
});

test('an account is read only from the key file that Google provides', () => {
  const inBase64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
  expect(readGoogleAccount(inBase64(file))).toMatchObject({ ok: true, value: { account: file.client_email } });
  for (const wrong of ['letmein', inBase64({}), inBase64({ ...file, private_key: 'no key' })])
    expect(readGoogleAccount(wrong)).toMatchObject({ ok: false });
});
