import { PKPass } from 'passkit-generator';
import { confirmationTexts } from '../order-facts/confirmationTexts.ts';
import { readableCode } from '../order-facts/readableCode.ts';
import type { TicketOnPaper } from '../ticket/ticketOnPaper.ts';
import type { AppleWallet } from './appleWallet.ts';
import { passIdOf } from './passIdOf.ts';

/** Converts `#ff7a1a` to the format of passes: `rgb(255, 122, 26)`. */
const rgb = (color: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16)).join(', ')})`;

const field = (key: string, label: string, value: string) => ({ key, label, value });

/**
 * A ticket as a pass of Apple Wallet (a signed .pkpass), in its brand's colours, with its code and the content of its
 * page. Phones show it on the lock screen when the doors open. If a ticket gets a new code, it gets a new pass
 * [BYD-02].
 */
export function applePass(wallet: AppleWallet, ticket: TicketOnPaper): Uint8Array {
  const files = { ...picturesOf(ticket), 'pass.json': Buffer.from(JSON.stringify(contentOf(wallet, ticket))) };
  const { certificate: signerCert, key: signerKey, intermediate: wwdr } = wallet;
  return new PKPass(files, { signerCert, signerKey, wwdr }).getAsBuffer();
}

const picturesOf = ({ brand }: TicketOnPaper): Record<string, Buffer> =>
  Object.fromEntries(
    Object.entries(brand.stationery?.pass ?? {}).map(([name, file]) => [name, Buffer.from(file, 'base64')]),
  );

function contentOf({ passType, team }: AppleWallet, ticket: TicketOnPaper): object {
  const { brand, festival, name, code, startsAt } = ticket;
  return {
    formatVersion: 1,
    passTypeIdentifier: passType,
    teamIdentifier: team,
    serialNumber: passIdOf(code),
    organizationName: brand.name,
    description: `${festival}: ${name}`,
    backgroundColor: rgb(brand.looks.ground),
    foregroundColor: rgb(brand.looks.ink),
    labelColor: rgb(brand.looks.soft),
    ...(startsAt ? { relevantDate: startsAt } : {}),
    barcodes: [
      { format: 'PKBarcodeFormatQR', message: code, messageEncoding: 'iso-8859-1', altText: readableCode(code) },
    ],
    eventTicket: fieldsOf(ticket),
  };
}

/**
 * The front shows the ticket's name and its first three facts, which is all that fits; the back shows the whole content
 * of its page.
 */
function fieldsOf({ language, festival, name, number, count, facts, holder, reference, hint, rules }: TicketOnPaper) {
  const texts = confirmationTexts[language];
  const [first, ...others] = facts.map(([label, value], index) => field(`fact${index}`, label, value));
  return {
    primaryFields: [field('ticket', festival, name)],
    secondaryFields: first ? [first] : [],
    auxiliaryFields: others.slice(0, 2),
    backFields: [
      field('which', texts.ticketOf(number, count), name),
      ...facts.map(([label, value], index) => field(`back${index}`, label, value)),
      field('holder', texts.holder, holder),
      field('order', texts.order, reference),
      field('know', texts.goodToKnow, [hint, ...rules, texts.ticketsHint].join('\n')),
    ],
  };
}
