import { notAvailableYet } from '@festival/shared-contracts/commands/notAvailableYet';
import { notYetCommands } from './notYet.ts';

test('a command without a screen returns that it is not available, and is reported only once', async () => {
  const report = jest.fn();
  const notYet = notYetCommands(report);
  const setExtra = notYet('travel.setExtra');
  expect(await setExtra()).toEqual({ ok: false, error: notAvailableYet });
  await setExtra();
  await notYet('travel.setExtra')();
  expect(report).toHaveBeenCalledTimes(1);
  await notYet('wishlist.save')();
  expect(report.mock.calls.map(([{ message }]) => message)).toEqual(['travel.setExtra', 'wishlist.save']);
});
