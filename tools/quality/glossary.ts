import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const page = 'docs/developer/glossary.md';
const sources = '{engine,features,gateway,screens,studio,tools}/**/*.{ts,tsx}';
const tests = /\.(?:test|fixture|stories)\.tsx?$|\/testing\//;

/** Reads the terms that the field uses, each by a word that names may not have. */
export function avoidedTerms(glossary: string): ReadonlyMap<string, string> {
  const rows = glossary.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(
    rows.flatMap(([, term = '', , , , avoided = '']) =>
      [...avoided.matchAll(/`([a-z]+)`/g)].map(([, word = '']) => [word, term] as const),
    ),
  );
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

/** Exported names that have a word of the glossary's "instead of" column, one sentence each. */
export function findAvoidedNames(root: string): readonly string[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const avoided = avoidedTerms(read(page));
  const files = globSync(sources, { cwd: root }).filter((path) => !tests.test(path.replaceAll('\\', '/')));
  return files
    .toSorted()
    .flatMap((path) => exportedNames(read(path)).flatMap((name) => sentencesOf(path, name, avoided)));
}

function sentencesOf(path: string, name: string, avoided: ReadonlyMap<string, string>): readonly string[] {
  const word = partsOfName(name).find((each) => avoided.has(each));
  if (word === undefined) return [];
  return [`${path} exports "${name}". Instead of "${word}" write "${avoided.get(word)}", see ${page}.`];
}
