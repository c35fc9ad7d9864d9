import type { JSONPath } from 'jsonc-parser';
import { pointerOf } from '../core/json/pointer.ts';
import { type DiagnosticCode, diagnosticKinds, type PlainText } from './diagnostic-kinds.ts';
import { withoutFollowers } from './followers.ts';
import { type LocationNamesByKind, locationName } from './location/location-name.ts';
import { noTitles, type Titles } from './location/titles.ts';
import { type Fix, type Marked, type QuickFix, quickFixOf, respelling } from './quick-fix.ts';
import type { SyntaxProblem } from './source/explain-syntax.ts';
import { type SourceFile, spanAt, writtenPath } from './source/source-file.ts';
import { type Help, helpText } from './suggest.ts';

export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** Advice on the correction. */
  readonly help?: string;
  /** Message and help for people who do not edit files. */
  readonly plain: PlainText;
  /** Change that corrects the diagnostic, where known. */
  readonly fix?: QuickFix;
  readonly path: string;
  /** Display name of the location, such as `Allergies tab, third column`, and the JSON Pointer to it. */
  readonly location: string;
  readonly pointer: string;
  readonly line: number;
  readonly column: number;
  /** Line of the diagnostic, and the number of marked characters. */
  readonly source: string;
  readonly length: number;
}

export interface DiagnosticReport {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly help?: Help | undefined;
  /**
   * Message and help for people who do not edit files, where the general text of the code would be too vague.
   */
  readonly plain?: PlainText | undefined;
  readonly fix?: Fix | undefined;
  /** JSON path of the value concerned. */
  readonly at: JSONPath;
  readonly of?: 'value' | 'key';
  /** Range of characters in a string value, for example of a part of an expression. */
  readonly within?: { readonly offset: number; readonly length: number };
}

/** Collector of diagnostics: all are reported together, and none stops the search for others. */
export class Diagnostics {
  readonly #found: Diagnostic[] = [];
  readonly #names: LocationNamesByKind;
  #reports = 0;
  /** Titles of entities and fields, known once the schemas have been read. */
  titles: Titles = noTitles;

  /** Creates a collector; `names` are display names of paths for each kind of file, by default the file's name. */
  constructor(names: LocationNamesByKind = new Map()) {
    this.#names = names;
  }

  /**
   * Lists diagnostics by rank (first those that keep files from being read), file and line; joins those of one cause.
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

  /** Lists all diagnostics, also those that only follow from another one. */
  get every(): readonly Diagnostic[] {
    return this.#found;
  }

  /** Reports whether a file already has an error, so that a check can skip its consequences. */
  hasErrorsIn(path: string): boolean {
    return errorsAmong(this.#found).some((each) => each.path === path);
  }

  /** Counts the reports, including repeated diagnostics. */
  get reports(): number {
    return this.#reports;
  }

  get hasErrors(): boolean {
    return errorsAmong(this.#found).length > 0;
  }

  report(file: SourceFile, { code, message, help, plain, fix, at, of, within }: DiagnosticReport): void {
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

  /** Reports a syntax problem by its range in the text, before values have JSON paths. */
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
      severity: diagnosticKinds[reported.code].severity ?? 'error',
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

/** Finds the plain text of a diagnostic code, with the message and help of the check for missing parts. */
function plainTextOf(code: DiagnosticCode, message: string, help: string | undefined): PlainText {
  const text = { message, ...(help !== undefined && { help }), ...diagnosticKinds[code].plain };
  return text.help === '' ? { message: text.message } : text;
}

function correction(file: SourceFile, help: Help | undefined, marked: Marked): QuickFix | undefined {
  return typeof help === 'object' && help.from !== help.to ? respelling(file, marked, help) : undefined;
}

function rankOf({ code }: Diagnostic): number {
  return /^(json|file|meta|product)\//.test(code) ? 0 : 1;
}

/** Selects the errors, which prevent all output. */
export function errorsAmong(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.filter(({ severity }) => severity === 'error');
}

/** Lists the diagnostics in plain words, each with its location on a separate line. */
export function listDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const lines = diagnostics.map(
    ({ plain, location, path, line }) => `${plain.message} (${location}, ${path}:${line})`,
  );
  return lines.join('\n');
}

/** Formats the diagnostics like a compiler: position, code, message, location, the line with a caret, help. */
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
