import type { IModule } from 'dependency-cruiser';
import { isTestFile, packageFolderOf } from './workspacePackages.ts';

/**
 * The folders of a package that import one another in a circle [FED-01], so that none can be understood without the others. Imports of types and of
 * tests don't count; in dependency-cruiser's own rule for folders they do.
 */
export const folderCircles = (modules: readonly IModule[]): { parent: string; circle: string[] }[] => {
  /** For each folder, what its direct subfolders import from one another. */
  const graphs = new Map<string, Map<string, Set<string>>>();
  for (const { source, dependencies } of modules)
    for (const { resolved, dependencyTypes } of isTestFile(source) ? [] : dependencies) {
      if (dependencyTypes.includes('type-only') || packageFolderOf(source) !== packageFolderOf(resolved)) continue;
      const { parent, from, to } = branches(source, resolved);
      if (from === undefined || to === undefined) continue;
      const graph = graphs.get(parent) ?? new Map<string, Set<string>>();
      graphs.set(parent, graph.set(from, (graph.get(from) ?? new Set()).add(to)));
    }
  return [...graphs].flatMap(([parent, graph]) => circlesIn(graph).map((circle) => ({ parent, circle })));
};

/** The deepest folder that contains both files, and its two subfolders with one of them each, if there are two. */
const branches = (source: string, resolved: string) => {
  const [from, to] = [source.split('/'), resolved.split('/')];
  const depth = from.findIndex((name, at) => name !== to[at]);
  const subfolder = (path: string[]) => (depth < path.length - 1 ? path[depth] : undefined);
  return { parent: from.slice(0, depth).join('/'), from: subfolder(from), to: subfolder(to) };
};

/** The sets of nodes that can all reach one another. */
const circlesIn = (graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] => {
  const reached = new Map([...graph.keys()].map((start) => [start, new Set(graph.get(start))]));
  // A set's iteration includes what is added during it.
  for (const found of reached.values())
    for (const node of found) for (const next of graph.get(node) ?? []) found.add(next);
  const circles = [...reached].flatMap(([start, found]) =>
    found.has(start) ? [[...found].filter((node) => reached.get(node)?.has(start)).sort()] : [],
  );
  return circles.filter((circle, at) => circles.findIndex(([first]) => first === circle[0]) === at);
};
