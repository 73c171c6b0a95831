import { roomOptionSchema } from '@festival/shared-contracts/travel/roomOption';
import { travelSettingsSchema } from '@festival/shared-contracts/travel/travelSettings';

/** The filters of the harness's stays. */
export const fakeTravelSettings = travelSettingsSchema.parse({
  categories: [{ id: 'Hotel', name: 'Hotel' }],
  ratings: [3, 4],
  dates: ['2027-07-09'],
});

/** The rooms of each stay of the harness: one available, one sold out. */
export const fakeRooms = [3, 0].map((stock, index) =>
  roomOptionSchema.parse({
    id: `room-${index}`,
    title: `Room ${index + 1}`,
    subtotal: 420,
    roomId: `room-${index}`,
    stock,
  }),
);
