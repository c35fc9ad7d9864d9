import { basename, join, relative, sep } from 'node:path';
import {
  isArrayTypeNode,
  isCallExpression,
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
import { isForTests } from '../../engine/compiler/content-stamp.ts';
import { tokensOf } from '../../engine/core/json/pointer.ts';
import type { CodeFacts, FieldReads, RequestedRules } from '../../engine/core/product/code-facts.ts';
import { createPassedFields } from './passed-fields.ts';
import { createRequestedRules, type RequestedRule } from './requested-rules.ts';
import { partsOf } from './type-parts.ts';

const sources = /^(?:features|screens|studio\/(?:page|server|shared)|tools\/cli)\//;

/**
 * Files with the types that the compiler generates for an entity or a call's body. Types of answers declare no
 * fields.
 */
const ownerFile = /^generated\/(?:.+\/)?([^/]+?)(?:\.body)?\.types\.ts$/;

/** Property name that a file reads or writes, with the type of the value. */
interface NameRead {
  readonly type: Type | undefined;
  readonly names: readonly string[];
}

/**
 * Finds the schema facts that code depends on, by TypeScript's type checker: fields of entities and bodies used by name
 * (`record.name`, `record['name']`, `{ name }` in a pattern, `{ name: … }` as a record, a record as `{ name: … }`, a
 * path of a type), and requested access rules.
 */
export function findCodeFacts(root: string): CodeFacts {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProject: join(root, 'tsconfig.json') }).getProjects();
    if (project === undefined) throw new Error('tsconfig.json makes no project of TypeScript.');
    return factsOf(project, root);
  } finally {
    api.close();
  }
}

function factsOf(project: Project, root: string): CodeFacts {
  const pathOf = createPathOf(project, root);
  const passedFields = createPassedFields(project.checker);
  const askedRules = createRequestedRules(project.checker, root);
  const fields: (readonly [string, string])[] = [];
  const asked: (readonly [RequestedRule, string])[] = [];
  for (const name of project.program.getSourceFileNames()) {
    const path = relative(root, name).split(sep).join('/');
    const file = sources.test(path) && !isForTests(path) ? project.program.getSourceFile(name) : undefined;
    if (file === undefined) continue;
    const nodes = nodesBelow(file);
    const found = [
      ...declarationsRead(nodes, project.checker),
      ...pathsNamed(nodes, project.checker),
      ...passedFields(nodes),
    ];
    fields.push(...found.map((handle) => [pathOf(handle) ?? '', readerOf(path)] as const));
    asked.push(...askedRules(file, nodes).map((each) => [each, readerOf(path)] as const));
  }
  return { fields: fieldsOf(fields), rules: rulesOf(asked) };
}

function fieldsOf(pairs: readonly (readonly [field: string, reader: string])[]): FieldReads {
  const byPath = Map.groupBy(pairs, ([field]) => field);
  byPath.delete('');
  return sorted([...byPath].map(([field, found]) => [field, distinct(found.map(([, reader]) => reader))]));
}

/**
 * Collects the requested rules by name, each with the values that every requesting call provides, since the rule
 * may read only these.
 */
function rulesOf(asked: readonly (readonly [RequestedRule, string])[]): RequestedRules {
  const byRule = Map.groupBy(asked, ([{ rule }]) => rule);
  return sorted(
    [...byRule].map(([rule, found]) => {
      const [first = [], ...others] = found.map(([{ gives }]) => gives);
      const gives = first.filter((name) => others.every((each) => each.includes(name)));
      return [rule, { readers: distinct(found.map(([, reader]) => reader)), gives }];
    }),
  );
}

function distinct(names: readonly string[]): readonly string[] {
  return [...new Set(names)].toSorted();
}

function sorted<Value>(entries: readonly (readonly [string, Value])[]): Readonly<Record<string, Value>> {
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Names the part of the product that a file belongs to: a feature, a folder of screens, the Studio, or the command
 * line.
 */
function readerOf(path: string): string {
  const [area = '', folder = ''] = path.split('/');
  if (area === 'features') return folder;
  return area === 'studio' ? area : `${area}/${folder}`;
}

/** Finds the declarations of the names that a file reads. */
function declarationsRead(nodes: readonly Node[], checker: Checker): readonly NodeHandle[] {
  const accessed = nodes.filter(isPropertyAccessExpression).map(({ name }) => name);
  const symbols = accessed.length === 0 ? [] : checker.getSymbolAtLocation(accessed);
  const read = nodes.flatMap((node) => nameRead(node, checker) ?? []);
  const properties = read.flatMap(({ type, names }) =>
    partsOf(type).flatMap((part) => names.map((name) => checker.getPropertyOfType(part, name))),
  );
  return [...symbols, ...properties].flatMap((symbol) => symbol?.declarations ?? []);
}

/** Finds the declarations that `pathIn<Type>('/field/inside')` names. */
function pathsNamed(nodes: readonly Node[], checker: Checker): readonly NodeHandle[] {
  return nodes.flatMap((node) => {
    if (!isCallExpression(node) || !isIdentifier(node.expression) || node.expression.text !== 'pathIn')
      return [];
    const [[type], [path]] = [node.typeArguments ?? [], node.arguments];
    if (type === undefined || path === undefined || !isStringLiteral(path)) return [];
    const found: NodeHandle[] = [];
    let below = partsOf(checker.getTypeFromTypeNode(type));
    for (const step of tokensOf(path.text)) {
      const symbols =
        step === '*' ? [] : below.flatMap((part) => checker.getPropertyOfType(part, step) ?? []);
      found.push(...symbols.flatMap(({ declarations }) => declarations));
      const types =
        step === '*'
          ? below.flatMap((part) => itemsOf(part, checker))
          : symbols.map((symbol) => checker.getTypeOfSymbol(symbol));
      below = types.flatMap((each) => partsOf(each));
    }
    return found;
  });
}

function itemsOf(type: Type, checker: Checker): readonly Type[] {
  const all: readonly Type[] =
    checker.isArrayType(type) && type.isTypeReference() ? checker.getTypeArguments(type) : [];
  return all;
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

/**
 * Creates the function from a declaration to the path of its field; undefined for a declaration outside of
 * schemas.
 */
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

/** Lists the tokens from the whole type to a declaration inside; `*` stands for an item of a list or a map. */
function stepsTo(node: Node | undefined): readonly string[] {
  if (node === undefined) return [];
  const isOfMany = isIndexSignatureDeclaration(node) || isArrayTypeNode(node) || isTupleTypeNode(node);
  const own = isPropertySignatureDeclaration(node) ? textOf(node.name) : isOfMany ? ['*'] : [];
  return [...stepsTo(node.parent), ...own];
}

/** File of the facts in the product, written by `npm run reads`; a test compares it with the code. */
export const codeFactsPath = 'features/all/server/code-facts.json';

/** Formats the facts as the formatter does, one per line. */
export function writtenFacts({ fields, rules }: CodeFacts): string {
  return `{\n  "fields": ${written(fields)},\n  "rules": ${written(rules)}\n}\n`;
}

function written(facts: Readonly<Record<string, object>>): string {
  const lines = Object.entries(facts).map(([name, fact]) => `    "${name}": ${inLine(fact)}`);
  return `{\n${lines.join(',\n')}\n  }`;
}

function inLine(fact: object): string {
  if (Array.isArray(fact)) return `[${fact.map((each) => JSON.stringify(each)).join(', ')}]`;
  const members = Object.entries(fact).map(([name, value]) => `"${name}": ${inLine(value)}`);
  return `{ ${members.join(', ')} }`;
}
