export declare function inShards<Item>(
  items: readonly Item[],
  of: { keyOf: (item: Item) => string; secondsOf: (item: Item) => number | undefined },
  shardCount: number,
): Item[][];
