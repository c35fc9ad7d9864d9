import type { AccessRule } from './access-rule.ts';
import { changedAnswerHelp, changedAnswers, changedAnswerText, type Texts } from './changed-answers.ts';
import type { Field } from './entity.ts';

/**
 * What code of a release depends on in the schemas. Code is checked against the schemas that it is built with; a schema
 * set that is compiled while the product runs is checked against these.
 */
export interface CodeFacts {
  readonly fields: FieldReads;
  readonly rules: RequestedRules;
  /** Files that the code was built with: it answers calls as they say; absent: as the schemas before a change say. */
  readonly release?: Texts | undefined;
}

/**
 * Fields that code of a product reads or writes by their names, as `patient/name/first`, each with the parts of the
 * product that do.
 */
export type FieldReads = Readonly<Record<string, readonly string[]>>;

/** Access rules that code asks by their names, each with who does, and what it gives besides the user: `self`, records. */
export type RequestedRules = Readonly<
  Record<string, { readonly readers: readonly string[]; readonly gives: readonly string[] }>
>;

/** No code that a schema set would have to keep to. */
export const noCode: CodeFacts = { fields: {}, rules: {} };

/** What a schema set says of what code depends on. */
export interface SchemasOfCode {
  readonly texts: Texts;
  /** Fields of an entity, or of the body of a call, by path; undefined where there is none. */
  readonly fieldsOf: (owner: string) => Readonly<Record<string, Field>> | undefined;
  readonly ruleNamed: (name: string) => Pick<AccessRule, 'about' | 'reads'> | undefined;
}

/** Fact that code depends on, and that a change of the schemas breaks. */
export type BrokenFact = {
  readonly message: string;
  readonly help: string;
} & (
  | { readonly kind: 'field'; readonly owner: string; readonly at: string }
  | { readonly kind: 'answer'; readonly path: string; readonly call: string }
  | { readonly kind: 'rule'; readonly rule: string }
);

/**
 * Finds the facts that code depends on and that a changed schema set does not have as the one before had them. What the
 * one before did not have either is nobody's change: a release may bring code for schemas that are not served yet.
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

/** A field that code reads, and that a change of the schemas takes away or makes another. */
export interface LostRead {
  readonly owner: string;
  /** Path of the field, as in `Entity.fields`. */
  readonly at: string;
  readonly readers: readonly string[];
  readonly was: Field;
  /** Absent where the field is gone. */
  readonly is?: Field | undefined;
}

type FieldsOf = SchemasOfCode['fieldsOf'];

/** Finds the fields that are gone, or of another kind of value. */
export function lostReads(reads: FieldReads, before: FieldsOf, after: FieldsOf): readonly LostRead[] {
  const lost = Object.entries(reads).flatMap(([path, readers]): readonly LostRead[] => {
    const [owner = ''] = path.split('/', 1);
    const at = path.slice(owner.length);
    const was = before(owner)?.[at];
    if (was === undefined) return [];
    const is = after(owner)?.[at];
    return is !== undefined && kindOf(is) === kindOf(was) ? [] : [{ owner, at, readers, was, is }];
  });
  // Fields inside one that is gone have gone with it.
  return lost.filter(
    ({ owner, at }) => !lost.some((each) => each.owner === owner && at.startsWith(`${each.at}/`)),
  );
}

const moments: readonly (string | undefined)[] = ['date', 'date-time', 'time'];

/** Names the kind of a value as code sees it: whole numbers are numbers, and days are other texts than moments. */
function kindOf({ type, format }: Field): string {
  if (type === 'integer') return 'number';
  return format !== undefined && moments.includes(format) ? format : type;
}

/** Names those who read a field, in a sentence. */
export function readersText(readers: readonly string[]): string {
  return readers.map((reader) => `"${reader}"`).join(', ');
}

/** Says which field is lost and who reads it. */
export function lostReadText({ owner, at, readers, was, is }: LostRead): string {
  const field = `The field "${at.slice(1).replaceAll('/', '.')}" (${was.title}) of "${owner}"`;
  const what =
    is === undefined ? 'is read by its name' : `is read as a ${kindOf(was)}, and would be a ${kindOf(is)}`;
  return `${field} ${what}: code of the product does so, in ${readersText(readers)}.`;
}

/** Advice beside `lostReadText`. */
export const lostReadHelp =
  'Leave its name and its type as they are, and change its title, which is what people read; or ask a developer to change the field and the code together.';

/** Finds the rules that are gone, or that read what code does not give: they would refuse everybody. */
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
