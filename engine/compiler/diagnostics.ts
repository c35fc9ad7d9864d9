import type { JSONPath } from 'jsonc-parser';
import { pointerOf } from '../core/json/pointer.ts';
import type { DiagnosticCode } from './diagnostic-codes.ts';
import { withoutFollowers } from './followers.ts';
import { type LocationNamesByKind, locationName } from './location/location-name.ts';
import { noTitles, type Titles } from './location/titles.ts';
import { type PlainText, plainTexts } from './plain-texts.ts';
import { type Fix, type Marked, type QuickFix, quickFixOf, respelling } from './quick-fix.ts';
import type { SyntaxProblem } from './source/explain-syntax.ts';
import { type SourceFile, spanAt, writtenPath } from './source/source-file.ts';
import { type Help, helpText } from './suggest.ts';

/** Reported without stopping the compilation: the schema set is correct, but could be improved. */
const warnings: ReadonlySet<DiagnosticCode> = new Set([
  'access/unused',
  'access/eye-only',
  'constant/unused',
  'message/unused',
  'call/unused',
  'tab/unused',
  'workflow/unheard-effect',
  'example/none',
  'message/repeated',
  'message/missing',
  'title/repeated',
  'schema/scope-of-all',
]);

export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** Advice on the correction. */
  readonly help?: string;
  /** Both for people who do not type files. */
  readonly plain: PlainText;
  /** The change that corrects it, where the compiler knows one. */
  readonly fix?: QuickFix;
  readonly path: string;
  /** Display name of the location, such as `Allergies tab, third column`, and the JSON Pointer to it. */
  readonly location: string;
  readonly pointer: string;
  readonly line: number;
  readonly column: number;
  /** The line it stands on, and how many characters are meant. */
  readonly source: string;
  readonly length: number;
}

export interface Report {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly help?: Help | undefined;
  /** Both for people who do not type files, where the text of the code says too little. */
  readonly plain?: PlainText | undefined;
  readonly fix?: Fix | undefined;
  /** JSON path of the value that is meant. */
  readonly at: JSONPath;
  readonly of?: 'value' | 'key';
  /** Characters into a string value, e.g. inside an expression. */
  readonly within?: { readonly offset: number; readonly length: number };
}

/** Collects diagnostics: all are reported together, none stops the search for others. */
export class Diagnostics {
  readonly #found: Diagnostic[] = [];
  readonly #names: LocationNamesByKind;
  #reports = 0;
  /** Known as soon as the schemas have been read. */
  titles: Titles = noTitles;

  /** `names`: what people call the places of each kind of file; without them a place has the name of its file. */
  constructor(names: LocationNamesByKind = new Map()) {
    this.#names = names;
  }

  /**
   * Diagnostics by rank, those that keep files from being read first, then by file and line; several of one cause are
   * joined into one.
   */
  get all(): readonly Diagnostic[] {
    const sorted = this.#found.toSorted(
      (a, b) =>
        rankOf(a) - rankOf(b) ||
        a.path.localeCompare(b.path) ||
        a.line - b.line ||
        a.column - b.column ||
        a.code.localeCompare(b.code),
    );
    return withoutFollowers(sorted);
  }

  /** Diagnostics one by one, also those that follow from another. */
  get every(): readonly Diagnostic[] {
    return this.#found;
  }

  /** True where a file already has an error: consequences of it need not be reported. */
  hasErrorsIn(path: string): boolean {
    return errorsAmong(this.#found).some((each) => each.path === path);
  }

  /** Number of reports, also of diagnostics known already. */
  get reports(): number {
    return this.#reports;
  }

  get hasErrors(): boolean {
    return errorsAmong(this.#found).length > 0;
  }

  report(file: SourceFile, { code, message, help, plain, fix, at, of, within }: Report): void {
    const span = spanAt(file, at, of);
    const offset = within === undefined ? span.offset : span.offset + 1 + within.offset;
    const length = within === undefined ? span.length : within.length;
    const location = { location: this.#placeOf(file, at), pointer: pointerOf(writtenPath(file, at)) };
    const quickFix = fix === undefined ? correction(file, help, { at, of, within }) : quickFixOf(file, fix);
    const advice = {
      ...(help !== undefined && { help: helpText(help) }),
      ...(quickFix !== undefined && { fix: quickFix }),
    };
    const texts = { message, ...advice, plain: plain ?? plainTextOf(code, message, advice.help) };
    this.#add(file, { code, ...texts, ...location }, { offset, length });
  }

  /** Reports a problem in the text itself, before it has values with paths. */
  reportSpan(file: SourceFile, code: DiagnosticCode, { message, help, ...span }: SyntaxProblem): void {
    const plain = plainTextOf(code, message, help);
    this.#add(file, { code, message, help, plain, location: this.#placeOf(file, []), pointer: '' }, span);
  }

  #placeOf(file: SourceFile, at: JSONPath): string {
    return locationName(file, at, { titles: this.titles, names: this.#names });
  }

  #add(
    file: SourceFile,
    reported: Pick<Diagnostic, 'code' | 'message' | 'help' | 'plain' | 'fix' | 'location' | 'pointer'>,
    { offset, length }: { offset: number; length: number },
  ): void {
    this.#reports += 1;
    const before = file.text.slice(0, offset);
    const line = before.split('\n').length;
    const start = before.lastIndexOf('\n') + 1;
    const source = file.text.slice(start).split('\n', 1)[0] ?? '';
    const diagnostic: Diagnostic = {
      ...reported,
      severity: warnings.has(reported.code) ? 'warning' : 'error',
      path: file.path,
      line,
      column: offset - start + 1,
      source,
      length: Math.max(1, Math.min(length, source.length - (offset - start))),
    };
    const isKnown = this.#found.some(
      (each) =>
        each.path === diagnostic.path &&
        each.line === line &&
        each.column === diagnostic.column &&
        each.message === diagnostic.message,
    );
    if (!isKnown) this.#found.push(diagnostic);
  }
}

/** The text of the code for people, and of the rule where that has none. */
function plainTextOf(code: DiagnosticCode, message: string, help: string | undefined): PlainText {
  const text = { message, ...(help !== undefined && { help }), ...plainTexts[code] };
  return text.help === '' ? { message: text.message } : text;
}

function correction(file: SourceFile, help: Help | undefined, marked: Marked): QuickFix | undefined {
  return typeof help === 'object' && help.from !== help.to ? respelling(file, marked, help) : undefined;
}

function rankOf({ code }: Diagnostic): number {
  return /^(json|file|meta|product)\//.test(code) ? 0 : 1;
}

/** Picks the errors, for which nothing is emitted. */
export function errorsAmong(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}

/** The diagnostics in plain words, each with its place in a line of its own. */
export function listDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const lines = diagnostics.map(
    ({ plain, location, path, line }) => `${plain.message} (${location}, ${path}:${line})`,
  );
  return lines.join('\n');
}

/** The diagnostics as a good compiler prints them: position, code, sentence, place, the line with a caret, what to do. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const blocks = diagnostics.map((diagnostic) => {
    const { path, line, column, code, severity, message, location, pointer, source, length, help } =
      diagnostic;
    const mark = `${' '.repeat(column - 1)}${'^'.repeat(length)}`;
    const lines = [
      `${path}:${line}:${column} - ${severity} ${code}: ${message}`,
      `    ${location}${pointer === '' ? '' : ` (${pointer})`}`,
      `    ${source}`,
      `    ${mark}`,
    ];
    return [...lines, ...(help === undefined ? [] : [`    ${help}`])].join('\n');
  });
  return blocks.join('\n\n');
}
