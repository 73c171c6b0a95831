/** Returns the files that a file imports. */
type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** The circles of a graph: sets of files that can all reach one another, sorted by name. */
export const fileCircles = (graph: ImportGraph): string[][] => {
  const circles: string[][] = [];
  const known = new Set<string>();
  const reached = new Map([...graph.keys()].map((file) => [file, reachableFrom(graph, file)]));
  for (const [file, others] of reached) {
    if (known.has(file) || !others.has(file)) continue;
    const circle = [...others].filter((other) => reached.get(other)?.has(file)).sort();
    for (const one of circle) known.add(one);
    circles.push(circle);
  }
  return circles;
};

/** Every file that `start` imports, directly or indirectly; `start` itself only if it is in a circle. */
const reachableFrom = (graph: ImportGraph, start: string): Set<string> => {
  const found = new Set<string>();
  const waiting = [...(graph.get(start) ?? [])];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    waiting.push(...(graph.get(file) ?? []));
  }
  return found;
};
