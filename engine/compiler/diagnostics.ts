import type { JSONPath } from 'jsonc-parser';
import { pointerOf } from '../core/json/pointer.ts';
import { withoutFollowers } from './followers.ts';
import { type LocationNamesByKind, locationName } from './location/location-name.ts';
import { noTitles, type Titles } from './location/titles.ts';
import { type PlainText, plainTexts } from './plain-texts.ts';
import { type Fix, type Marked, type QuickFix, quickFixOf, respelling } from './quick-fix.ts';
import type { SyntaxProblem } from './source/explain-syntax.ts';
import { type SourceFile, spanAt, writtenPath } from './source/source-file.ts';
import { type Help, helpText } from './suggest.ts';

/** Every kind of problem that the compiler reports, by its stable code. */
export const diagnosticCodes = {
  'json/syntax': 'The file is no JSON.',
  'file/unknown-kind': 'The name of a file does not say what it describes.',
  'file/wrong-folder': 'A file stands where nothing reads it.',
  'name/reserved': 'A name is kept by JavaScript or by expressions, or no path and no store takes it.',
  'meta/schema': 'The file does not have the shape of its kind.',
  'product/missing': 'The schema set has no product.json.',
  'name/duplicate': 'Two files of one kind have the same name, or two entities the same records.',
  'name/unknown-entity': 'An entity is named that does not exist.',
  'name/unknown-form': 'A form is named that does not exist.',
  'name/unknown-tab': 'A tab is named that does not exist.',
  'name/unknown-workflow': 'A workflow is named that does not exist.',
  'name/unknown-card': 'A card is named that does not exist.',
  'name/unknown-screen': 'A screen is named that does not exist.',
  'name/unknown-flow': 'A flow is named that does not exist.',
  'name/unknown-group': 'A group of terms is named that no file of checks declares.',
  'name/unknown-document': 'A document is named that does not exist.',
  'name/unknown-action': 'An action of a card is named that does not exist.',
  'name/unknown-menu': 'A menu of a card is named that does not exist.',
  'name/unknown-call': 'A call is named that does not exist.',
  'name/unknown-codes': 'A value set is named that does not exist.',
  'name/unknown-access': 'An access rule is named that does not exist.',
  'name/unknown-widget': 'A widget is named that does not exist.',
  'name/unknown-cell': 'A cell is named that does not exist.',
  'name/unknown-message': 'A message is named that does not exist.',
  'name/unknown-search': 'A search index is named that does not exist.',
  'report/source': 'A source of a report lacks what reports of its period need.',
  'field/unknown': 'A field is named that the entity does not have.',
  'name/unknown-part': 'A hand-made part is named that does not exist.',
  'field/read-by-code': 'Code of the product reads a field that would be gone, or of another type.',
  'calls/answered-by-code': 'Code of the product answers a call otherwise than the call would promise.',
  'access/asked-by-code':
    'Code of the product asks an access rule that would be gone, or read what it is not given.',
  'field/no-title': 'A field has no title.',
  'field/no-description': 'A field has no description.',
  'tab/order': 'A table is sorted by what it does not show, or where people order the rows themselves.',
  'tab/recent-of-another-index': 'What is on show before a search are no hits of the index that is searched.',
  'tab/rows-not-listed': 'A tab counts rows, or shows parts of them, that it does not list whole.',
  'tab/letter-repeated': 'Two decisions of a tab have the same letter.',
  'tab/unknown-status': 'A decision of a tab is no code of the value set of its statuses.',
  'tab/card-of-other-entity': 'The menu of a row names a card about another entity.',
  'tab/action-without-means': 'An action of a tab or card has no form or no call to work with.',
  'screen/planned-tab': 'A tab of a screen is marked as planned, but it exists.',
  'flow/step':
    'A step of a flow has the name of another, hands on two things, or shows what no earlier step hands on.',
  'search/unrelated': 'A search column counts records that do not belong to what is found.',
  'search/statistic':
    'A statistic has options that cannot be told apart, or a unit that its column cannot have.',
  'document/unrelated': 'A document reads records that do not belong to the one that it is about.',
  'document/untranslated': 'Words of a document are missing in one of its languages.',
  'document/circular-part': 'A document is a part of itself.',
  'schema/unknown-reference': 'A $ref leads to no file.',
  'schema/circular-reference': 'A $ref leads back to itself.',
  'schema/invalid': 'The schema cannot be compiled.',
  'schema/column-of-two-fields': 'A column of a file would fill two fields.',
  'schema/no-value': 'The bounds of a field leave no value that fits.',
  'value/refused': 'A file gives a field a value that the field refuses.',
  'layout/repeated': 'A form has a field twice, or a box of a screen a tab.',
  'form/unknown-word': 'A form says something of a field that nothing reads.',
  'form/required-not-asked': 'A form leaves out a field without which nothing can be saved.',
  'form/heading-over-rows': 'The title of a column of rows has a value of one row.',
  'form/image-without-text': 'An image has no words for people who do not see it.',
  'form/tab-beside-steps': 'Tabs and steps stand beside each other.',
  'form/rows-shown-twice': 'The rows of a list would be shown in two ways at once.',
  'form/matrix-choices': 'The fields of a matrix have different choices.',
  'form/no-input': 'A table of rows has a column that nothing can be entered in.',
  'schema/slow-pattern': 'A pattern can take very long on some texts.',
  'schema/scope-of-all': 'A scope is written for every unique value of an entity at once.',
  'schema/no-limit': 'A list or a map does not say how many entries it can have at most.',
  'call/anonymous':
    'A call without a signed-in user that no handler judges, or beside one that needs a user.',
  'call/outcomes': 'The outcomes of a call name another one that saves no records of one entity.',
  'call/path-parameter': 'A path has a parameter that the query does not declare.',
  'call/join': 'A list is to join what its records do not belong to.',
  'call/no-standard': 'Calls are said to be standard, and nothing says of which record, or for whom.',
  'call/shared-route': 'Two calls take the same requests.',
  'migration/place':
    'A migration takes values from a place that the schemas still have, or works them out for rows.',
  'migration/type': 'A migration converts a value to the type that it comes from.',
  'migration/required': 'A migration fills a place that may stay blank.',
  'migration/code':
    'A migration replaces a code that is still in use, or by one that does not exist or that cannot be told apart.',
  'migration/moment': 'A migration depends on when it is done, or by whom.',
  'message/no-constraint': 'A message is written for a constraint that does not exist.',
  'workflow/unknown-state': 'A workflow names a state that its value set does not have.',
  'workflow/unknown-event': 'A row of a workflow names an event that the workflow does not have.',
  'workflow/unknown-row': 'A row of a workflow comes after a row that does not stand above it.',
  'workflow/unreachable-state': 'Nothing leads to a state of a workflow.',
  'workflow/ambiguous-rows': 'Two rows of a workflow fit the same event in the same state.',
  'workflow/row-never-taken': 'A row of a workflow stands behind one that always comes first.',
  'workflow/no-display': 'A state of a workflow has no text for people.',
  'workflow/foreign-save': 'A save that raises an event is of a record that does not go with the workflow.',
  'workflow/unlisted-record': 'A workflow reads records with a call that does not list them.',
  'codes/blank-at-end': 'A code begins or ends with a blank, which nobody sees and nobody types.',
  'screen/read-not-given': 'The call that reads the record of a screen needs what the address does not give.',
  'screen/shared-route': 'Two screens have one address.',
  'screen/menu-for-all': 'An entry of the menu does not say who sees it.',
  'schema/two-units': 'The title of a field names another unit than the field has.',
  'form/slider-ends': 'A slider stands for a field that is no number, or that has no lowest or highest.',
  'workflow/after-unused': 'A row of a workflow comes after one that never fits together with it.',
  'codes/limits': 'The limits of an entry leave no room, or overlap with those of another entry.',
  'codes/column': 'An entry of a value set does not fit the columns.',
  'access/not-loaded': 'An access rule reads a record that is not there where it is judged.',
  'access/unused': 'An access rule is not used.',
  'constant/unused': 'A constant is read by nobody.',
  'message/unused': 'A message is shown by nobody.',
  'access/eye-only': 'The page hides what the gateway gives or takes all the same.',
  'call/unknown-status': 'A case of the outcomes of a call is no code of the value set of its statuses.',
  'call/unused': 'A call is made by nobody.',
  'tab/unused': 'A tab is shown by no screen.',
  'message/repeated': 'A sentence stands in two places.',
  'message/unknown-place': 'A text of the engine names what it is not filled with.',
  'message/missing': 'A person can be refused without a sentence that says why.',
  'title/repeated': 'A title is said again where it goes without saying.',
  'example/refused': 'An example has a problem that it does not name.',
  'example/accepted': 'An example names a problem that it does not have.',
  'example/none': 'No example breaks a rule.',
  'example/one-sided': 'The examples of a check do not show both that it speaks and that it can be silent.',
  'expression/syntax': 'An expression is no CEL.',
  'expression/type': 'An expression does not fit the types of the schemas.',
  'expression/unknown-code': 'An expression compares a field with a text that the field never has.',
  'expression/never': 'A condition is false whatever the record says.',
  'expression/not-read': 'A text has an expression in it where nothing works it out.',
  'expression/circle': 'Values of a form are worked out of each other in a circle.',
  'expression/too-costly':
    'An expression can take too many steps: lists within one another have too many items.',
  'expression/unsupported': 'An expression uses a part of CEL that the schema language leaves out.',
} as const;

