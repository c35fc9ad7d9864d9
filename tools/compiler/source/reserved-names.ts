import type { Node } from 'jsonc-parser';
import type { SyntaxProblem } from './explain-syntax.ts';

/** Every object of JavaScript has these already: a field of that name would be lost or take their place. */
const reserved: ReadonlySet<unknown> = new Set(['__proto__', 'constructor', 'prototype']);

/** Where a text uses a reserved name: as the name of a property, or as that of its file. */
export function reservedNamesIn(tree: Node | undefined, stem = ''): readonly SyntaxProblem[] {
  const own = reserved.has(stem) ? [problemOf(stem, { offset: 0, length: 1 })] : [];
  return [...own, ...reservedIn(tree)];
}

function reservedIn(node: Node | undefined): readonly SyntaxProblem[] {
  const children = node?.children ?? [];
  const [name] = node?.type === 'property' ? children : [];
  const own = name !== undefined && reserved.has(name.value) ? [problemOf(String(name.value), name)] : [];
  return [...own, ...children.flatMap(reservedIn)];
}

function problemOf(name: string, { offset, length }: Pick<Node, 'offset' | 'length'>): SyntaxProblem {
  const message = `"${name}" cannot be a name: every object has something of that name already.`;

  return { message, help: 'Choose another name.', offset, length };
}
