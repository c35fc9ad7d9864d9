import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isForTests } from '../../engine/compiler/content-stamp.ts';
import { childNode, childNodes, type SyntaxNode, walkSource } from './source-terms.ts';

const page = 'docs/developer/glossary.md';
const sources = '{engine,features,gateway,screens,studio,tools}/**/*.{ts,tsx}';

/** Preferred terms of the domain, by the words that must not be used in names instead. */
export interface AvoidedTerms {
  /** Words avoided in all names. */
  readonly anywhere: ReadonlyMap<string, string>;
  /**
   * Words that must not be used in exported names: those above, and those in brackets, which are allowed within a
   * file.
   */
  readonly exported: ReadonlyMap<string, string>;
}

/** Reads the glossary's column "instead of". */
export function avoidedTerms(glossary: string): AvoidedTerms {
  const rows = glossary.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const wordsOf = (textOf: (avoided: string) => string) =>
    new Map(
      rows.flatMap(([, term = '', , , , avoided = '']) =>
        [...textOf(avoided).matchAll(/`([a-z]+)`/g)].map(([, word = '']) => [word, term] as const),
      ),
    );
  return {
    anywhere: wordsOf((avoided) => avoided.replace(/\([^)]*\)/g, '')),
    exported: wordsOf((avoided) => avoided),
  };
}

/** Lists the names that a module exports at their declaration. */
export function exportedNames(source: string): readonly string[] {
  const declaration =
    /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|class|interface|type) (\w+)/gm;
  return [...source.matchAll(declaration)].map(([, name = '']) => name);
}

/** Splits a name into words: `problemsToldByParts` has problems, told, by and parts. */
export function partsOfName(name: string): readonly string[] {
  return [...name.matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)].map(([word]) => word.toLowerCase());
}

/**
 * Name that a module declares. Marked as a field if it is a member, or if a pattern such as `{ a }` takes it from
 * a value.
 */
export interface DeclaredName {
  readonly name: string;
  readonly isField: boolean;
}

/** Lists the names declared by a module: functions, types, members, parameters and variables. */
export function declaredNames(source: string, fileName: string): readonly DeclaredName[] {
  const found: DeclaredName[] = [];
  walkSource(source, fileName, (node) => {
    for (const each of declaredBy(node)) found.push(...namesIn(each, fields.includes(node.type ?? '')));
  });
  return found;
}

const fields = ['TsPropertySignature', 'ClassProperty'];

/** Finds the nodes with the names that a node declares: identifiers, or patterns of them. */
function declaredBy(node: SyntaxNode): readonly (SyntaxNode | undefined)[] {
  const named = [childNode(node, 'identifier'), childNode(node, 'id'), childNode(node, 'key')];
  switch (node.type) {
    case 'ArrowFunctionExpression':
    case 'TsFunctionType':
      return childNodes(node, 'params');
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ClassMethod':
      return [...named, ...childNodes(childNode(node, 'function') ?? node, 'params')];
    case 'TsMethodSignature':
      return [...named, ...childNodes(node, 'params')];
    case 'VariableDeclarator':
    case 'ClassDeclaration':
    case 'ClassProperty':
    case 'TsPropertySignature':
    case 'TsInterfaceDeclaration':
    case 'TsTypeAliasDeclaration':
      return named;
    default:
      return [];
  }
}

/** Lists the names of a pattern: `{ a, b: [c] }` has a and c. */
function namesIn(pattern: SyntaxNode | undefined, isField: boolean): readonly DeclaredName[] {
  if (pattern === undefined) return [];
  if (pattern.type === 'Identifier') return [{ name: String(pattern['value']), isField }];
  if (pattern.type === 'AssignmentPatternProperty') return namesIn(childNode(pattern, 'key'), true);
  const inside = ['pat', 'left', 'argument', 'value'].map((key) => childNode(pattern, key));
  const listed = ['elements', 'properties'].flatMap((key) => childNodes(pattern, key));
  return [...inside, ...listed].flatMap((each) => namesIn(each, isField));
}

/** Finds names with a word of the glossary's column "instead of", one sentence each. */
export function findAvoidedNames(root: string): readonly string[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const { anywhere, exported } = avoidedTerms(read(page));
  const sent = sentNames(root);
  return globSync(sources, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !isForTests(path))
    .toSorted()
    .flatMap((path) => {
      const source = read(path);
      const own = exportedNames(source);
      const inside = declaredNames(source, path)
        .filter(({ name, isField }) => !own.includes(name) && !(isField && sent.has(name)))
        .map(({ name }) => name);
      return [
        ...own.flatMap((name) => sentencesOf(`${path} exports "${name}"`, name, exported)),
        ...[...new Set(inside)].flatMap((name) => sentencesOf(`${path} declares "${name}"`, name, anywhere)),
      ];
    });
}

/** Lists the fields that the gateway stores and sends, whose names code cannot choose. */
function sentNames(root: string): ReadonlySet<string> {
  const [document] = globSync('generated/openapi.json', { cwd: root });
  const text = document === undefined ? '' : readFileSync(join(root, document), 'utf8');
  return new Set([...text.matchAll(/"(\w+)":\s*\{/g)].map(([, name = '']) => name));
}

function sentencesOf(what: string, name: string, avoided: ReadonlyMap<string, string>): readonly string[] {
  const word = partsOfName(name).find((each) => avoided.has(each));
  if (word === undefined) return [];
  return [`${what}. Instead of "${word}" write "${avoided.get(word)}", see ${page}.`];
}
