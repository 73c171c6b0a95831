import { overlaySlots, slotImportance } from './overlayTable.ts';

test('a modal is more important than a panel, a panel more than a popup, and a popup more than a toast', () => {
  expect(overlaySlots.map(slotImportance)).toEqual([30, 20, 10, 0]);
});
