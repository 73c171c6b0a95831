import { shellPaths } from './shellPaths.ts';

interface Step {
  name: string;
  formerNames?: readonly string[] | undefined;
  module: string;
  guards?: readonly string[] | undefined;
  addresses?:
    | readonly { path: string; module?: string | undefined; guards?: readonly string[] | undefined }[]
    | undefined;
  texts: object;
}

interface Steps {
  steps?: readonly Step[] | undefined;
  places?: Readonly<Record<string, string>> | undefined;
  exposes: Readonly<Record<string, unknown>>;
}

/** The errors of the steps and places that a manifest declares, in sentences; empty without errors. */
export function stepErrors({ steps = [], places = {}, exposes }: Steps): string[] {
  const names = steps.flatMap(({ name, formerNames = [] }) => [name, ...formerNames]);
  const twice = names.filter((name, index) => names.indexOf(name) < index);
  return [
    ...twice.map((name) => `the step ${name} is declared twice`),
    ...names
      .filter((name) => shellPaths.includes(name))
      .map((name) => `the step ${name} has the address of a page of the shell: name it otherwise`),
    ...steps.flatMap((step) => errorsOf(step, exposes)),
    ...Object.entries(places)
      .filter(([, module]) => !Object.hasOwn(exposes, `./${module}`))
      .map(([place, module]) => `the place ${place} shows ./${module}, which the package does not expose`),
  ];
}

/** The addresses of a step that contain no product although the step's guard checks one: their pages would never be found [RTE-07]. */
const withoutProduct = ({ name, guards, addresses = [] }: Step): string[] =>
  [{ path: name, guards }, ...addresses.map((one) => ({ ...one, path: `${name}/${one.path}` }))]
    .filter((one) => one.guards?.includes('productOffered') && !one.path.split('/').includes(':id'))
    .map(({ path }) => path);

function errorsOf(step: Step, exposes: Steps['exposes']): string[] {
  const { name, module, addresses = [], texts } = step;
  const modules = [module, ...addresses.flatMap((address) => address.module ?? [])];
  const paths = addresses.map(({ path }) => path);
  return [
    ...modules
      .filter((one) => !Object.hasOwn(exposes, `./${one}`))
      .map((one) => `the step ${name} shows ./${one}, which the package does not expose`),
    ...paths
      .filter((path, index) => paths.indexOf(path) < index)
      .map((path) => `the step ${name} has the address ${path} twice`),
    ...withoutProduct(step).map(
      (path) => `the guard productOffered needs the product in the address ${path}: write its parameter as :id`,
    ),
    ...(Object.keys(texts).length === 0 ? [`the step ${name} has no texts in any language`] : []),
  ];
}
