import { renderInShop } from '@festival/remote-kit/testing/renderInShop';
import { configFor } from '@festival/remote-kit/testing/shopFixtures';
import type { Commands } from '@festival/shared-contracts/commands/commands';
import { failure, success } from '@festival/shared-contracts/errors/result';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import nl from '../locales/nl.json' with { type: 'json' };
import { AddToCalendar } from './AddToCalendar.tsx';

const token = '1b4e28ba-2fa1-41d2-883f-0016d3cca427';
const saved: Array<{ name: string; type: string }> = [];

beforeEach(() => {
  saved.length = 0;
  const blobs: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob) - 1}`;
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, type: blobs[Number(this.href.replace('blob:', ''))]?.type ?? '' });
  });
});
afterEach(() => jest.restoreAllMocks());

const press = async (readCalendar: Commands['orders']['readCalendar']) => {
  const { commands } = renderInShop(<AddToCalendar token={token} />, {
    namespace: 'mf_checkout',
    texts: nl,
    path: '/zomer/paymentstatus',
    state: { config: configFor() },
    commands: { orders: { readCalendar } },
  });
  await userEvent.click(screen.getByRole('button', { name: nl.status.calendar }));
  return commands.orders.readCalendar;
};

test('the order’s own dates are saved as a calendar file [PAY-04]', async () => {
  const asked = await press(async () => success({ name: 'agenda.ics', content: 'BEGIN:VCALENDAR' }));
  expect(asked).toHaveBeenCalledWith(token);
  expect(saved).toEqual([{ name: 'agenda.ics', type: 'text/calendar' }]);
  expect(screen.getByText(nl.status.saved)).toBeVisible();
});

test('if the server does not answer, the failure is reported and no file is saved', async () => {
  await press(async () => failure({ code: 'network', message: '', status: 0 }));
  expect(screen.getByText(nl.order.away.title)).toBeVisible();
  expect(saved).toEqual([]);
});
