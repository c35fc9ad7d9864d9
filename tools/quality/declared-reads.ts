import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isForTests } from '../../engine/compiler/content-stamp.ts';

const page = 'docs/developer/exceptions.md';
const sources = ['{features,screens}/**/*.{ts,tsx}', 'studio/{page,server,shared}/**/*.{ts,tsx}'];

/** Pattern of a literal pointer, `getAt(body, '/email')`. */
const pointerRead = /\b(?:textAt|stringAt|numberAt|getAt|valueAt|objectAt|objectsAt)\([^;`]*?, '\/?\w[\w/]*'/;

/** Pattern of a literal name in a record, a body or a row: `row['lname']`, `records['patient']?.['_id']`. */
const nameRead = new RegExp(
  `\\b(?:${[
    ...[
      'record',
      'document',
      'body',
      'query',
      'payload',
      'sent',
      'stored',
      'before',
      'after',
      'given',
      'row',
    ],
    ...['hit', 'list', 'item', 'entry', 'patient', 'medication', 'allergy', 'condition', 'observation'],
    ...['interaction', 'review', 'delivery', 'user', 'organization', String.raw`records\['\w+'\]`],
  ].join('|')})\\??\\.?\\['\\w+'\\]`,
);

/** Reads the table of files and folders that may read fields by name without a declaration, each with a reason. */
export function undeclaredSources(figures: string): readonly string[] {
  const rows = figures.matchAll(/^\| `((?:features|screens|studio)\/[^`]+)` \| [^|]+ \|$/gm);
  return [...rows].map(([, path = '']) => path);
}

/** Reports whether a path is the file of a table row, or below its folder (`import/server/fhir/`). */
export function isInRow(path: string, row: string): boolean {
  return path === row || (row.endsWith('/') && path.startsWith(row));
}

/** Finds reads of fields by a quoted name, which no compiler checks when the schema changes; one sentence each. */
export function findDeclaredReads(root: string): readonly string[] {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const listed = undeclaredSources(read(page));
  const files = globSync(sources, { cwd: root }).map((path) => path.replaceAll('\\', '/'));
  const reads = files
    .toSorted()
    .filter((path) => !isForTests(path))
    .flatMap((path) => readsIn(read(path)).map((found) => ({ path, ...found })));
  return [
    ...reads.filter(({ path }) => !listed.some((row) => isInRow(path, row))).map(sentenceOf),
    ...listed
      .filter((row) => !reads.some(({ path }) => isInRow(path, row)))
      .map((path) => `${page} lists ${path}, which reads no field by its name any more. Remove the line.`),
  ];
}

interface Read {
  readonly line: number;
  readonly text: string;
}

function readsIn(source: string): readonly Read[] {
  return source.split('\n').flatMap((code, at) => {
    const [text] = pointerRead.exec(code) ?? nameRead.exec(code) ?? [];
    return text === undefined ? [] : [{ line: at + 1, text }];
  });
}

function sentenceOf({ path, line, text }: Read & { readonly path: string }): string {
  return `${path}:${line} reads a field by its name: ${text}. Read it as the type that generated/calls.types.ts has for it (isRecord of screens/records.ts, recordOf, recordAs); where no schema declares it, list the file with the reason in ${page}.`;
}
