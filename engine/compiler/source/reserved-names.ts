import type { Node } from 'jsonc-parser';
import type { SyntaxProblem } from './explain-syntax.ts';

/**
 * Names of properties that every JavaScript object inherits; a field with such a name would be lost or override
 * the inherited property.
 */
const reserved: ReadonlySet<unknown> = new Set([
  'prototype',
  ...Object.getOwnPropertyNames(Object.prototype),
]);

/** Facts about the position of a text, given by its file or parent. */
interface TextFacts {
  /** Stem of the file's name. */
  readonly stem?: string;
  /** True for the content of `properties`. */
  readonly isOfFields?: boolean;
}

/** Finds texts with a reserved name: of a property, or of the file. */
export function reservedNamesIn(
  tree: Node | undefined,
  { stem = '', isOfFields = false }: TextFacts = {},
): readonly SyntaxProblem[] {
  const own = reserved.has(stem) ? [problemOf(stem, { offset: 0, length: 1 })] : [];
  return [...own, ...reservedIn(tree, isOfFields)];
}

function reservedIn(node: Node | undefined, isOfFields: boolean): readonly SyntaxProblem[] {
  const children = node?.children ?? [];
  if (node?.type !== 'property') return children.flatMap((each) => reservedIn(each, isOfFields));
  const [name, value] = children;
  const own = name === undefined ? undefined : problemOfName(name, isOfFields);
  return [...(own === undefined ? [] : [own]), ...reservedIn(value, name?.value === 'properties')];
}

function problemOfName(node: Node, isField: boolean): SyntaxProblem | undefined {
  const name = String(node.value);
  const { offset, length } = node;
  if (reserved.has(name)) return problemOf(name, node);
  // Refuses control characters, which are invisible, and unpaired surrogates. PostgreSQL can store neither the
  // character 0 nor such surrogates.
  if (!name.isWellFormed() || /\p{Cc}/u.test(name))
    return { message: 'This name has a character that cannot be stored or seen.', help, offset, length };
  if (!isField || (name !== '' && name !== '*')) return undefined;
  return { message: `"${name}" cannot be the name of a field: no path could name it.`, help, offset, length };
}

function problemOf(name: string, { offset, length }: Pick<Node, 'offset' | 'length'>): SyntaxProblem {
  const message = `"${name}" cannot be a name: every object has something of that name already.`;
  return { message, help, offset, length };
}

const help = 'Choose another name.';
