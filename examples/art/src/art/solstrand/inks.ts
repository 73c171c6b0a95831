/** Solstrand's inks. Overlapping inks multiply, as on a risograph. */
export const inks = {
  paper: '#fff1dc',
  dawn: '#ffd9a0',
  blush: '#ffc4ad',
  sand: '#f6d9a4',
  sun: '#ffc233',
  orange: '#ff7a1a',
  coral: '#ff5a4a',
  pink: '#ff9f95',
  foam: '#a9e0d6',
  lagoon: '#35a7a6',
  sea: '#0b6e7a',
  deep: '#0a4f66',
  ink: '#10213f',
} as const;
