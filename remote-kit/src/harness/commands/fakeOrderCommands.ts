import type { Commands } from '@festival/shared-contracts/commands/commands';
import { notInHarness } from './notInHarness.ts';

export const fakeOrderCommands = (): Commands['orders'] => ({
  read: notInHarness('orders.read'),
  readTickets: notInHarness('orders.readTickets'),
  readCalendar: notInHarness('orders.readCalendar'),
  sendMail: notInHarness('orders.sendMail'),
  listOwn: notInHarness('orders.listOwn'),
});
