import { basename, join, relative, sep } from 'node:path';
import {
  isArrayTypeNode,
  isElementAccessExpression,
  isIdentifier,
  isIndexSignatureDeclaration,
  isObjectBindingPattern,
  isObjectLiteralExpression,
  isPropertyAccessExpression,
  isPropertySignatureDeclaration,
  isStringLiteral,
  isTupleTypeNode,
  type Node,
} from 'typescript/unstable/ast';
import { API, type Checker, type NodeHandle, type Project, type Type } from 'typescript/unstable/sync';
import type { FieldReads } from '../../engine/core/product/field-reads.ts';
import { createPassedFields } from './passed-fields.ts';
import { partsOf } from './type-parts.ts';

const sources = /^(?:features|screens|studio\/(?:page|server|shared)|tools\/cli)\//;
const tests = /\.(?:test|fixture|stories)\.tsx?$|\/testing\//;

/** Types that the compiler makes of an entity, or of the body of a call; those of answers are no fields. */
const ownerFile = /^generated\/(?:.+\/)?([^/]+?)(?:\.body)?\.types\.ts$/;

/** A name that a file reads or writes, of a value of some type. */
interface NameRead {
  readonly type: Type | undefined;
  readonly names: readonly string[];
}

/**
 * Finds the fields of entities and of bodies of calls that code reads or writes by their names, as the type checker of
 * TypeScript resolves them: `record.name`, `record['name']`, `{ name }` in a pattern, `{ name: … }` where a record
 * is wanted, and a record where `{ name: … }` is wanted.
 */
export function findFieldReads(root: string): FieldReads {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProject: join(root, 'tsconfig.json') }).getProjects();
    if (project === undefined) throw new Error('tsconfig.json makes no project of TypeScript.');
    return readsOf(project, root);
  } finally {
    api.close();
  }
}

function readsOf(project: Project, root: string): FieldReads {
  const pathOf = createPathOf(project, root);
  const passedFields = createPassedFields(project.checker);
  const pairs = project.program.getSourceFileNames().flatMap((name) => {
    const path = relative(root, name).split(sep).join('/');
    const file = sources.test(path) && !tests.test(path) ? project.program.getSourceFile(name) : undefined;
    if (file === undefined) return [];
    const nodes = nodesBelow(file);
    const found = [...declarationsRead(nodes, project.checker), ...passedFields(nodes)];
    return found.map((handle) => [pathOf(handle), readerOf(path)] as const);
  });
  const byPath = Map.groupBy(pairs, ([field]) => field ?? '');
  byPath.delete('');
  const entries = [...byPath].map(([field, readers]) => {
    return [field, [...new Set(readers.map(([, reader]) => reader))].toSorted()] as const;
  });
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Names the part of the product that a file belongs to: a feature, a folder of screens, the Studio, or the command line. */
function readerOf(path: string): string {
  const [area = '', folder = ''] = path.split('/');
  if (area === 'features') return folder;
  return area === 'studio' ? area : `${area}/${folder}`;
}

/** Finds where the types declare what a file names. */
function declarationsRead(nodes: readonly Node[], checker: Checker): readonly NodeHandle[] {
  const accessed = nodes.filter(isPropertyAccessExpression).map(({ name }) => name);
  const symbols = accessed.length === 0 ? [] : checker.getSymbolAtLocation(accessed);
  const read = nodes.flatMap((node) => nameRead(node, checker) ?? []);
  const properties = read.flatMap(({ type, names }) =>
    partsOf(type).flatMap((part) => names.map((name) => checker.getPropertyOfType(part, name))),
  );
  return [...symbols, ...properties].flatMap((symbol) => symbol?.declarations ?? []);
}

function nodesBelow(node: Node): readonly Node[] {
  const below: Node[] = [];
  node.forEachChild((child) => {
    below.push(child, ...nodesBelow(child));
  });
  return below;
}

function nameRead(node: Node, checker: Checker): NameRead | undefined {
  if (isObjectBindingPattern(node)) {
    const names = node.elements.flatMap((element) => textOf(element.propertyName ?? element.name));
    return { type: checker.getTypeAtLocation(node), names };
  }
  if (isObjectLiteralExpression(node)) {
    const names = node.properties.flatMap((property) => ('name' in property ? textOf(property.name) : []));
    return { type: checker.getContextualType(node), names };
  }
  if (!isElementAccessExpression(node)) return undefined;
  const names = partsOf(checker.getTypeAtLocation(node.argumentExpression)).flatMap((key) =>
    key.isStringLiteralType() ? [key.value] : [],
  );
  return names.length === 0 ? undefined : { type: checker.getTypeAtLocation(node.expression), names };
}

function textOf(name: Node | undefined): readonly string[] {
  return name !== undefined && (isIdentifier(name) || isStringLiteral(name)) ? [name.text] : [];
}

/** Resolves a declaration to the field that it declares; undefined for what no schema declares. */
function createPathOf(project: Project, root: string): (handle: NodeHandle) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (handle) => {
    const path = relative(root, handle.path).split(sep).join('/');
    const [, owner] = ownerFile.exec(path) ?? [];
    if (owner === undefined || owner.endsWith('.answers') || basename(path) === 'calls.types.ts')
      return undefined;
    const key = `${path}#${handle.index}`;
    if (!known.has(key)) known.set(key, `${owner}/${stepsTo(handle.resolve(project)).join('/')}`);
    return known.get(key);
  };
}

/** Steps from the whole type to a declaration in it; `*` stands for the items of a list or a map. */
function stepsTo(node: Node | undefined): readonly string[] {
  if (node === undefined) return [];
  const isOfMany = isIndexSignatureDeclaration(node) || isArrayTypeNode(node) || isTupleTypeNode(node);
  const own = isPropertySignatureDeclaration(node) ? textOf(node.name) : isOfMany ? ['*'] : [];
  return [...stepsTo(node.parent), ...own];
}

/** The table that the product carries: `npm run reads` writes it, and a test holds that it is as the code is. */
export const fieldReadsPath = 'features/all/server/field-reads.json';

/** Writes the table as the formatter does: a line for each field. */
export function writtenReads(reads: FieldReads): string {
  const lines = Object.entries(reads).map(
    ([field, readers]) => `  "${field}": [${readers.map((reader) => `"${reader}"`).join(', ')}]`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}
