import type { TicketList } from './readTicketList.ts';

export const listFormats = ['json', 'csv'] as const;
export type ListFormat = (typeof listFormats)[number];

/**
 * The bytes that are signed. The first line of a CSV is a comment, which begins with `#` and contains the kind of list
 * and its time.
 */
export function ticketListText(list: TicketList, format: ListFormat): string {
  if (format === 'json') return `${JSON.stringify(list)}\n`;
  const { tickets, ...head } = list;
  const facts = Object.entries(head).flatMap(([name, value]) => (value === null ? [] : [`${name}=${value}`]));
  const columns =
    list.list === 'valid' ? ['code', 'product', 'number', 'order', 'uses'] : ['code', 'status', 'reason', 'changedAt'];
  const rows = tickets.map((ticket) => columns.map((column) => cell(Reflect.get(ticket, column))).join(','));
  return [`# ${facts.join(' ')}`, columns.join(','), ...rows, ''].join('\n');
}

function cell(value: unknown): string {
  const text = String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
