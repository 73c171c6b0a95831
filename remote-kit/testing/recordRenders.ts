/** The part of a component that React's developer tools read: https://react.dev/learn/react-developer-tools. */
interface Fiber {
  type: unknown;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

type Component = { displayName?: string; name?: string; type?: Component };

/** Set by React on a component that it has called. */
const performedWork = 1;

const recorders = new Set<(root: Fiber) => void>();

// React looks for this once, when react-dom is imported: import this file first.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount: () => {},
    onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => {
      for (const record of recorders) record(current);
    },
  },
});

const nameOf = (type: unknown): string | null => {
  if (typeof type === 'function') return (type as Component).displayName || (type as Component).name || 'unnamed';
  const inner = typeof type === 'object' && type !== null ? (type as Component).type : undefined;
  return inner ? nameOf(inner) : null;
};

/** Collects the names of the components that were called for a commit; skipped components kept their children. */
const collect = (fiber: Fiber, names: string[]): void => {
  const before = fiber.alternate;
  const name = nameOf(fiber.type);
  if (name !== null && before !== null && fiber.flags & performedWork) names.push(name);
  if (before !== null && before.child === fiber.child) return;
  for (let child = fiber.child; child !== null; child = child.sibling) collect(child, names);
};

/**
 * The names of the components that React renders again while `during` runs, one for each render. Import it before
 * everything that imports React.
 */
export const recordRenders = (during: () => void): string[] => {
  const names: string[] = [];
  const record = (root: Fiber): void => collect(root, names);
  recorders.add(record);
  try {
    during();
  } finally {
    recorders.delete(record);
  }
  return names;
};
