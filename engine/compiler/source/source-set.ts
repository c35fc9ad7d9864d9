import type { Diagnostics } from '../diagnostics.ts';
import type { SourceKind } from '../files/kind-files.ts';
import { productPath, withBaseOfProduct } from './base-set.ts';
import { completeFiles, type FileCompletion } from './complete-files.ts';
import { leadingTo } from './leading-to.ts';
import { normalizeText } from './normalize-text.ts';
import { parseEdited } from './parse-edited.ts';
import { type ProductName, parseSource, type SourceFile } from './source-file.ts';
import { reportUnknownKind, standsWhereItIsRead } from './where-files-stand.ts';

/** Valid, parsed files of the schema set, by kind and name. */
export interface SourceSet {
  readonly files: readonly SourceFile[];
  readonly byPath: ReadonlyMap<string, SourceFile>;
  readonly slug: string;
  /** Finds the files of a kind, by stem. */
  readonly of: <Kind extends SourceKind>(kind: Kind) => ReadonlyMap<string, SourceFile<Kind>>;
  /**
   * Finds the stems of files of a kind that exist but are invalid. References to them are not checked, since
   * the mistake in the file itself is already reported.
   */
  readonly broken: (kind: SourceKind) => ReadonlySet<string>;
}

/** Function that checks a file against the meta-schema of its kind and reports mistakes. */
export type ShapeCheck = (file: SourceFile, diagnostics: Diagnostics) => boolean;

/** Contributions of the kinds to reading files. */
export interface Reading {
  readonly hasShape: ShapeCheck;
  readonly completions: readonly FileCompletion[];
}

/**
 * Parses the texts of a schema set. Reports files that are no JSON or do not fit their kind, and counts them as
 * broken.
 */
export function parseSources(
  texts: ReadonlyMap<string, string>,
  diagnostics: Diagnostics,
  { hasShape = () => true, completions = [] }: Partial<Reading> = {},
): SourceSet {
  const product = productName(texts.get(productPath));
  const all = [...texts]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, text]) => parseOnce(path, text, product));
  const parsed = withBaseOfProduct(all).filter(
    (file) => file.kind !== 'unknown' || reportUnknownKind(file, diagnostics),
  );
  const wrong = parsed.filter((file) => !isReadable(file, diagnostics) || !hasShape(file, diagnostics));
  const unreadable = leadingTo(wrong, parsed);
  const readable = parsed.filter((file) => !unreadable.includes(file));
  const { files, wrong: incomplete } = completeFiles(readable, unreadable, {
    completions,
    diagnostics,
  });
  const broken = [...unreadable, ...incomplete];
  const byKind = Map.groupBy(files, ({ kind }) => kind);
  const byStem = new Map([...byKind].map(([kind, members]) => [kind, namedOnce(members, diagnostics)]));
  const brokenByKind = Map.groupBy(broken, ({ kind }) => kind);
  return {
    files,
    byPath: new Map(files.map((file) => [file.path, file])),
    slug: product.slug,
    of: fileFinder((kind) => byStem.get(kind)),
    broken: (kind) => new Set(brokenByKind.get(kind)?.map(({ stem }) => stem)),
  };
}

/** Builds the function that finds a kind's files by stem. */
export function fileFinder(
  find: (kind: SourceKind) => ReadonlyMap<string, SourceFile> | undefined,
): SourceSet['of'] {
  return <Kind extends SourceKind>(kind: Kind) =>
    // Casts to the type of the kind, whose meta-schema each file has passed.
    (find(kind) ?? new Map()) as ReadonlyMap<string, SourceFile<Kind>>;
}

interface ParsedBefore {
  readonly text: string;
  readonly product: ProductName;
  readonly file: SourceFile;
}

const parsedBefore = new Map<string, ParsedBefore>();

/**
 * Parses a file, or returns the cached result for the same text, since a watcher finds most files unchanged.
 */
function parseOnce(path: string, text: string, product: ProductName): SourceFile {
  const known = parsedBefore.get(path);
  const before = known !== undefined && isNamedAlike(known, product) ? known : undefined;
  if (before?.text === text) return before.file;
  const normal = normalizeText(text);
  const file =
    before === undefined ? parseSource(path, normal, product) : parseAgain(before.file, normal, product);
  parsedBefore.set(path, { text, product, file });
  return file;
}

function parseAgain(before: SourceFile, text: string, product: ProductName): SourceFile {
  if (before.text === text) return before;
  return parseEdited(before, text, product) ?? parseSource(before.path, text, product);
}

/**
 * Reports whether the product has the slug and title of the last parse. Compares the title only for a file with
 * `{product}`.
 */
function isNamedAlike({ product, file }: ParsedBefore, { slug, title }: ProductName): boolean {
  return product.slug === slug && (product.title === title || !file.text.includes('{product}'));
}

function isReadable(file: SourceFile, diagnostics: Diagnostics): boolean {
  if (!standsWhereItIsRead(file, diagnostics)) return false;
  for (const error of file.syntaxErrors) diagnostics.reportSpan(file, 'json/syntax', error);
  if (file.syntaxErrors.length > 0) return false;
  if (typeof file.value !== 'object' || file.value === null || Array.isArray(file.value)) {
    const message = 'A file of the schema set is a JSON object.';
    diagnostics.reportSpan(file, 'json/syntax', {
      message,
      help: 'Put it into { … }.',
      offset: 0,
      length: 1,
    });
    return false;
  }
  for (const problem of file.reservedNames) diagnostics.reportSpan(file, 'name/reserved', problem);
  return file.reservedNames.length === 0;
}

function namedOnce(files: readonly SourceFile[], diagnostics: Diagnostics): ReadonlyMap<string, SourceFile> {
  const byStem = new Map<string, SourceFile>();
  for (const file of files) {
    const first = byStem.get(file.stem);
    byStem.set(file.stem, first ?? file);
    if (first === undefined) continue;
    const message = `There is a ${file.kind} named "${file.stem}" already: ${first.path}.`;
    diagnostics.report(file, {
      code: 'name/duplicate',
      message,
      at: [],
      help: 'Rename one of the two files.',
    });
  }
  return byStem;
}

/** Reads the product's name before other files, since they contain `{product}`. */
function productName(text = ''): ProductName {
  const slug = /"slug"\s*:\s*"([A-Za-z][A-Za-z0-9_-]*)"/.exec(text)?.[1] ?? '{product}';
  return { slug, title: /"title"\s*:\s*"([^"\\]+)"/.exec(text)?.[1] ?? slug };
}
