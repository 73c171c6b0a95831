import { parseSync } from '@swc/core';

/**
 * Every module specifier in a TypeScript source: static and dynamic imports, re-exports, type imports, require and
 * jest.mock.
 */
export const importsOf = (code: string, fileName: string): Imports => {
  const tree = parseSync(code, { syntax: 'typescript', tsx: fileName.endsWith('x'), target: 'es2024' });
  const found: Found = { all: new Set(), values: new Set() };
  visit(tree, found);
  return { all: [...found.all], values: [...found.values] };
};

/** A file's module specifiers, and the ones that are loaded at run time (all except type imports). */
export type Imports = { all: string[]; values: string[] };
type Found = { all: Set<string>; values: Set<string> };

interface Node {
  type?: string;
  source?: { value?: string } | null;
  callee?: Node & { value?: string; object?: { value?: string }; property?: { value?: string } };
  typeOnly?: boolean;
  specifiers?: { isTypeOnly?: boolean }[];
  arguments?: { expression: { type: string; value?: string } }[];
  argument?: { type?: string; value?: string };
}

const visit = (value: unknown, found: Found): void => {
  if (Array.isArray(value)) {
    for (const item of value) visit(item, found);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const node = value as Node;
  if (node.type && /^(Import|Export\w*)Declaration$/.test(node.type) && node.source?.value) {
    found.all.add(node.source.value);
    if (!namesTypesOnly(node)) found.values.add(node.source.value);
  }
  if (node.type === 'TsImportType' && node.argument?.value) found.all.add(node.argument.value);
  if (node.type === 'CallExpression' && loadsModule(node)) {
    const [first] = node.arguments ?? [];
    if (first?.expression.type === 'StringLiteral' && first.expression.value) {
      found.all.add(first.expression.value);
      found.values.add(first.expression.value);
    }
  }
  for (const child of Object.values(value)) visit(child, found);
};

const namesTypesOnly = ({ typeOnly, specifiers = [] }: Node): boolean =>
  typeOnly === true || (specifiers.length > 0 && specifiers.every(({ isTypeOnly }) => isTypeOnly === true));

const loadsModule = ({ callee }: Node): boolean =>
  callee?.type === 'Import' ||
  callee?.value === 'require' ||
  (callee?.object?.value === 'jest' && callee.property?.value === 'mock') ||
  (callee?.object?.value === 'require' && callee.property?.value === 'resolve');
