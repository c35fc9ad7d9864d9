import type { PipedValues } from '../expressions/piped.ts';
import type { Expression } from '../expressions/scope.ts';
import type { JsonSchema, RecordKeyword } from '../json/json.ts';
import type { Companion } from './card.ts';
import type { Migration } from './migration.ts';

// A JSON Pointer in which `*` is any array index or map key, e.g. `/prescribers/*/zip`. The empty string is the record
// itself.
export type PathPattern = string;

/** Record type, or shared value type. */
export interface Entity {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The record's schema with every `$ref` inlined and no `$id`: what forms are rendered from. */
  readonly schema: JsonSchema;
  /** The compiled structural validator (Ajv standalone, all errors). */
  readonly validate: StructuralValidator;
  /** Fields by path. */
  readonly fields: Readonly<Record<PathPattern, Field>>;
  /** Own rules and those of every referenced schema, each with the path it applies to. */
  readonly rules: readonly Rule[];
  /** Message templates by path, then by JSON Schema keyword. */
  readonly messages: Readonly<Record<PathPattern, Readonly<Record<string, string>>>>;
  /** Arrays whose items keep their identity, with the name of the identifying property. */
  readonly keyedArrays: Readonly<Record<PathPattern, string>>;
  /** Maps whose keys name records of another entity. */
  readonly keyedMaps?: Readonly<Record<PathPattern, KeyedMap>>;
  /** Texts that name records of another entity, or rows of one. A save may only name what is there. */
  readonly references?: Readonly<Record<PathPattern, Reference>>;
  /** Steps that make records of earlier schemas into records of this one, in this order. */
  readonly migrations?: readonly Migration[];
  /** Other paths at which older records have the value of a path. Read, never written. */
  readonly aliases?: Readonly<Record<PathPattern, readonly PathPattern[]>>;
  /** Names of a field's column in files, beside its path and title. */
  readonly columnNames?: Readonly<Record<PathPattern, readonly string[]>>;
  /** Codes by their other spellings, in lower case, at paths whose value set has some. Read, never written. */
  readonly spellings?: Readonly<Record<PathPattern, Readonly<Record<string, string>>>>;
  /** Values that a save derives, in this order, before the rules are evaluated. */
  readonly derived?: readonly Derivation[];
  /** Fields that forms empty while they hide them: what is sent in them all the same is not stored. */
  readonly hides?: readonly HiddenField[];
  /** Records that forms read for rules that warn, beside the record that this one belongs to. */
  readonly with?: Readonly<Record<string, Companion>>;
  /** Set where `derived`, or a rule that stops a save, reads the other records of the same subject. */
  readonly readsSiblings?: true;
  /** Paths of values that are sent and answered but never stored; `from` gives what a read record shows there. */
  readonly transients?: Readonly<Record<PathPattern, { readonly from?: Expression }>>;
  /** Paths that are filled from other records when the record is read. */
  readonly computed?: Readonly<Record<PathPattern, ComputedField>>;
  /**
   * Paths where blanks are significant: `value` is kept verbatim with all inside it (white space, `null`, empty texts,
   * lists and objects), as JSON Schema has it; `null` keeps a `null`.
   */
  readonly verbatim?: Readonly<Record<PathPattern, 'value' | 'null'>>;
  /** Set for entities that are stored as records of their own. */
  readonly record?: RecordTraits;
}

export interface RecordTraits extends RecordKeyword {
  readonly type: string;
}

export interface KeyedMap {
  readonly entity: string;
  /** JSON Pointer to what the keys are in those records; where it is blank, their `_id` counts. */
  readonly by: string;
}

export interface Reference extends KeyedMap {
  /** JSON Pointer to a list of which the reference names a row, in a record of the context, such as the owner's. */
  readonly rows?: string;
  /** The record may be of any organization, not only of that of the record that names it. */
  readonly anyOrganization?: true;
}

export interface ComputedField {
  /** Existence of a record, or the number of records. */
  readonly kind: 'exists' | 'count';
  readonly entity: string;
  /** Filter of the records, over `item`, a record of that entity, and `self`. */
  readonly where?: Expression<boolean>;
}

/** A value that the save makes. Exactly one of `value`, `append` and `put` is there. */
export interface Derivation {
  readonly id: string;
  /** Path of `self`. */
  readonly on: PathPattern;
  /** Path of the value, relative to `on`. */
  readonly at: string;
  /** Set where a load makes the value too. */
  readonly loads?: boolean;
  /** Condition of the derivation. */
  readonly guard?: Expression<boolean>;
  readonly value?: Expression;
  /** An object to append to the list at this path. */
  readonly append?: DerivedObject;
  /**
   * An entry of the map at this path; nothing happens while the key is blank. With `keeps`, existing properties that
   * the value does not name are kept.
   */
  readonly put?: { readonly key: Expression; readonly value: DerivedObject; readonly keeps?: boolean };
}

/** A field that every form which shows it empties while it hides it. */
export interface HiddenField {
  /** Path of `self`. */
  readonly on: PathPattern;
  /** Path of the value, relative to `on`. */
  readonly at: string;
  /** Conditions of the forms: some form shows the field while one of these is true. */
  readonly shownWhen: readonly Expression<boolean>[];
}

/** An object whose leaves are worked out. */
export interface DerivedObject {
  readonly [key: string]: Expression | DerivedObject | readonly DerivedObject[];
}

export interface Field {
  readonly title: string;
  readonly description?: string;
  readonly type: string;
  readonly format?: string;
  /** Name of the value set that the field takes its codes from. */
  readonly codes?: string;
  /** The labels for the values that the schema lists, by the value as text. */
  readonly words?: Readonly<Record<string, string>>;
  readonly unit?: string;
  /** JSON Pointer, from the object that the field is in, to the unit. */
  readonly unitAt?: string;
  readonly maxLength?: number;
  /** Access rule needed to see the field; absent: that of reading the record. */
  readonly readAccess?: string;
  /** Access rule needed to change the field; absent: that of writing the record. */
  readonly writeAccess?: string;
  /** Authority of the gateway over the value, whatever a client sends: always, or only once the record is stored. */
  readonly writtenBy?: 'gateway' | 'gateway-once-stored';
}

/** An Ajv standalone validation function. */
export interface StructuralValidator {
  (data: unknown): boolean;
  errors?: readonly StructuralError[] | null;
  /** Set by Ajv in what it has compiled: such a validator says what its schema says, and nothing else. */
  evaluated?: unknown;
}

/** The part of an Ajv error object that the engine reads. */
export interface StructuralError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

export type Severity = 'error' | 'warning' | 'info';

export interface Rule {
  readonly id: string;
  /** Path of `self`. */
  readonly on: PathPattern;
  /** Path of the message, a JSON Pointer relative to `on`. */
  readonly at: string;
  readonly severity: Severity;
  /** Message template; `{label}` is the field's title, `{found}` what the rule has found. */
  readonly message: string;
  /** The expressions in double braces in the message. */
  readonly values?: PipedValues;
  /**
   * `require`: broken while the value at `at` is blank and the expression is true. `unless`: broken while the value at
   * `at` is not blank and the expression is false. `when`: broken while the expression is true. `found`: broken while
   * the expression has a text, which replaces `{found}` in the message.
   */
  readonly kind: 'require' | 'unless' | 'when' | 'found';
  readonly test: Expression<boolean | string>;
  /** Applies only while this is true. */
  readonly guard?: Expression<boolean>;
  /** Effect of the rule on a record that no person saves, such as one of a demonstration set or an import. */
  readonly loads?: 'warning' | 'ignored';
}
