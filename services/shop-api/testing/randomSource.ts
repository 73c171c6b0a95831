/** Random values from a seed: the same seed gives the same values in the same order. */
export type RandomSource = {
  /** A whole number from 0 to `most`, inclusive. */
  upTo: (most: number) => number;
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly Item[]) => Item;
};

export function randomSource(seed: number): RandomSource {
  let state = seed >>> 0;
  const next = () => {
    // The algorithm mulberry32.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    upTo: (most) => Math.floor(next() * (most + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined && items.length === 0) throw new Error('There is nothing to pick from');
      return item as (typeof items)[number];
    },
  };
}
