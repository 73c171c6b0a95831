import { parseSync } from '@swc/core';

/** Every module that a TypeScript source names: static and dynamic imports, re-exports, type imports, require and jest.mock. */
export const importsOf = (code: string, fileName: string): string[] => {
  const tree = parseSync(code, { syntax: 'typescript', tsx: fileName.endsWith('x'), target: 'es2024' });
  const found = new Set<string>();
  visit(tree, found);
  return [...found];
};

interface Node {
  type?: string;
  source?: { value?: string } | null;
  callee?: Node & { value?: string; object?: { value?: string }; property?: { value?: string } };
  arguments?: { expression: { type: string; value?: string } }[];
  argument?: { type?: string; value?: string };
}

const visit = (value: unknown, found: Set<string>): void => {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, found);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const node = value as Node;
  if (node.type && /^(Import|Export\w*)Declaration$/.test(node.type) && node.source?.value)
    found.add(node.source.value);
  if (node.type === 'TsImportType' && node.argument?.value) found.add(node.argument.value);
  if (node.type === 'CallExpression' && loadsModule(node)) {
    const [first] = node.arguments ?? [];
    if (first?.expression.type === 'StringLiteral' && first.expression.value) found.add(first.expression.value);
  }
  for (const child of Object.values(value)) visit(child, found);
};

const loadsModule = ({ callee }: Node): boolean =>
  callee?.type === 'Import' ||
  callee?.value === 'require' ||
  (callee?.object?.value === 'jest' && callee.property?.value === 'mock') ||
  (callee?.object?.value === 'require' && callee.property?.value === 'resolve');
