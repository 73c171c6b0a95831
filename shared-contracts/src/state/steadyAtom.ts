import type { Atom } from 'jotai/vanilla';
import { selectAtom } from 'jotai/vanilla/utils';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What `read` makes of an atom's value, told on only when its JSON changes: who reads it is rendered no oftener than needed. */
export const steadyAtom = <Source, Value>(source: Atom<Source>, read: (value: Source) => Value): Atom<Value> =>
  selectAtom(source, read, isSame);
