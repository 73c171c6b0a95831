/**
 * Splits items into shards of about the same duration. `secondsOf` returns an item's seconds, undefined if they are not recorded. Each item is in one
 * shard; its key determines which one, so it is the same on every machine.
 */
export function inShards(items, { keyOf, secondsOf }, shardCount) {
  const all = items.map((item) => ({ item, key: keyOf(item), seconds: secondsOf(item) ?? 1 }));
  const shards = Array.from({ length: shardCount }, () => ({ seconds: 0, items: [] }));
  for (const { item, seconds } of all.sort((a, b) => b.seconds - a.seconds || (a.key < b.key ? -1 : 1))) {
    const shortest = shards.reduce((least, shard) => (shard.seconds < least.seconds ? shard : least));
    shortest.seconds += seconds;
    shortest.items.push(item);
  }
  return shards.map((shard) => shard.items);
}
