import type { Language } from '@festival/shared-contracts/language/languages';
import { SignJWT } from 'jose';
import type { GoogleWallet } from './googleWallet.ts';
import { passIdOf } from './passIdOf.ts';

/** The data of a ticket that its pass shows. */
export type PassTicket = {
  eventId: string;
  productId: string;
  language: Language;
  /** The brand, as the issuer of the pass. */
  issuer: string;
  festival: string;
  place: string;
  /** The product's name. */
  name: string;
  holder: string;
  reference: string;
  code: string;
  /** ISO times with their offset. A ticket without times is valid on the festival's days. */
  doorsAt?: string | undefined;
  endsAt?: string | undefined;
  /** A six-digit colour. */
  color: string;
};

/** An id at Google, which begins with the issuer's id. */
const idOf = (issuerId: string, name: string): string => `${issuerId}.${name.replace(/[^\w.-]/g, '-')}`;

/**
 * Returns the link that saves a ticket to Google Wallet. It contains the whole pass, signed by the operator's service
 * account, so Google receives nothing until the holder opens it [BYD-02].
 */
export async function googlePassLink({ issuerId, account, key }: GoogleWallet, pass: PassTicket): Promise<string> {
  const { language, code } = pass;
  const inLanguage = (value: string) => ({ defaultValue: { language, value } });
  const classId = idOf(issuerId, `${pass.eventId}-${pass.productId}`);
  const eventTicketClass = {
    id: classId,
    issuerName: pass.issuer,
    reviewStatus: 'UNDER_REVIEW',
    eventName: inLanguage(pass.festival),
    venue: { name: inLanguage(pass.festival), address: inLanguage(pass.place) },
    hexBackgroundColor: pass.color,
    ...(pass.doorsAt && pass.endsAt
      ? { dateTime: { doorsOpen: pass.doorsAt, start: pass.doorsAt, end: pass.endsAt } }
      : {}),
  };
  const eventTicketObject = {
    id: idOf(issuerId, passIdOf(code)),
    classId,
    state: 'ACTIVE',
    barcode: { type: 'QR_CODE', value: code, alternateText: code },
    ticketHolderName: pass.holder,
    ticketType: inLanguage(pass.name),
    reservationInfo: { confirmationCode: pass.reference },
  };
  const token = await new SignJWT({
    typ: 'savetowallet',
    origins: [],
    payload: { eventTicketClasses: [eventTicketClass], eventTicketObjects: [eventTicketObject] },
  })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account)
    .setAudience('google')
    .setIssuedAt()
    .sign(key);
  return `https://pay.google.com/gp/v/save/${token}`;
}
