import type { Result } from '../errors/result.ts';
import type { OrderCalendar, OrderPage, OwnOrder, TicketFile, TicketName, TicketPass } from '../order/orderPage.ts';

/** Placed orders, long after the sale. */
export interface OrderCommands {
  /** The order that a link's token opens; the failure `order.not_found` for any other. */
  read(token: string): Promise<Result<OrderPage>>;
  /** Its valid tickets as files. */
  readTickets(token: string): Promise<Result<TicketFile[]>>;
  /** Its valid tickets as one file, with a page for each. */
  readTicketDocument(token: string): Promise<Result<TicketFile>>;
  /** Its valid tickets as passes, for the wallets that the order names. */
  readPasses(token: string): Promise<Result<TicketPass[]>>;
  /** Says whose tickets are; answers the order as it is then. */
  nameTickets(token: string, names: TicketName[]): Promise<Result<OrderPage>>;
  /** Its dates as an iCalendar file. */
  readCalendar(token: string): Promise<Result<OrderCalendar>>;
  /** Mails the confirmation again to the buyer. */
  sendMail(token: string): Promise<Result>;
  /** Mails the link of the order that a guest means, by its number or its address; it does not say whether there is one. */
  sendLink(wanted: string): Promise<Result>;
  /** The orders of the signed-in account, the newest first. */
  listOwn(): Promise<Result<OwnOrder[]>>;
}
