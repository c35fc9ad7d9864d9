import type { AccessRule } from './access-rule.ts';
import { changedAnswerHelp, changedAnswers, changedAnswerText, type Texts } from './changed-answers.ts';
import type { Field } from './entity.ts';

/**
 * Parts of the schemas that hand-written code of a release depends on. The build checks the code against its
 * own schemas; schemas published at run time are checked against these facts.
 */
export interface CodeFacts {
  readonly fields: FieldReads;
  readonly rules: RequestedRules;
  /**
   * Schema files of the release, which say what its code answers. By default, the schemas before the change say
   * so.
   */
  readonly release?: Texts | undefined;
}

/**
 * Fields that code of a product reads or writes by name, such as `patient/name/first`, each with the parts of the
 * product that use the field.
 */
export type FieldReads = Readonly<Record<string, readonly string[]>>;

/**
 * Access rules that code requests by name, each with the code that requests it and the values that the code supplies
 * besides the user: `self`, records.
 */
export type RequestedRules = Readonly<
  Record<string, { readonly readers: readonly string[]; readonly gives: readonly string[] }>
>;

/** Facts of a product without code: every schema set suits it. */
export const noCode: CodeFacts = { fields: {}, rules: {} };

/** Parts of a schema set that code can depend on. */
export interface SchemasOfCode {
  readonly texts: Texts;
  /** Finds the fields of an entity or of a call's body, by path; undefined where neither exists. */
  readonly fieldsOf: (owner: string) => Readonly<Record<string, Field>> | undefined;
  readonly ruleNamed: (name: string) => Pick<AccessRule, 'about' | 'reads'> | undefined;
}

/** Fact that code depends on and that a change of the schemas breaks. */
export type BrokenFact = {
  readonly message: string;
  readonly help: string;
} & (
  | { readonly kind: 'field'; readonly owner: string; readonly at: string }
  | { readonly kind: 'answer'; readonly path: string; readonly call: string }
  | { readonly kind: 'rule'; readonly rule: string }
);

/**
 * Finds the facts that code depends on and that a changed schema set has lost. Ignores a fact that the previous
 * set also lacked, since a release may contain code for schemas that are not served yet.
 */
export function brokenFacts(
  { fields, rules, release }: CodeFacts,
  before: SchemasOfCode,
  after: SchemasOfCode,
): readonly BrokenFact[] {
  const reads = lostReads(fields, before.fieldsOf, after.fieldsOf).map((lost): BrokenFact => {
    return { kind: 'field', owner: lost.owner, at: lost.at, message: lostReadText(lost), help: lostReadHelp };
  });
  const answers = changedAnswers(before.texts, after.texts, release).map((changed): BrokenFact => {
    return { kind: 'answer', ...changed, message: changedAnswerText(changed), help: changedAnswerHelp };
  });
  return [...reads, ...answers, ...brokenRules(rules, before, after)];
}

/** Field read by code that a change of the schemas removes or retypes. */
export interface LostRead {
  readonly owner: string;
  /** Path of the field, as in `Entity.fields`. */
  readonly at: string;
  readonly readers: readonly string[];
  readonly was: Field;
  /** Field after the change; absent where the field is removed. */
  readonly is?: Field | undefined;
}

type FieldsOf = SchemasOfCode['fieldsOf'];

/** Finds the fields that code reads and that are removed or get another kind of value. */
export function lostReads(reads: FieldReads, before: FieldsOf, after: FieldsOf): readonly LostRead[] {
  const lost = Object.entries(reads).flatMap(([path, readers]): readonly LostRead[] => {
    const [owner = ''] = path.split('/', 1);
    const at = path.slice(owner.length);
    const was = before(owner)?.[at];
    if (was === undefined) return [];
    const is = after(owner)?.[at];
    return is !== undefined && kindOf(is) === kindOf(was) ? [] : [{ owner, at, readers, was, is }];
  });
  // Leaves out fields inside of a removed one.
  return lost.filter(
    ({ owner, at }) => !lost.some((each) => each.owner === owner && at.startsWith(`${each.at}/`)),
  );
}

const moments: readonly (string | undefined)[] = ['date', 'date-time', 'time'];

/**
 * Names the kind of a value as code sees it. Integers are numbers; texts with the format of a day or an instant are
 * kinds of their own.
 */
function kindOf({ type, format }: Field): string {
  if (type === 'integer') return 'number';
  return format !== undefined && moments.includes(format) ? format : type;
}

/** Lists the readers of a field in a sentence. */
export function readersText(readers: readonly string[]): string {
  return readers.map((reader) => `"${reader}"`).join(', ');
}

/** Names the lost field and its readers in a sentence. */
export function lostReadText({ owner, at, readers, was, is }: LostRead): string {
  const field = `The field "${at.slice(1).replaceAll('/', '.')}" (${was.title}) of "${owner}"`;
  const what =
    is === undefined ? 'is read by its name' : `is read as a ${kindOf(was)}, and would be a ${kindOf(is)}`;
  return `${field} ${what}: code of the product does so, in ${readersText(readers)}.`;
}

/** Advice next to `lostReadText`. */
export const lostReadHelp =
  'Leave its name and its type as they are, and change its title, which is what people read; or ask a developer to change the field and the code together.';

/**
 * Finds the rules that are removed or that read more than the code supplies. A rule of the latter kind would
 * refuse everyone.
 */
function brokenRules(
  rules: RequestedRules,
  before: SchemasOfCode,
  after: SchemasOfCode,
): readonly BrokenFact[] {
  return Object.entries(rules).flatMap(([rule, { readers, gives }]): readonly BrokenFact[] => {
    const was = before.ruleNamed(rule);
    if (was === undefined) return [];
    const is = after.ruleNamed(rule);
    const why = is === undefined ? 'and would be gone' : whyRefusing(is, was, gives);
    const message = `The access rule "${rule}" is asked by its name, ${why}: code of the product does so, in ${readersText(readers)}.`;
    return why === undefined ? [] : [{ kind: 'rule', rule, message, help: brokenRuleHelp }];
  });
}

type Rule = NonNullable<ReturnType<SchemasOfCode['ruleNamed']>>;

function whyRefusing({ about, reads = [] }: Rule, was: Rule, gives: readonly string[]): string | undefined {
  const missing = reads.find((name) => !gives.includes(name));
  if (missing !== undefined)
    return `and would read ${missing === 'self' ? `the ${about} that it is about` : missing}, which is not given to it`;
  if (!reads.includes('self') || about === was.about) return undefined;
  return `with another record than the ${about} that it would be about`;
}

const brokenRuleHelp =
  'Leave its name as it is, and let it read the user and what it reads already; or ask a developer to change the rule and the code together.';
