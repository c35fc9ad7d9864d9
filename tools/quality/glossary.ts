import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { childOf, childrenOf, type SyntaxNode, walkSource } from './source-terms.ts';

const page = 'docs/developer/glossary.md';
const sources = '{engine,features,gateway,screens,studio,tools}/**/*.{ts,tsx}';
const tests = /\.(?:test|fixture|stories)\.tsx?$|\/testing\//;

/** Terms that the field uses, each by a word that names may not have. */
export interface AvoidedTerms {
  /** Words of no name at all. */
  readonly anywhere: ReadonlyMap<string, string>;
  /** Words of no exported name: those above, and those in brackets, which are plain English inside of a file. */
  readonly exported: ReadonlyMap<string, string>;
}

/** Reads the words of the glossary's "instead of" column. */
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

/** The names that a module exports where it declares them. */
export function exportedNames(source: string): readonly string[] {
  const declaration =
    /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|class|interface|type) (\w+)/gm;
  return [...source.matchAll(declaration)].map(([, name = '']) => name);
}

/** The words of a name: `problemsShownByParts` has told, by and parts. */
export function partsOfName(name: string): readonly string[] {
  return [...name.matchAll(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g)].map(([word]) => word.toLowerCase());
}

/** The names that a module declares: functions, types, members, parameters and variables. */
export function declaredNames(source: string, fileName: string): readonly string[] {
  const found = new Set<string>();
  walkSource(source, fileName, (node) => {
    for (const each of declaredBy(node)) addNames(each, found);
  });
  return [...found];
}

/** Nodes that hold what a node declares: identifiers, or patterns of them. */
function declaredBy(node: SyntaxNode): readonly (SyntaxNode | undefined)[] {
  const named = [childOf(node, 'identifier'), childOf(node, 'id'), childOf(node, 'key')];
  switch (node.type) {
    case 'ArrowFunctionExpression':
    case 'TsFunctionType':
      return childrenOf(node, 'params');
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ClassMethod':
      return [...named, ...childrenOf(childOf(node, 'function') ?? node, 'params')];
    case 'TsMethodSignature':
      return [...named, ...childrenOf(node, 'params')];
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

/** Adds the names of a pattern: `{ a, b: [c] }` has a and c. */
function addNames(pattern: SyntaxNode | undefined, found: Set<string>): void {
  if (pattern === undefined) return;
  if (pattern.type === 'Identifier') found.add(String(pattern['value']));
  for (const key of ['pat', 'left', 'argument', 'value']) addNames(nodeAt(pattern, key), found);
  for (const key of ['elements', 'properties'])
    for (const each of childrenOf(pattern, key)) addNames(each, found);
  if (pattern.type === 'AssignmentPatternProperty') addNames(childOf(pattern, 'key'), found);
}

function nodeAt(node: SyntaxNode, key: string): SyntaxNode | undefined {
  return typeof node[key] === 'object' ? childOf(node, key) : undefined;
}

/** Names that have a word of the glossary's "instead of" column, one sentence each. */
export function findAvoidedNames(root: string): readonly string[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const { anywhere, exported } = avoidedTerms(read(page));
  const stored = storedNames(root);
  return globSync(sources, { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !tests.test(path))
    .toSorted()
    .flatMap((path) => {
      const source = read(path);
      const own = exportedNames(source);
      const inside = declaredNames(source, path).filter((name) => !own.includes(name) && !stored.has(name));
      return [
        ...own.flatMap((name) => sentencesOf(`${path} exports "${name}"`, name, exported)),
        ...inside.flatMap((name) => sentencesOf(`${path} declares "${name}"`, name, anywhere)),
      ];
    });
}

/** Names of fields that the schemas store and send: code that reads them writes them as they are. */
function storedNames(root: string): ReadonlySet<string> {
  const texts = globSync('schemas/**/*.{schema,calls}.json', { cwd: root }).map((path) =>
    readFileSync(join(root, path), 'utf8'),
  );
  return new Set(texts.flatMap((text) => [...text.matchAll(/"(\w+)":\s*\{/g)].map(([, name = '']) => name)));
}

function sentencesOf(what: string, name: string, avoided: ReadonlyMap<string, string>): readonly string[] {
  const word = partsOfName(name).find((each) => avoided.has(each));
  if (word === undefined) return [];
  return [`${what}. Instead of "${word}" write "${avoided.get(word)}", see ${page}.`];
}
