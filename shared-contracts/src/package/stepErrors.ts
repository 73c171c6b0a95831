import { routeNames, routeRow } from '../routes/routeTable.ts';

type Steps = {
  steps?: readonly { name: string; module: string; texts: object }[] | undefined;
  exposes: Readonly<Record<string, unknown>>;
};

/** The first part of each address below a shop that the shell has a page for. */
const ownPaths = new Set(routeNames.map((name) => routeRow(name).path.split('/')[2]));

/** What is wrong with the steps that a manifest declares, in sentences; empty when nothing is. */
export const stepErrors = ({ steps = [], exposes }: Steps): string[] =>
  steps.flatMap(({ name, module, texts }, index) => [
    ...(steps.findIndex((step) => step.name === name) < index ? [`the step ${name} is declared twice`] : []),
    ...(ownPaths.has(name) ? [`the step ${name} has the address of a page of the shell: name it otherwise`] : []),
    ...(Object.hasOwn(exposes, `./${module}`)
      ? []
      : [`the step ${name} shows ./${module}, which the package does not expose`]),
    ...(Object.keys(texts).length === 0 ? [`the step ${name} has no texts in any language`] : []),
  ]);
