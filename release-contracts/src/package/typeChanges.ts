import { type JsonSchema, type ModuleTypes, typeText } from './moduleTypes.ts';
import { ownOf } from './ownOf.ts';

interface Version {
  version: string;
  types?: ModuleTypes | undefined;
}

/**
 * Compares the exposed modules of a version with a former version. Returns sentences about the parameters and data that the new version lacks or has
 * with another type. A page may run the former version instead, with the address and the data of the new one. [FED-05, FED-10]
 */
export function typeChanges(former: Version, { version, types = {} }: Version): string[] {
  const said = (module: string, what: string, { is, was }: Omit<Change, 'path'>): string =>
    `${module}: ${what} ${is} in ${version}; in ${former.version} it was ${was}`;
  return Object.entries(former.types ?? {}).flatMap(([module, before]) => {
    const now = ownOf(types, module);
    if (now === undefined) return [said(module, 'its type', { is: 'is gone', was: 'declared' })];
    return [
      ...changesOf('', before.params ?? noParams, now.params ?? noParams).map(({ path, ...change }) =>
        said(module, `the parameter ${path}`, change),
      ),
      ...changesOf('data', before.data, now.data).map(({ path, ...change }) => said(module, path, change)),
    ];
  });
}

/** The type of a module without parameters. */
const noParams: JsonSchema = { type: 'object' };

interface Change {
  path: string;
  is: string;
  was: string;
}

function changesOf(path: string, before: JsonSchema = {}, now: JsonSchema = {}): Change[] {
  const [old, next] = [withoutNull(before), withoutNull(now)];
  if ((old === before) === (next === now)) {
    if (old.items && next.items) return changesOf(`${path}[]`, old.items, next.items);
    if (isObject(old) && isObject(next)) return memberChanges(path, old, next);
  }
  const [is, was] = [typeText(now), typeText(before)];
  if (is !== was) return [{ path, is: `is ${is}`, was }];
  return JSON.stringify(before) === JSON.stringify(now) ? [] : [{ path, is: `is ${is} of other members`, was }];
}

function memberChanges(path: string, before: JsonSchema, now: JsonSchema): Change[] {
  const at = (name: string): string => (path === '' ? name : `${path}.${name}`);
  const requires = ({ required = [] }: JsonSchema, name: string): boolean => required.includes(name);
  const former = Object.entries(before.properties ?? {}).flatMap(([name, type]): Change[] => {
    const next = ownOf(now.properties, name);
    if (next === undefined) return [{ path: at(name), is: 'is gone', was: typeText(type) }];
    const changes = changesOf(at(name), type, next);
    if (changes.length > 0 || requires(before, name) === requires(now, name)) return changes;
    const [is, was] = requires(now, name) ? ['required', 'optional'] : ['optional', 'required'];
    return [{ path: at(name), is: `is ${is}`, was }];
  });
  const added = Object.keys(now.properties ?? {})
    .filter((name) => requires(now, name) && ownOf(before.properties, name) === undefined)
    .map((name) => ({ path: at(name), is: 'is required', was: 'not there' }));
  const [old, next] = [before.additionalProperties, now.additionalProperties];
  const ofAny = typeof old === 'object' && typeof next === 'object' ? changesOf(`${path}[]`, old, next) : [];
  return [...former, ...added, ...ofAny];
}

const isObject = ({ type, properties }: JsonSchema): boolean => type === 'object' || properties !== undefined;

/** The type without null; the type itself if it does not include null. */
function withoutNull(type: JsonSchema): JsonSchema {
  const others = type.anyOf?.filter((one) => one.type !== 'null') ?? [];
  return type.anyOf?.length === 2 && others.length === 1 ? (others[0] ?? type) : type;
}
