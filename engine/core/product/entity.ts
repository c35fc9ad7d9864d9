import type { PipedValues } from '../expressions/piped.ts';
import type { Expression } from '../expressions/scope.ts';
import type { JsonSchema, RecordKeyword } from '../json/json.ts';
import type { Companion } from './card.ts';
import type { Migration } from './migration.ts';

// JSON Pointer in which `*` is any array index or map key, e.g. `/prescribers/* /zip`. The empty string is the record
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
  readonly fields: Readonly<Record<PathPattern, Field>>;
  /** Rules of this schema and of every schema that it references, each with its path. */
  readonly rules: readonly Rule[];
  /** Message templates by path, then by JSON Schema keyword. */
  readonly messages: Readonly<Record<PathPattern, Readonly<Record<string, string>>>>;
  /** Arrays whose items are identified by a property, with the name of that property. */
  readonly keyedArrays: Readonly<Record<PathPattern, string>>;
  /** Maps whose keys identify records of another entity. */
  readonly keyedMaps?: Readonly<Record<PathPattern, KeyedMap>>;
  /**
   * Texts that identify records of another entity, or rows in one. A save is refused if the record or row does
   * not exist.
   */
  readonly references?: Readonly<Record<PathPattern, Reference>>;
  /** Steps that convert records of earlier schemas to this one, in this order. */
  readonly migrations?: readonly Migration[];
  /** Other paths at which older records may have a value. They are read and never written. */
  readonly aliases?: Readonly<Record<PathPattern, readonly PathPattern[]>>;
  /** Column names of a field in files, in addition to its path and title. */
  readonly columnNames?: Readonly<Record<PathPattern, readonly string[]>>;
  /**
   * Codes by their other spellings in lower case, at paths whose value set lists such spellings. The spellings
   * are read and never written.
   */
  readonly spellings?: Readonly<Record<PathPattern, Readonly<Record<string, string>>>>;
  /** Values that a save derives, in this order, before the rules are evaluated. */
  readonly derived?: readonly Derivation[];
  /** Fields that forms empty while hiding them. The values of hidden fields in a request are not stored. */
  readonly hides?: readonly HiddenField[];
  /** Records that forms read for warnings, besides the owning record. */
  readonly with?: Readonly<Record<string, Companion>>;
  /** True if `derived`, or a rule that refuses a save, reads the other records of the same subject. */
  readonly readsSiblings?: true;
  /** Paths of values that are sent and answered but never stored; a read computes the value with `from`. */
  readonly transients?: Readonly<Record<PathPattern, { readonly from?: Expression }>>;
  /** Paths whose values a read computes from other records. */
  readonly computed?: Readonly<Record<PathPattern, ComputedField>>;
  /**
   * Paths where blanks are significant, as in JSON Schema: `value` keeps the whole value verbatim (white space,
   * `null`, empty texts, lists and objects), `null` keeps only a `null`.
   */
  readonly verbatim?: Readonly<Record<PathPattern, 'value' | 'null'>>;
  /** Traits of the stored records; absent for an entity that is not stored by itself. */
  readonly record?: RecordTraits;
}

export interface RecordTraits extends RecordKeyword {
  readonly type: string;
}

export interface KeyedMap {
  readonly entity: string;
  /** JSON Pointer to the value that identifies a record of the other entity; empty for the record's `_id`. */
  readonly by: string;
}

export interface Reference extends KeyedMap {
  /**
   * JSON Pointer to a list in a record of the context, such as the owner's record. The reference then
   * identifies a row of the list.
   */
  readonly rows?: string;
  /**
   * True for a reference to records of any organization, instead of only the one that owns the referring
   * record.
   */
  readonly anyOrganization?: true;
}

export interface ComputedField {
  /** Computed value: existence of a record, or the number of records. */
  readonly kind: 'exists' | 'count';
  readonly entity: string;
  /** Filter of the records, over `item`, a record of `entity`, and `self`. */
  readonly where?: Expression<boolean>;
}

/** Value that a save computes, by exactly one of `value`, `append` and `put`. */
export interface Derivation {
  readonly id: string;
  /** Path of the value that expressions read as `self`. */
  readonly on: PathPattern;
  /** Path of the value, relative to `on`. */
  readonly at: string;
  /** True for a value that a load of a record by a program derives as well. */
  readonly loads?: boolean;
  /** Condition on which the value is derived. */
  readonly guard?: Expression<boolean>;
  readonly value?: Expression;
  /** Object to append to the list at this path. */
  readonly append?: DerivedObject;
  /**
   * Entry that is put into the map at this path, unless its key is blank. `keeps` retains the other properties of an
   * existing entry.
   */
  readonly put?: { readonly key: Expression; readonly value: DerivedObject; readonly keeps?: boolean };
}

/** Field that every form containing it empties while the field is hidden. */
export interface HiddenField {
  /** Path of the value that expressions read as `self`. */
  readonly on: PathPattern;
  /** Path of the value, relative to `on`. */
  readonly at: string;
  /** Conditions of the forms. Some form shows the field while one of them is true. */
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
  /** Access rule needed to see the field; absent where the rule for reading the record suffices. */
  readonly readAccess?: string;
  /** Access rule needed to change the field; absent where the rule for writing the record suffices. */
  readonly writeAccess?: string;
  /**
   * Time from which only the gateway sets the value: always, or once the record is stored. Values of clients
   * are overridden.
   */
  readonly writtenBy?: 'gateway' | 'gateway-once-stored';
}

/** Ajv standalone validation function. */
export interface StructuralValidator {
  (data: unknown): boolean;
  errors?: readonly StructuralError[] | null;
  /** Result that Ajv's compiled validators keep about the properties they have evaluated. */
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
  /** Path of the value that the expressions read as `self`. */
  readonly on: PathPattern;
  /** Path at which the message is shown, a JSON Pointer relative to `on`. */
  readonly at: string;
  readonly severity: Severity;
  /** Message template; `{label}` is the field's title, `{found}` the text found by the rule. */
  readonly message: string;
  /** Expressions in double braces in the message. */
  readonly values?: PipedValues;
  /**
   * Kind of rule, which defines when the rule is broken. `require`: `at` is blank and the expression true; `unless`:
   * `at` is not blank and the expression false; `when`: the expression is true; `found`: the expression yields a
   * text, which replaces `{found}`.
   */
  readonly kind: 'require' | 'unless' | 'when' | 'found';
  readonly test: Expression<boolean | string>;
  /** Condition on which the rule applies. */
  readonly guard?: Expression<boolean>;
  /** Effect of the rule on a record not saved by a person, such as one of a demonstration set or an import. */
  readonly loads?: 'warning' | 'ignored';
}
