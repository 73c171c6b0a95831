import type { Result } from '../errors/result.ts';
import type { OrderCalendar, OrderPage, OwnOrder, TicketFile, TicketName, TicketPass } from '../order/orderPage.ts';

/** Commands about placed orders, at any time after the sale. */
export interface OrderCommands {
  /** Reads the order that a link's token opens; fails with `order.not_found` for any other token. */
  read(token: string): Promise<Result<OrderPage>>;
  /** Reads the order's valid tickets as files. */
  readTickets(token: string): Promise<Result<TicketFile[]>>;
  /** Reads the order's valid tickets as one file, with a page for each. */
  readTicketDocument(token: string): Promise<Result<TicketFile>>;
  /** Reads the order's valid tickets as passes, for the wallets that the order names. */
  readPasses(token: string): Promise<Result<TicketPass[]>>;
  /** Sets the holders of tickets; returns the changed order. */
  nameTickets(token: string, names: TicketName[]): Promise<Result<OrderPage>>;
  /** Reads the order's dates as an iCalendar file. */
  readCalendar(token: string): Promise<Result<OrderCalendar>>;
  /** Mails the confirmation again to the buyer. */
  sendMail(token: string): Promise<Result>;
  /** Mails the link of a guest's order, found by its number or its address; does not reveal whether the order exists. */
  sendLink(wanted: string): Promise<Result>;
  /** The orders of the signed-in account, the newest first. */
  listOwn(): Promise<Result<OwnOrder[]>>;
}