export type DiagnosticCode = keyof typeof diagnosticCodes;

/** Reported without stopping the compilation: the schema set is correct, but could be improved. */
const warnings: ReadonlySet<DiagnosticCode> = new Set([
  'access/unused',
  'access/eye-only',
  'constant/unused',
  'message/unused',
  'call/unused',
  'tab/unused',
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
  readonly place: string;
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
    const place = { place: this.#placeOf(file, at), pointer: pointerOf(writtenPath(file, at)) };
    const quickFix = fix === undefined ? correction(file, help, { at, of, within }) : quickFixOf(file, fix);
    const advice = {
      ...(help !== undefined && { help: helpText(help) }),
      ...(quickFix !== undefined && { fix: quickFix }),
    };
    const texts = { message, ...advice, plain: plain ?? plainTextOf(code, message, advice.help) };
    this.#add(file, { code, ...texts, ...place }, { offset, length });
  }

  /** Reports a problem in the text itself, before it has values with paths. */
  reportSpan(file: SourceFile, code: DiagnosticCode, { message, help, ...span }: SyntaxProblem): void {
    const plain = plainTextOf(code, message, help);
    this.#add(file, { code, message, help, plain, place: this.#placeOf(file, []), pointer: '' }, span);
  }

  #placeOf(file: SourceFile, at: JSONPath): string {
    return locationName(file, at, { titles: this.titles, names: this.#names });
  }

  #add(
    file: SourceFile,
    reported: Pick<Diagnostic, 'code' | 'message' | 'help' | 'plain' | 'fix' | 'place' | 'pointer'>,
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
    ({ plain, place, path, line }) => `${plain.message} (${place}, ${path}:${line})`,
  );
  return lines.join('\n');
}

/** The diagnostics as a good compiler prints them: position, code, sentence, place, the line with a caret, what to do. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const blocks = diagnostics.map((diagnostic) => {
    const { path, line, column, code, severity, message, place, pointer, source, length, help } = diagnostic;
    const mark = `${' '.repeat(column - 1)}${'^'.repeat(length)}`;
    const lines = [
      `${path}:${line}:${column} - ${severity} ${code}: ${message}`,
      `    ${place}${pointer === '' ? '' : ` (${pointer})`}`,
      `    ${source}`,
      `    ${mark}`,
    ];
    return [...lines, ...(help === undefined ? [] : [`    ${help}`])].join('\n');
  });
  return blocks.join('\n\n');
}
