import { getNodeValue, type JSONPath, type Node } from 'jsonc-parser';
import { type KindFiles, type SourceKind, sourceKinds } from '../files/kind-files.ts';
import type { SyntaxProblem } from './explain-syntax.ts';
import { parseText } from './parse-text.ts';
import { reservedNamesIn } from './reserved-names.ts';

/** JSON file of the schema set with its text, so that every problem can be shown at its position. */
export interface SourceFile<Kind extends SourceKind | 'unknown' = SourceKind | 'unknown'> {
  /** Path from the project's root, with `/`. */
  readonly path: string;
  readonly text: string;
  readonly kind: Kind;
  /** File name without kind and ending: `allergies` for `allergies.tab.json`. */
  readonly stem: string;
  readonly value: Kind extends SourceKind ? KindFiles[Kind] : unknown;
  /** Value of `{product}` in names and expressions; the tree keeps the text as written. */
  readonly slug: string;
  readonly tree: () => Node | undefined;
  readonly syntaxErrors: readonly SyntaxProblem[];
  readonly reservedNames: readonly SyntaxProblem[];
}

/** Values of `{product}`: the slug in names, the title in texts for people. */
export interface ProductName {
  readonly slug: string;
  readonly title: string;
}

/** Reports whether a file is of a kind, which narrows the type of its value. */
export function isOfKind<Kind extends SourceKind>(
  file: SourceFile | undefined,
  kind: Kind,
): file is SourceFile<Kind> {
  return file?.kind === kind;
}

/** Parses one file; replaces `{product}` in the value, never in the text, which positions refer to. */
export function parseSource(path: string, text: string, product: ProductName): SourceFile {
  const named = schemaFileName(path) ?? { kind: 'unknown' as const, stem: path };
  const { tree, problems } = parseText(text);
  return {
    ...{ path, text, ...named, slug: product.slug },
    value: tree === undefined ? undefined : valueOfTree(tree, product),
    tree: () => tree,
    syntaxErrors: problems,
    reservedNames: reservedNamesIn(tree, { stem: named.stem }),
  };
}

export function valueOfTree(tree: Node, { slug, title }: ProductName): unknown {
  return substitute(getNodeValue(tree), { slug, title });
}

/** Finds kind and stem by file name; undefined for a file outside of the schema language. Stems become type names. */
export function schemaFileName(
  path: string,
): { readonly kind: SourceKind; readonly stem: string } | undefined {
  if (path === 'schemas/product.json') return { kind: 'product', stem: 'product' };
  const [, stem] = /(?:^|\/)([a-z][a-z0-9-]*)\.[a-z]+\.json$/.exec(path) ?? [];
  const kind = fileKindOf(path);
  return kind === undefined || stem === undefined ? undefined : { kind, stem };
}

/** Finds the kind in the last part of a file's name. */
export function fileKindOf(path: string): SourceKind | undefined {
  const [, ending] = /[^/]\.([a-z]+)\.json$/.exec(path) ?? [];
  return sourceKinds.find((kind) => kind === ending);
}

/** Reports whether a path is one of the schemas that describe the schema language itself. */
export function isMetaSchema(path: string): boolean {
  const [, name] = /^schemas\/meta\/([a-z]+)\.schema\.json$/.exec(path) ?? [];
  return name === 'entity' || sourceKinds.some((kind) => kind === name);
}

/** Finds the offset and length of the value (or of the property's name) at a JSON path. */
export function spanAt(
  file: SourceFile,
  path: JSONPath,
  of: 'value' | 'key' = 'value',
): { offset: number; length: number } {
  const tree = file.tree();
  if (tree === undefined) return { offset: 0, length: 1 };
  let node = tree;
  let isFound = true;
  for (const step of path) {
    const next = childOf(node, step, file.slug);
    isFound = next !== undefined;
    if (next === undefined) break;
    node = next;
  }
  const name = node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;
  const { offset, length } = of === 'key' && isFound && name !== undefined ? name : node;
  return { offset, length };
}

/** Converts a JSON path of the value to the names in the text, where `{product}` is not replaced. */
export function writtenPath(file: SourceFile, path: JSONPath): JSONPath {
  let node = file.tree();
  return path.map((step) => {
    const property = node?.children?.find(({ children }) => keyOf(children?.[0]?.value, file.slug) === step);
    const written: unknown = property?.children?.[0]?.value;
    const isMember = node?.type === 'object' && typeof written === 'string';
    node = node === undefined ? undefined : childOf(node, step, file.slug);
    return isMember ? written : step;
  });
}

function childOf(node: Node, step: string | number, slug: string): Node | undefined {
  if (node.type === 'array') return node.children?.[Number(step)];
  const property = node.children?.find(({ children }) => keyOf(children?.[0]?.value, slug) === step);
  return node.type === 'object' ? property?.children?.[1] : undefined;
}

function keyOf(name: unknown, slug: string): unknown {
  return typeof name === 'string' ? name.replaceAll('{product}', slug) : name;
}

/** Properties whose texts, at any depth, are messages and titles. */
const readByPeople = new Set([
  'message',
  'messages',
  'title',
  'description',
  'label',
  'needs',
  'success',
  'failure',
  'refuse',
  'refusal',
]);

function substitute(value: unknown, names: ProductName, isRead = false): unknown {
  if (typeof value === 'string') return value.replaceAll('{product}', isRead ? names.title : names.slug);
  if (Array.isArray(value)) return value.map((item) => substitute(item, names, isRead));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, child]) => {
    const isText = isRead || (readByPeople.has(key) && !isSchemaOfField(child));
    return [key.replaceAll('{product}', names.slug), substitute(child, names, isText)] as const;
  });
  return Object.fromEntries(entries);
}

const typeNames: ReadonlySet<unknown> = new Set([
  'string',
  'number',
  'integer',
  'boolean',
  'object',
  'array',
  'null',
]);

/**
 * Reports whether a value is the schema of a field: a field may have the name of a message property, and a
 * message that of a JSON Schema keyword.
 */
function isSchemaOfField(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return (
    '$ref' in value || typeNames.has(Reflect.get(value, 'type')) || Array.isArray(Reflect.get(value, 'enum'))
  );
}
