import { parseSync } from '@swc/core';

/**
 * The raw flags that a TypeScript source reads: as a member (`config.closed`, `shop?.config['closed']`) or by destructuring. If other objects have a
 * field of the same name, the value must be called config, or like the part of the config that contains the flag.
 */
export const flagReads = (code: string, fileName: string, flags: readonly string[]): string[] => {
  const tree = parseSync(code, { syntax: 'typescript', tsx: fileName.endsWith('x'), target: 'es2024' });
  const found = new Set<string>();
  const report = (name: string | undefined, owner: string | undefined): void => {
    const flag = name && flags.find((path) => isRead(path, name, owner));
    if (flag) found.add(flag);
  };
  visit(tree, { report });
  return [...found];
};

/** The names of all members that a TypeScript source reads, by access or by destructuring. */
export const memberReads = (code: string, fileName: string): Set<string> => {
  const found = new Set<string>();
  const tree = parseSync(code, { syntax: 'typescript', tsx: fileName.endsWith('x'), target: 'es2024' });
  visit(tree, { report: (name) => name !== undefined && found.add(name) });
  return found;
};

/** Field names that other objects have too. */
const shared = new Set(['closed', 'preregistration', 'upsell', 'hidesGender', 'upgradableOrder']);

const isRead = (path: string, name: string, owner: string | undefined): boolean => {
  const [own, parent] = path.split('.').reverse();
  if (own !== name) return false;
  if (!shared.has(name)) return true;
  return owner !== undefined && (parent === undefined ? /config$/i.test(owner) : owner === parent);
};

interface Node {
  type?: string;
  value?: unknown;
  object?: Node;
  property?: Node;
  base?: Node;
  expression?: Node;
  argument?: Node;
  callee?: Node;
  arguments?: { expression: Node }[];
  id?: Node;
  init?: Node | null;
  key?: Node;
  properties?: Node[];
  typeAnnotation?: Node | null;
}

interface Visit {
  report: (name: string | undefined, owner: string | undefined) => void;
  /** The member that is read directly from this node's value. */
  next?: string | undefined;
  /** The name of the value that is destructured. */
  owner?: string | undefined;
}

const visit = (value: unknown, at: Visit): void => {
  if (typeof value !== 'object' || value === null) return;
  const node = value as Node;
  const { report } = at;
  switch (node.type) {
    case 'OptionalChainingExpression':
      visit(node.base, at);
      break;
    case 'MemberExpression':
      visitMember(node, at);
      break;
    case 'ObjectPattern':
      visitPattern(node, at);
      break;
    case 'VariableDeclarator':
      visit(node.id, { report, owner: nameOf(node.init) });
      visit(node.init, { report });
      break;
    default:
      for (const child of Object.values(value)) visit(child, { report });
  }
};

const visitMember = (node: Node, { report, next }: Visit): void => {
  const name = keyOf(node.property);
  // In shops of every kind the upgrades are data, not a flag.
  if (!(name === 'upgradableOrder' && next === 'upgrades')) report(name, nameOf(node.object));
  visit(node.object, { report, next: name });
  if (node.property?.type === 'Computed') visit(node.property.expression, { report });
};

const visitPattern = (node: Node, { report, owner = typeOf(node.typeAnnotation) }: Visit): void => {
  for (const property of node.properties ?? []) {
    const name = keyOf(property.key);
    report(name, owner);
    visit(property.value, { report, owner: name });
  }
};

const keyOf = (node: Node | undefined): string | undefined => {
  const key = node?.type === 'Computed' ? node.expression : node;
  return key && ['Identifier', 'StringLiteral'].includes(key.type ?? '') ? String(key.value) : undefined;
};

/** The name of a value: its variable, its field, or the config passed to a call (but not the result of the capability table). */
const nameOf = (node: Node | null | undefined): string | undefined => {
  switch (node?.type) {
    case 'Identifier':
      return String(node.value);
    case 'MemberExpression':
      return keyOf(node.property);
    case 'OptionalChainingExpression':
      return nameOf(node.base);
    case 'ParenthesisExpression':
    case 'TsNonNullExpression':
    case 'TsAsExpression':
      return nameOf(node.expression);
    case 'AwaitExpression':
      return nameOf(node.argument);
    case 'CallExpression':
      return nameOf(node.callee) === 'capabilitiesOf' ? undefined : configAmong(node.arguments ?? []);
    default:
      return undefined;
  }
};

const configAmong = (given: { expression: Node }[]): string | undefined =>
  given.some(({ expression }) => /config/i.test(nameOf(expression) ?? '')) ? 'config' : undefined;

/** A parameter whose type is a shop's config, or a part of it, counts as a config. */
const typeOf = (annotation: Node | null | undefined): string | undefined =>
  annotation && JSON.stringify(annotation).includes('"value":"ShopConfig"') ? 'config' : undefined;
