import type { Diagnostics } from '../diagnostics.ts';
import { parseSource, type SourceFile, type SourceKind } from './source-file.ts';

/** Every file of the schema set, parsed, by kind and name. */
export interface SourceSet {
  readonly files: readonly SourceFile[];
  readonly byPath: ReadonlyMap<string, SourceFile>;
  readonly slug: string;
  /** The files of a kind, by stem. */
  readonly of: (kind: SourceKind) => ReadonlyMap<string, SourceFile>;
}

/** Parses the texts; files with syntax errors are reported and left out. */
export function parseSources(texts: ReadonlyMap<string, string>, diagnostics: Diagnostics): SourceSet {
  const slug = slugOf(texts.get('schemas/product.json'));
  const parsed = [...texts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, text]) => parseSource(path, text, slug))
    .filter((file) => file !== undefined);
  const files = parsed.filter((file) => isReadable(file, diagnostics));
  const kinds = Map.groupBy(files, ({ kind }) => kind);
  const byStem = new Map([...kinds].map(([kind, members]) => [kind, namedOnce(members, diagnostics)]));
  const none: ReadonlyMap<string, SourceFile> = new Map();
  return {
    files,
    byPath: new Map(files.map((file) => [file.path, file])),
    slug,
    of: (kind) => byStem.get(kind) ?? none,
  };
}

function isReadable(file: SourceFile, diagnostics: Diagnostics): boolean {
  for (const { message, offset, length } of file.syntaxErrors)
    diagnostics.reportSyntax(file, `This is no JSON: ${message}.`, { offset, length });
  if (file.syntaxErrors.length > 0) return false;
  if (typeof file.value === 'object' && file.value !== null && !Array.isArray(file.value)) return true;
  diagnostics.reportSyntax(file, 'A file of the schema set is a JSON object.', { offset: 0, length: 1 });
  return false;
}

function namedOnce(files: readonly SourceFile[], diagnostics: Diagnostics): ReadonlyMap<string, SourceFile> {
  const byStem = new Map<string, SourceFile>();
  for (const file of files) {
    const first = byStem.get(file.stem);
    if (first === undefined) byStem.set(file.stem, file);
    else {
      const message = `There is a ${file.kind} named "${file.stem}" already: ${first.path}.`;
      diagnostics.report(file, {
        code: 'name/duplicate',
        message,
        at: [],
        help: 'Rename one of the two files.',
      });
    }
  }
  return byStem;
}

function slugOf(text: string | undefined): string {
  return /"slug"\s*:\s*"([A-Za-z][A-Za-z0-9_-]*)"/.exec(text ?? '')?.[1] ?? '{product}';
}
