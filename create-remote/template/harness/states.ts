import type { HarnessState } from '@festival/remote-kit/harness/harnessState';

/** States of this remote, in addition to those of every remote. */
export const states: readonly HarnessState[] = [
  {
    name: 'chosen',
    modules: ['sample'],
    world: (world) => ({
      ...world,
      quantities: Object.fromEntries(
        world.products.filter(({ mappedType }) => mappedType === 'extras').map(({ id }) => [id, 1]),
      ),
    }),
  },
];
