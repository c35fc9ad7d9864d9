import type { PipedValues } from '../expressions/piped.ts';
import type { Expression } from '../expressions/scope.ts';
import type { JsonSchema, RecordKeyword } from '../json/json.ts';
import type { Companion } from './card.ts';
import type { Migration } from './migration.ts';

// A JSON Pointer in which `*` is any array index or map key, e.g. `/prescribers/*/zip`. The empty string is the record
// itself.
export type PathPattern = string;

/** Record type or shared value type. */
export interface Entity {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Schema of the record with every `$ref` inlined and no `$id`, from which forms are rendered. */
  readonly schema: JsonSchema;
  /** Compiled structural validator (Ajv standalone, all errors). */
  readonly validate: StructuralValidator;
  /** Fields by path. */
  readonly fields: Readonly<Record<PathPattern, Field>>;
  /** Rules of this and of every referenced schema, each with its path. */
  readonly rules: readonly Rule[];
  /** Message templates by path, then by JSON Schema keyword. */
  readonly messages: Readonly<Record<PathPattern, Readonly<Record<string, string>>>>;
  /** Arrays whose items are identified by a property, with the name of that property. */
  readonly keyedArrays: Readonly<Record<PathPattern, string>>;
  /** Maps whose keys name records of another entity. */
  readonly keyedMaps?: Readonly<Record<PathPattern, KeyedMap>>;
  /** Texts that name records of another entity, or rows of one. A save may only name existing ones. */
  readonly references?: Readonly<Record<PathPattern, Reference>>;
  /** Steps that convert records of earlier schemas to this one, in this order. */
  readonly migrations?: readonly Migration[];
  /** Alternative paths at which older records have a value; read, never written. */
  readonly aliases?: Readonly<Record<PathPattern, readonly PathPattern[]>>;
  /** Column names of a field in files, in addition to its path and title. */
  readonly columnNames?: Readonly<Record<PathPattern, readonly string[]>>;
  /** Codes by other spellings in lower case, at paths whose value set has some; read, never written. */
  readonly spellings?: Readonly<Record<PathPattern, Readonly<Record<string, string>>>>;
  /** Values that a save derives, in this order, before the rules are evaluated. */
  readonly derived?: readonly Derivation[];
  /** Fields that forms empty while they hide them; sent values of hidden fields are not stored. */
  readonly hides?: readonly HiddenField[];
  /** Records that forms read for rules that warn, besides the owning record. */
  readonly with?: Readonly<Record<string, Companion>>;
  /** Mark set where `derived`, or a rule that stops a save, reads the other records of the same subject. */
  readonly readsSiblings?: true;
  /** Paths of values that are sent and answered but never stored; `from` computes the value on a read. */
  readonly transients?: Readonly<Record<PathPattern, { readonly from?: Expression }>>;
  /** Paths whose values are computed from other records on a read. */
  readonly computed?: Readonly<Record<PathPattern, ComputedField>>;
  /**
   * Paths where blanks are significant: `value` keeps everything inside verbatim (white space, `null`, empty texts,
   * lists and objects) as in JSON Schema; `null` keeps a `null`.
   */
  readonly verbatim?: Readonly<Record<PathPattern, 'value' | 'null'>>;
  /** Traits of records, for entities that are stored as such. */
  readonly record?: RecordTraits;
}

export interface RecordTraits extends RecordKeyword {
  readonly type: string;
}

export interface KeyedMap {
  readonly entity: string;
  /** JSON Pointer to the value in those records that the keys name; where it is blank, the `_id`. */
  readonly by: string;
}

export interface Reference extends KeyedMap {
  /** JSON Pointer to a list in a record of the context, such as the owner's, of which the reference names a row. */
  readonly rows?: string;
  /** Mark of a reference to records of any organization, not only that of the referring record. */
  readonly anyOrganization?: true;
}

export interface ComputedField {
  /** Computed value: existence of a record, or the number of records. */
  readonly kind: 'exists' | 'count';
  readonly entity: string;
  /** Filter of the records, over `item`, a record of that entity, and `self`. */
  readonly where?: Expression<boolean>;
}

/** Value made by a save, with exactly one of `value`, `append` and `put`. */
export interface Derivation {
  readonly id: string;
  /** Path of `self`. */
  readonly on: PathPattern;
  /** Path of the value, relative to `on`. */
  readonly at: string;
  /** Mark of a value that a load makes, too. */
  readonly loads?: boolean;
  /** Condition of the derivation. */
  readonly guard?: Expression<boolean>;
  readonly value?: Expression;
  /** Object to append to the list at this path. */
  readonly append?: DerivedObject;
  /**
   * Entry of the map at this path, skipped while the key is blank. With `keeps`, other existing properties are kept.
   */
  readonly put?: { readonly key: Expression; readonly value: DerivedObject; readonly keeps?: boolean };
}

/** Field that every form with it empties while hiding it. */
export interface HiddenField {
  /** Path of `self`. */
  readonly on: PathPattern;
  /** Path of the value, relative to `on`. */
  readonly at: string;
  /** Conditions of the forms: the field is shown by some form while one is true. */
  readonly shownWhen: readonly Expression<boolean>[];
}

/** Object with computed leaves. */
export interface DerivedObject {
  readonly [key: string]: Expression | DerivedObject | readonly DerivedObject[];
}

export interface Field {
  readonly title: string;
  readonly description?: string;
  readonly type: string;
  readonly format?: string;
  /** Name of the value set with the field's codes. */
  readonly codes?: string;
  /** Labels of the values listed in the schema, by the value as text. */
  readonly words?: Readonly<Record<string, string>>;
  readonly unit?: string;
  /** JSON Pointer to the unit, relative to the object that contains the field. */
  readonly unitAt?: string;
  readonly maxLength?: number;
  /** Access rule needed to see the field; absent: that for reading the record. */
  readonly readAccess?: string;
  /** Access rule needed to change the field; absent: that for writing the record. */
  readonly writeAccess?: string;
  /** Authority of the gateway over the value, overriding clients: always, or only once the record is stored. */
  readonly writtenBy?: 'gateway' | 'gateway-once-stored';
}

/** Ajv standalone validation function. */
export interface StructuralValidator {
  (data: unknown): boolean;
  errors?: readonly StructuralError[] | null;
  /** Mark that Ajv sets in compiled validators, which check exactly their schema. */
  evaluated?: unknown;
}

/** Part of an Ajv error object that the engine reads. */
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
  /** Message template; `{label}` is the field's title, `{found}` the text found by the rule. */
  readonly message: string;
  /** Expressions in double braces in the message. */
  readonly values?: PipedValues;
  /**
   * Rule kind, broken so: `require`: `at` blank, expression true; `unless`: `at` not blank, expression false; `when`:
   * expression true; `found`: expression has a text, which replaces `{found}`.
   */
  readonly kind: 'require' | 'unless' | 'when' | 'found';
  readonly test: Expression<boolean | string>;
  /** Condition of the rule. */
  readonly guard?: Expression<boolean>;
  /** Effect of the rule on a record not saved by a person, such as one of a demonstration set or an import. */
  readonly loads?: 'warning' | 'ignored';
}
