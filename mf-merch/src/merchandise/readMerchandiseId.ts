/** The size in the id of a piece without sizes. */
export const oneSize = 'ONE SIZE';

/** The parts of an id of merchandise: the piece and its size. */
interface MerchandiseId {
  /** `prefix_group`: the same for every size of one piece. */
  group: string;
  size: string;
}

const anyOneSize = /^one[ _-]?size$/i;
const pattern = /^([^_]+_.+?)_(one[ _-]size|[^_]+)$/i;

/** Reads an id of the form `prefix_group_size`. An id without a size is a separate group, in ONE SIZE [MER-01]. */
export const readMerchandiseId = (id: string): MerchandiseId => {
  const [, group = id, size = oneSize] = pattern.exec(id) ?? [];
  return { group, size: anyOneSize.test(size) ? oneSize : size };
};
