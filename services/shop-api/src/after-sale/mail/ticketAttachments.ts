import type { MailMessage } from '@festival/service-kit/mail/mailDelivery';
import { confirmationTexts } from '../order-facts/confirmationTexts.ts';
import { titleIn } from '../order-facts/festivalFacts.ts';
import type { AppleWallet } from '../pass/appleWallet.ts';
import { passSigner } from '../pass/passSigner.ts';
import type { DrawnTicket, DrawTickets } from '../ticket/drawTickets.ts';
import { ticketFacts } from '../ticket/ticketFacts.ts';
import type { TicketOnPaper } from '../ticket/ticketOnPaper.ts';
import type { ConfirmedOrder } from './confirmedOrder.ts';
import type { MailBrand } from './mailBrand.ts';
import { cidOf } from './mailedTickets.ts';

type Attachments = MailMessage['attachments'];

/** The picture and the page of each ticket, and its pass for Apple Wallet if `apple` signs one [BYD-02]. */
export async function ticketAttachments(
  order: ConfirmedOrder,
  brand: MailBrand,
  draw: DrawTickets,
  apple?: AppleWallet,
): Promise<Attachments> {
  const drawn = await draw(ticketsOnPaper(order, brand, apple));
  return drawn.flatMap((ticket, index) => filesOf(ticket, index, fileName(order, index)));
}

/** The valid tickets of an order, as their PDF pages show them. */
export const ticketsOnPaper = (
  { config, language, reference, buyer, tickets }: ConfirmedOrder,
  brand: MailBrand,
  apple?: AppleWallet,
): TicketOnPaper[] =>
  tickets.map(({ name, number, count, code, holder, product }) => ({
    brand,
    language,
    festival: titleIn(config, language),
    reference,
    wallet: passSigner(brand, apple),
    holder: holder ?? buyer.fullName,
    ...ticketFacts(product, config, language),
    name,
    number,
    count,
    code,
  }));

/** The name of a ticket's file without its type, in the buyer's language: `ticket-1-weekend`. */
function fileName({ language, tickets }: ConfirmedOrder, index: number): string {
  const word = confirmationTexts[language].ticketFile;
  return [word, index + 1, tickets[index]?.productId.replace(/[^\w-]/g, '-')].join('-');
}

function filesOf({ picture, page, pass }: DrawnTicket, index: number, name: string): Attachments {
  const cid = cidOf(index);
  return [
    { filename: `${cid}.png`, content: Buffer.from(picture), contentType: 'image/png', cid },
    { filename: `${name}.pdf`, content: Buffer.from(page), contentType: 'application/pdf' },
    ...(pass
      ? [{ filename: `${name}.pkpass`, content: Buffer.from(pass), contentType: 'application/vnd.apple.pkpass' }]
      : []),
  ];
}
