import { parseSync } from '@swc/core';

/**
 * The texts of a component's source that stand beside other children, in code. A browser that translates a page replaces each text node. React then
 * changes a text that is no longer in the page, and throws when it removes it or inserts something before it. A text that is its element's only
 * child is safe, because React writes it as the content of the element.
 */
export const looseTexts = (code: string): string[] => {
  const tree = parseSync(code, { syntax: 'typescript', tsx: true, target: 'es2024' });
  const bytes = Buffer.from(code.trimEnd());
  // Positions count from the first file of this process.
  const start = tree.span.end - bytes.length;
  const found: Node[] = [];
  const slots = slotsIn(tree, code);
  visit(tree, (node) => {
    found.push(...(isElement(node) ? textsBesideOthers(node, slots) : returnedTexts(node)));
  });
  return found.map(({ span }) => bytes.subarray(span.start - start, span.end - start).toString());
};

interface Node {
  type: string;
  span: { start: number; end: number };
  value: unknown;
  operator?: string;
  children?: Node[];
  expression?: Node;
  left?: Node;
  right?: Node;
  consequent?: Node;
  alternate?: Node;
  callee?: Node;
  property?: Node;
  arguments?: { expression: Node }[];
  body?: Node;
  argument?: Node;
  identifier?: Node;
  id?: Node;
  init?: Node;
  object?: Node;
  properties?: { value: unknown }[];
}

/** What a child may render: an element, a text, a text that never changes, or nothing. */
type Kind = 'element' | 'text' | 'constant' | 'nothing';

const isElement = ({ type }: Node): boolean => type === 'JSXElement' || type === 'JSXFragment';

/** The names that hold elements: properties of React's type of a node, and constants that are made of elements. */
const slotsIn = (tree: unknown, code: string): Set<string> => {
  const slots = new Set(['children', ...[...code.matchAll(/(\w+)\??: ReactNode\b/g)].map(([, name = '']) => name)]);
  visit(tree, ({ type, id, init }) => {
    if (type === 'VariableDeclarator' && init && kindsOf(init, slots).every(isNoText)) slots.add(String(id?.value));
  });
  return slots;
};

const isNoText = (kind: Kind): boolean => kind === 'element' || kind === 'nothing';

const textsBesideOthers = (parent: Node, slots: ReadonlySet<string>): Node[] => {
  const children = (parent.children ?? [])
    .filter(({ type, value }) => type !== 'JSXText' || !/^\s*\n\s*$/.test(String(value)))
    .map((child) => ({ child, kinds: kindsOf(child, slots) }))
    .filter(({ kinds }) => kinds.length > 0);
  // A fragment's only child may stand beside the children of another element.
  if (children.length < 2 && parent.type === 'JSXElement') return [];
  return children.flatMap(({ child, kinds }, index) => {
    const mayMove = kinds.length > 1 || children.slice(0, index).some((before) => before.kinds.includes('nothing'));
    return kinds.includes('text') || (kinds.includes('constant') && mayMove) ? [child] : [];
  });
};

/** The text that a component returns: it stands beside whatever its parent renders. */
const returnedTexts = (node: Node): Node[] => {
  if (node.type !== 'FunctionDeclaration' || !/^[A-Z]/.test(String(node.identifier?.value))) return [];
  const found: Node[] = [];
  visit(node.body, (inner) => {
    if (inner.type === 'ReturnStatement' && inner.argument && isPlainText(inner.argument)) found.push(inner.argument);
    return !/Function(Expression|Declaration)$/.test(inner.type);
  });
  return found;
};

const isPlainText = ({ type, callee, expression }: Node): boolean =>
  type === 'ParenthesisExpression'
    ? expression !== undefined && isPlainText(expression)
    : /^(StringLiteral|TemplateLiteral)$/.test(type) || (type === 'CallExpression' && callee?.value === 't');

const kindsOf = (node: Node | undefined, slots: ReadonlySet<string>): Kind[] => {
  const of = (...nodes: (Node | undefined)[]) => nodes.flatMap((one) => kindsOf(one, slots));
  if (!node || isElement(node)) return node ? ['element'] : [];
  const name = String((node.type === 'MemberExpression' ? node.property : node)?.value);
  switch (node.type) {
    case 'NumericLiteral':
      return ['constant'];
    case 'JSXText':
    case 'StringLiteral':
      return [isBlank(node) ? 'element' : 'constant'];
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
      return of(node.expression);
    case 'JSXEmptyExpression':
      return [];
    case 'ConditionalExpression':
      return of(node.consequent, node.alternate);
    case 'BinaryExpression':
      if (node.operator === '&&') return ['nothing', ...of(node.right)];
      return node.operator === '??' || node.operator === '||' ? of(node.left, node.right) : ['text'];
    case 'NullLiteral':
      return ['nothing'];
    case 'ObjectExpression':
      return of(...(node.properties ?? []).map(({ value }) => value as Node));
    case 'Identifier':
    case 'MemberExpression':
      if (node.object?.type === 'ObjectExpression') return of(node.object);
      return [slots.has(name) ? 'element' : name === 'undefined' ? 'nothing' : 'text'];
    case 'CallExpression': {
      const [first] = node.arguments ?? [];
      if (node.callee?.property?.value !== 'map') return of(node.callee);
      // The items of a list come and go.
      return /Body|Block/.test(first?.expression.body?.type ?? '')
        ? ['element']
        : ['nothing', ...of(first?.expression.body)];
    }
    default:
      return ['text'];
  }
};

/** A browser translates no blank text. */
const isBlank = ({ value }: Node): boolean => String(value).trim() === '';

/** Visits each node, except below one for which `found` returns false. */
const visit = (value: unknown, found: (node: Node) => unknown): void => {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && found(value as Node) === false) return;
  for (const child of Object.values(value)) visit(child, found);
};
