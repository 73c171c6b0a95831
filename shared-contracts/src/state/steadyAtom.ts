import type { Atom } from 'jotai/vanilla';
import { selectAtom } from 'jotai/vanilla/utils';

const isSame = (one: unknown, other: unknown) => Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);

/** The result of `read` for an atom's value. Its readers render again only when its JSON changes. */
export const steadyAtom = <Source, Value>(source: Atom<Source>, read: (value: Source) => Value): Atom<Value> =>
  selectAtom(source, read, isSame);
