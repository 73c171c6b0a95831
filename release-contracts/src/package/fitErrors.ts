import { type JsonSchema, type ModuleTypes, typeText, valuesOf } from './moduleTypes.ts';
import { ownOf } from './ownOf.ts';

interface Shown {
  steps?:
    | readonly {
        name: string;
        module: string;
        addresses?:
          | readonly {
              path: string;
              module?: string | undefined;
              given?: Readonly<Record<string, string>> | undefined;
            }[]
          | undefined;
      }[]
    | undefined;
  places?: Readonly<Record<string, string>> | undefined;
  types?: ModuleTypes | undefined;
  exposes: Readonly<Record<string, unknown>>;
}

/** A parameter in an address: any text, or a value that the step declares. */
type Given = Readonly<Record<string, string | null>>;

/**
 * The differences between the parameters that the shell gives to an exposed module and the parameters that the module takes, in sentences; empty if
 * all are compatible. A place gives no parameters; an address gives the parameters in its path and its fixed ones. [FED-10]
 */
export function fitErrors({ steps = [], places = {}, types = {}, exposes }: Shown): string[] {
  const gifts = [
    ...steps.flatMap(({ name, module, addresses = [] }) => [
      { where: `the address of the step ${name}`, module, given: {} },
      ...addresses.map((address) => ({
        where: `the address ${address.path} of the step ${name}`,
        module: address.module ?? module,
        given: { ...paramsOf(address.path), ...address.given },
      })),
    ]),
    ...Object.entries(places).map(([place, module]) => ({ where: `the place ${place}`, module, given: {} })),
  ];
  return [
    ...Object.keys(types)
      .filter((name) => !Object.hasOwn(exposes, name))
      .map((name) => `the type of ${name} is declared, and the package does not expose it`),
    ...gifts.flatMap(({ where, module, given }) =>
      misfits(ownOf(types, `./${module}`)?.params ?? {}, given).map((misfit) => `./${module} ${misfit(where)}`),
    ),
  ];
}

const paramsOf = (path: string): Given =>
  Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, null]));

/** The errors for one address. Each is a function that gets the name of the place and returns the error's text without its subject. */
function misfits({ properties = {}, required = [] }: JsonSchema, given: Given): ((where: string) => string)[] {
  return Object.entries(properties).flatMap(([name, type]) => {
    const value = ownOf(given, name);
    if (value === undefined) {
      return required.includes(name)
        ? [
            (where: string) =>
              `requires the parameter ${name}, which ${where} does not give: give it there, or declare it as optional`,
          ]
        : [];
    }
    if (takes(type, value)) return [];
    const gift = value === null ? 'any text' : JSON.stringify(value);
    return [(where: string) => `takes ${typeText(type)} as ${name}, and ${where} gives ${gift}`];
  });
}

/** Whether a parameter accepts this text, or any text if it is null. */
function takes(type: JsonSchema, value: string | null): boolean {
  if (type.anyOf !== undefined) return type.anyOf.some((one) => takes(one, value));
  const values = valuesOf(type);
  if (values !== null) return value !== null && values.includes(value);
  return type.type === undefined || [type.type].flat().includes('string');
}
