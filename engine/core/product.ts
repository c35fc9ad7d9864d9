import type { Expression } from './expressions/scope.ts';
import type { Json, JsonObject, JsonSchema } from './json.ts';
import type { CellName, WidgetName } from './parts.ts';

/**
 * Everything that the compiler makes of `schemas/` and the screens' `*.screen.json`: frozen data and pure
 * functions. The engine and the gateway are given one `Product` and know nothing of what is inside.
 */
export interface Product {
  /** SHA-256 (hex) over the whole schema set; browser and gateway compare it at start. */
  readonly hash: string;
  readonly info: ProductInfo;
  readonly entities: Readonly<Record<string, Entity>>;
  /** Entities of which only an outline is here: what loads the rest, before a form of theirs opens. */
  readonly load?: Readonly<Record<string, () => Promise<Entity>>> | undefined;
  readonly forms: Readonly<Record<string, FormDescriptor>>;
  readonly tabs: Readonly<Record<string, TabDescriptor>>;
  readonly cards: Readonly<Record<string, CardDescriptor>>;
  readonly flows: Readonly<Record<string, FlowDescriptor>>;
  readonly screens: Readonly<Record<string, ScreenDescriptor>>;
  readonly calls: Readonly<Record<string, CallContract>>;
  /** What the bodies of calls must be that send no record, by the call's name. Only a gateway checks them. */
  readonly bodies?: Readonly<Record<string, Entity>>;
  readonly codes: Readonly<Record<string, ValueSet>>;
  readonly searches: Readonly<Record<string, SearchIndex>>;
  readonly access: Readonly<Record<string, AccessRule>>;
  /** Product-wide message templates by name (`required`, `date.not-in-future`, `conflict` …). */
  readonly messages: Readonly<Record<string, string>>;
  /** Figures and texts of the specification that expressions and screens refer to by name. */
  readonly constants?: Readonly<Record<string, ProductConstant>>;
  readonly holidays?: readonly Holiday[];
  readonly workflows?: Readonly<Record<string, Workflow>>;
  /** What can be printed. Only a gateway has them. */
  readonly documents?: Readonly<Record<string, DocumentDescriptor>>;
}

export interface ProductConstant {
  readonly value: Json;
  /** Values for single cases. */
  readonly by?: Readonly<Record<string, Json>>;
  readonly unit?: string;
  readonly description: string;
}

/** A day of every year: a date, or a weekday of a month. */
export interface Holiday {
  readonly name: string;
  /** 1 to 12. */
  readonly month: number;
  readonly day?: number;
  readonly weekday?: string;
  readonly week?: number | 'last';
}

export interface ProductInfo {
  /** `{product}` in paths, permissions and field names is replaced by it. */
  readonly slug: string;
  readonly title: string;
  readonly version: string;
  readonly copyright: string;
  readonly [key: string]: Json | undefined;
}

// ---------------------------------------------------------------- entities

// A place pattern is a JSON Pointer in which `*` stands for any array index or map key, e.g.
// `/prescribers/*/zip`. The empty string is the record itself.
export type PlacePattern = string;

/** One record type, or one shared value type. */
export interface Entity {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** The record's schema with every `$ref` inlined and no `$id`: what forms are rendered from. */
  readonly schema: JsonSchema;
  /** The compiled structural validator (Ajv standalone, all errors). */
  readonly validate: StructuralValidator;
  /** Every field by its place. */
  readonly fields: Readonly<Record<PlacePattern, Field>>;
  /** Own rules and those of every referenced schema, each with the place it stands on. */
  readonly rules: readonly Rule[];
  /** Message templates by place, then by JSON Schema keyword. */
  readonly messages: Readonly<Record<PlacePattern, Readonly<Record<string, string>>>>;
  /** Arrays whose items keep their identity, with the name of the identifying property. */
  readonly keyedArrays: Readonly<Record<PlacePattern, string>>;
  /** Maps whose keys name records of another entity. */
  readonly keyedMaps?: Readonly<Record<PlacePattern, KeyedMap>>;
  /** Other places where older records have the value of a place. Read, never written. */
  readonly aliases?: Readonly<Record<PlacePattern, readonly PlacePattern[]>>;
  /** Codes by their other spellings, in lower case, at places whose value set has some. Read, never written. */
  readonly spellings?: Readonly<Record<PlacePattern, Readonly<Record<string, string>>>>;
  /** Values that a save makes, in this order, before the rules are asked. */
  readonly derived?: readonly Derivation[];
  /** Whether `derived` reads the other records of the same subject. */
  readonly readsSiblings?: true;
  /** Places that are sent and answered but never stored; `from` gives what a read record shows there. */
  readonly transients?: Readonly<Record<PlacePattern, { readonly from?: Expression }>>;
  /** Places that are filled from other records when the record is read. */
  readonly computed?: Readonly<Record<PlacePattern, ComputedField>>;
  /** Set for entities that are stored as records of their own. */
  readonly record?: RecordTraits;
}

export interface RecordTraits {
  /** The stored `type`, e.g. `patient.allergy`. */
  readonly type: string;
  /** The entity this record belongs to: its `subject` holds that record's `_id`. */
  readonly subject?: string;
  /** JSON Pointer to the owning organization's id, for records that are owned directly. */
  readonly organizationAt?: string;
  /** How a record is named in pages and messages, e.g. `{name.first} {name.last}`. */
  readonly display?: string;
  /** JSON Pointers whose values no two records may share (within an organization). */
  readonly unique?: readonly string[];
  /** Many calls ask for these records, and they hardly ever change: gateways keep them in memory until one does. */
  readonly remembered?: true;
  /** Access rule about the record itself: who may know of it, among those whose organization it belongs to. */
  readonly access?: string;
}

export interface KeyedMap {
  readonly entity: string;
  /** JSON Pointer to what the keys are in those records; where it is blank, their `_id` counts. */
  readonly by: string;
}

export interface ComputedField {
  /** Whether there is a record, or how many there are. */
  readonly kind: 'exists' | 'count';
  readonly entity: string;
  /** Over `item`, a record of that entity, and `self`. */
  readonly where?: Expression<boolean>;
}

/** A value that the save makes. Exactly one of `value`, `append` and `put` is there. */
export interface Derivation {
  readonly id: string;
  /** Where `self` is. */
  readonly on: PlacePattern;
  /** The place of the value, relative to `on`. */
  readonly at: string;
  /** Made only while this is true. */
  readonly guard?: Expression<boolean>;
  readonly value?: Expression;
  /** An object for the end of the list that stands at the place. */
  readonly append?: DerivedObject;
  /**
   * An object for the map that stands at the place; nothing happens while the key is blank. With `keeps`, what
   * stands there already and is not named stays.
   */
  readonly put?: { readonly key: Expression; readonly value: DerivedObject; readonly keeps?: boolean };
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
  readonly unit?: string;
  /** JSON Pointer, from the object that the field is in, to the unit. */
  readonly unitAt?: string;
  readonly maxLength?: number;
  /** Access rule needed to see the field; absent: whoever may read the record. */
  readonly readAccess?: string;
  /** Access rule needed to change the field; absent: whoever may write the record. */
  readonly writeAccess?: string;
}

/** An Ajv standalone validation function. */
export interface StructuralValidator {
  (data: unknown): boolean;
  errors?: readonly StructuralError[] | null;
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
  /** Where `self` is. */
  readonly on: PlacePattern;
  /** The place of the message, a JSON Pointer relative to `on`. */
  readonly at: string;
  readonly severity: Severity;
  /** Message template; `{label}` is the field's title. */
  readonly message: string;
  /**
   * `require`: broken while the value at `at` is blank and the expression is true.
   * `unless`: broken while the value at `at` is not blank and the expression is false.
   * `when`: broken while the expression is true.
   */
  readonly kind: 'require' | 'unless' | 'when';
  readonly test: Expression<boolean>;
  /** Applies only while this is true. */
  readonly guard?: Expression<boolean>;
  /** What the rule is for a record that no person saves: a demonstration set, an import. */
  readonly loads?: 'warning' | 'ignored';
}

// ---------------------------------------------------------------- value sets

export interface ValueSet {
  readonly name: string;
  readonly title: string;
  /** Code system URI, where there is one. */
  readonly system?: string;
  /** An entry with the code '' names the blank value. Further properties are the set's columns. */
  readonly codes: readonly CodeEntry[];
}

export interface CodeEntry {
  readonly code: string;
  readonly display: string;
  readonly [column: string]: Json | undefined;
}

// ---------------------------------------------------------------- access

export interface AccessRule {
  readonly name: string;
  readonly title: string;
  /** What a refused person is told, e.g. `needs the permission to edit patients`. */
  readonly needs: string;
  /** The entity whose record the rule judges as `self`. */
  readonly about?: string;
  readonly allows: Expression<boolean>;
  /** Whoever passes may open records of other organizations in an emergency. */
  readonly opens?: EmergencyOpening;
}

export interface EmergencyOpening {
  /** Entity of the records; what belongs to them is open with them. */
  readonly entity: string;
  /** How long a record stays open. */
  readonly minutes: number;
  /** JSON Pointers to what has to be known of a record whose `_id` is not: all of it. */
  readonly known: readonly string[];
}

// ---------------------------------------------------------------- forms

export interface FormDescriptor {
  readonly name: string;
  readonly entity: string;
  /** The entity's schema cut to the fields of this form. */
  readonly schema: JsonSchema;
  /** Empty: RJSF lays the form out, by the schema and by `uiSchema`. */
  readonly layout: readonly LayoutNode[];
  /** RJSF's uiSchema of the whole form, for a form without a layout. */
  readonly uiSchema?: JsonObject;
  /** By field path with dots, e.g. `name.first`; the fields of rows with a star, e.g. `desks.*.name`. */
  readonly fields: Readonly<Record<string, FormField>>;
  readonly initial: JsonObject;
  /** Values of something new that are worked out when the form opens, by field path. */
  readonly prefill?: Readonly<Record<string, Expression>>;
  /** Questions before a save, in this order. */
  readonly confirm?: readonly FormQuestion[];
  /** The form only asks: what is stored are these records, each while its `when` holds. */
  readonly yields?: readonly FormYield[];
}

/** Asked before a save while `when` is true; the safe answer goes back to the form. */
export interface FormQuestion {
  readonly when: Expression<boolean>;
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no: string;
}

export interface FormYield {
  readonly entity: string;
  readonly when?: Expression<boolean>;
  readonly record: DerivedObject;
}

/** A row of field paths, a titled group of rows, or a tab of rows. */
export type LayoutNode =
  | { readonly row: readonly string[] }
  | { readonly group: string; readonly rows: readonly LayoutNode[] }
  | { readonly tab: string; readonly rows: readonly LayoutNode[] };

export interface FormField {
  /** RJSF's own uiSchema entries, untouched. */
  readonly uiSchema: JsonObject;
  readonly widget?: WidgetName;
  readonly options: JsonObject;
  readonly visibleWhen?: Expression<boolean>;
  readonly enabledWhen?: Expression<boolean>;
  /** True while a `require` rule of the entity asks for the field; the compiler fills it from the rules. */
  readonly requiredWhen?: Expression<boolean>;
  readonly whenHidden: 'keep' | 'clear';
  /** The value follows the expression and cannot be typed. */
  readonly derive?: Expression;
  /** Field paths that are set to false when this one is ticked. */
  readonly clears: readonly string[];
  /** Access rule needed to see the field in this form. */
  readonly access?: string;
  /** A line under the field that follows what is typed, e.g. a time of day elsewhere. */
  readonly says?: Expression<string>;
  /** What may be chosen, where it is not simply the field's value set. */
  readonly choices?: FieldChoices;
  /** What the call of the choices or of the code search is asked with, by parameter; blanks are left out. */
  readonly query?: Readonly<Record<string, Expression>>;
  /** Asked of the gateway when the field is left. */
  readonly check?: FieldCheck;
  /** The list is edited as a table of rows. */
  readonly rows?: FieldRows;
}

export interface FieldChoices {
  /** Over `item`, one of the choices with its columns: whether it is offered. */
  readonly where?: Expression<boolean>;
  /** Call whose rows are the choices; without it, they are the field's value set. */
  readonly call?: string;
  /** Properties of a row: what is stored and what is read. */
  readonly value?: string;
  readonly label?: string;
}

/** A question to the gateway about what was entered. It warns; a save is never stopped by it. */
export interface FieldCheck {
  readonly call: string;
  /** What is sent, by name; blanks are left out. */
  readonly body: Readonly<Record<string, Expression>>;
  /** Asked only while this is true. */
  readonly when?: Expression<boolean>;
  /** Over `answer`: whether to warn. */
  readonly warns: Expression<boolean>;
  readonly message: string;
  /** Said when the check itself fails. */
  readonly failure?: string;
  /** Further fields that the question is about: it is asked when they are left, too. */
  readonly also: readonly string[];
  /** Rows of the answer that stand under the warning. */
  readonly lists?: {
    /** Property of the answer that has the rows. */
    readonly rows: string;
    /** Over `item`: what is read of a row. */
    readonly says: Expression<string>;
    /** Route template, filled from the row. */
    readonly link?: string;
  };
}

export interface FieldRows {
  /** Fields of a row, from the left. */
  readonly columns: readonly string[];
  /** What one row is called, as in `Add {item}`. */
  readonly item: string;
  /** So many rows are there at least, and can't be removed. */
  readonly least: number;
}

// ---------------------------------------------------------------- tabs and tables

export interface TabDescriptor {
  readonly name: string;
  readonly title: string;
  /** What one row is called, as in `Add {item}`, e.g. `Allergy`. */
  readonly item: string;
  readonly entity: string;
  /** The form for editing a row, and for adding one where there is no `addForm`. */
  readonly form?: string;
  readonly addForm?: string;
  readonly source: TabSource;
  /** How the rows are shown; of a single object, the fields that are shown. */
  readonly table: TableDescriptor;
  readonly actions: TabActions;
  /** Shows the number of rows in the tab's title. */
  readonly hasCount: boolean;
  /** Access rule needed to see the tab. */
  readonly access?: string;
  /** Sentence for an empty table. */
  readonly empty: string;
  /** The tab's own wording of messages of the product, by their names. */
  readonly messages?: Readonly<Record<string, TabMessage>>;
}

export interface TabMessage {
  readonly message: string;
  /** What `{item}` is filled with; by default the tab's `item` in small letters. */
  readonly item?: string;
}

export type TabSource = CallSource | RecordSource | ObjectSource | SearchSource;

/** Rows that a call lists, each a record of its own. */
export interface CallSource {
  readonly kind: 'call';
  readonly list: string;
  readonly save?: string;
  readonly remove?: string;
  readonly where?: Expression<boolean>;
  /** What each row is completed with from another record; an edit changes that part of the row only. */
  readonly join?: RowJoin;
}

/** The entry of a map in another record, under a key that the row has. */
export interface RowJoin {
  /** Entity of the record that the map is in. */
  readonly record: string;
  /** JSON Pointer to the map. */
  readonly at: string;
  /** Property of the row that is the entry's key. */
  readonly by: string;
  /** Property that the entry is given in the row. */
  readonly as: string;
  /** Call that saves the whole record. */
  readonly save?: string;
}

/** One object in another record, stored with it. */
export interface ObjectSource {
  readonly kind: 'object';
  /** Entity of the record the object is in. */
  readonly record: string;
  /** JSON Pointer to the object. */
  readonly at: string;
  /** Call that saves the whole record. */
  readonly save?: string;
}

/** Rows that live in an array of another record and are stored with it. */
export interface RecordSource {
  readonly kind: 'record';
  /** Entity of the record the rows are in. */
  readonly record: string;
  /** JSON Pointer to the array. */
  readonly at: string;
  /** Property that identifies a row. */
  readonly key: string;
  /** Call that saves the whole record. */
  readonly save?: string;
  readonly where?: Expression<boolean>;
}

/** Rows that the user looks for. */
export interface SearchSource {
  readonly kind: 'search';
  readonly call: string;
  readonly inputs: readonly SearchInput[];
}

export interface SearchInput {
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly widget: WidgetName;
  /** The input counts only from this many characters on (trimmed). */
  readonly minLength: number;
  /** Which index field it asks, chosen by the first choice whose `when` holds (or that has none). */
  readonly queries: readonly { readonly field: string; readonly when?: Expression<boolean> }[];
  /** Milliseconds of rest before the search runs. */
  readonly debounce: number;
}

export interface TableDescriptor {
  /** Rows a page; 0 shows all rows in one scrolling list. */
  readonly pageSize: number;
  readonly pageButtons: number;
  readonly sort: readonly SortOrder[];
  readonly columns: readonly ColumnDescriptor[];
  /** Words of a field over the table that finds rows by what they say; absent: there is none. */
  readonly filter?: string;
  /** Rows in a warning style, with the reason in words. */
  readonly warn?: { readonly when: Expression<boolean>; readonly text: string };
  /** Rows of a list inside of each row, shown under it. */
  readonly children?: ChildTable;
}

export interface ChildTable {
  /** JSON Pointer to the list, from the row. */
  readonly at: string;
  /** What the list is called, and what one of its rows is. */
  readonly title: string;
  readonly item: string;
  /** The form for adding and editing one; absent: the list is only shown. */
  readonly form?: string;
  /** As many rows must stay. */
  readonly least: number;
  readonly columns: readonly ColumnDescriptor[];
}

export interface SortOrder {
  readonly by: string;
  readonly descending: boolean;
}

export interface ColumnDescriptor {
  /** Field path with dots. */
  readonly field: string;
  readonly title: string;
  readonly cell: CellName;
  readonly codes?: string;
  readonly isSortable: boolean;
  /** Route template that the cell's text links to, e.g. `/dashboard/patient/{id}`. */
  readonly link?: string;
  /** Over `item`: shown instead of the field's own value. */
  readonly value?: Expression;
  /** The words for the values of the field, by the value as text. */
  readonly words?: Readonly<Record<string, string>>;
}

export interface TabActions {
  readonly add?: ActionDescriptor;
  readonly edit?: ActionDescriptor;
  readonly remove?: ActionDescriptor;
  readonly copy?: ActionDescriptor;
  /** Rows can be put into another order, which is stored. */
  readonly move?: ActionDescriptor;
  /** All rows as a file of comma-separated values. */
  readonly export?: ActionDescriptor;
  readonly history?: HistoryAction;
}

/** What happened to a row: a list that it keeps itself, or what a call knows of its record. */
export interface HistoryAction extends ActionDescriptor {
  /** Template over the row. */
  readonly title: string;
  /** JSON Pointer to the list in the row, newest last, and how it is shown. */
  readonly at?: string;
  readonly columns?: readonly ColumnDescriptor[];
  /** Call that answers with the changes of a record. */
  readonly call?: string;
}

export interface ActionDescriptor {
  readonly access?: string;
  readonly when?: Expression<boolean>;
}

// ---------------------------------------------------------------- cards

/** Facts about one open record in columns, and what may be done with it. */
export interface CardDescriptor {
  readonly name: string;
  readonly title: string;
  readonly entity: string;
  /** Access rule needed to see the card. */
  readonly access?: string;
  /** Call that saves the record. */
  readonly save?: string;
  /** Further records, by the names they have in expressions. */
  readonly with: Readonly<Record<string, Companion>>;
  readonly columns: readonly { readonly title?: string; readonly facts: readonly Fact[] }[];
  /** The workflow whose events are offered in the menu. */
  readonly workflow?: CardWorkflow;
  /** Menus of its own beside the one of further actions, by name. */
  readonly menus: Readonly<Record<string, CardMenu>>;
  readonly actions: readonly CardAction[];
}

/** A menu, with what the calls of its actions have in common. */
export interface CardMenu {
  /** The words on its button. */
  readonly title: string;
  readonly query?: SentObject;
  readonly files?: AnsweredFiles;
}

/** Files whose addresses a call has answered. */
export interface AnsweredFiles {
  /** Over `answer`: an address, or a list of them. */
  readonly address: Expression;
  /** Over `answer`: sentences about what the files lack. */
  readonly warnings?: Expression;
  /** The call that hands out what has an address of the gateway's own. */
  readonly call: string;
}

/** How the events of a workflow are raised for the record of a card. */
export interface CardWorkflow {
  readonly name: string;
  readonly call: string;
  /** Over `inputs`: the `event` and its `payload`. */
  readonly body: SentObject;
  /** The form that asks what an event brings. */
  readonly forms: Readonly<Record<string, string>>;
}

/** What is read beside the record of a card. */
export interface Companion {
  readonly call: string;
  /** Over `self`; a list that is bound to its subject is asked for the record without it. */
  readonly query: Readonly<Record<string, Expression>>;
  /** Over `item`: which of the listed records count. */
  readonly where?: Expression<boolean>;
  /** Field path of the date or time by which the newest of a list is taken. */
  readonly latest?: string;
  /** Takes the first row of a list. */
  readonly one?: boolean;
}

/** One line of a card. Exactly one of `field`, `value` and `part` says what stands there. */
export interface Fact {
  readonly title: string;
  readonly field?: string;
  readonly value?: Expression;
  readonly part?: string;
  /** A smaller line below. */
  readonly note?: Expression<string>;
  readonly when?: Expression<boolean>;
  readonly cell: CellName;
  readonly codes?: string;
  readonly access?: string;
  readonly empty?: string;
  /** The companions that its expressions read. */
  readonly reads?: readonly string[];
}

/** What an action is asked before it is done. */
export interface Confirmation {
  readonly title: string;
  readonly text: string;
  readonly yes: string;
  readonly no?: string;
}

/** An object whose leaves are expressions. */
export interface SentObject {
  readonly [key: string]: Expression | SentObject;
}

/**
 * Something that may be done with the record of a card: `form` alone edits it, `set` saves values, `call` makes a
 * call (with what its `form` asked as `inputs`), whose answer may lead to `files`; `open` opens a window, `part` is
 * made by hand.
 */
export interface CardAction {
  readonly name: string;
  readonly title?: string;
  /** `bar`, `menu`, or the name of a menu of the card. */
  readonly in: string;
  readonly access?: string;
  readonly when?: Expression<boolean>;
  readonly form?: string;
  readonly set?: Readonly<Record<string, Expression>>;
  readonly call?: string;
  readonly body?: SentObject;
  /** The parameters of a call that only reads. */
  readonly query?: SentObject;
  /** The files that the answer leads to. */
  readonly files?: AnsweredFiles;
  /** Address of the window; `{path}` stands for a value of the record. */
  readonly open?: string;
  readonly part?: string;
  readonly confirm?: Confirmation;
}

// ---------------------------------------------------------------- flows

/** Steps taken one after the other, back and forward, until something is done at the end. */
export interface FlowDescriptor {
  readonly name: string;
  readonly title: string;
  readonly steps: readonly FlowStep[];
  readonly finish: {
    /** The words on the button. */
    readonly label: string;
    readonly call: string;
    readonly sends?: FlowSent;
    /** Route template, filled from the answer. */
    readonly open?: string;
  };
  /** Other ways to the end, offered at every step. */
  readonly actions: readonly FlowAction[];
}

/** What a call is sent: one value, or an object of values, over `inputs`: what each step has handed on, by its name. */
export type FlowSent = Expression | SentObject;

/** A step hands on what was typed into its `form`, or the row that was picked from a list. */
export interface FlowStep {
  readonly name: string;
  readonly title: string;
  readonly text?: string;
  /** The step is taken only while this is true. */
  readonly when?: Expression<boolean>;
  readonly form?: string;
  /** What an earlier step has handed on. */
  readonly shows?: { readonly step: string; readonly columns: readonly ColumnDescriptor[] };
  readonly lists: readonly FlowList[];
  readonly part?: string;
  /** What must hold before one goes on, in order. */
  readonly checks: readonly { readonly unless: Expression<boolean>; readonly message: string }[];
  /** The words on the button that goes on. */
  readonly next?: string;
}

/** The rows that a call answers. */
export interface FlowList {
  readonly title: string;
  readonly text?: string;
  readonly call: string;
  readonly sends?: FlowSent;
  /** Path of the field that tells rows apart. */
  readonly key: string;
  readonly table: TableDescriptor;
  /** One row has to be chosen, and is handed on. */
  readonly isPicked: boolean;
  readonly empty: string;
}

/** Another way to the end: a form in a dialog. */
export interface FlowAction {
  readonly name: string;
  readonly title: string;
  readonly item: string;
  readonly access?: string;
  readonly form: string;
  /** By field path, over `inputs`: what the form starts with. */
  readonly prefill: Readonly<Record<string, Expression>>;
  readonly call: string;
  readonly open?: string;
}

// ---------------------------------------------------------------- screens

export interface ScreenDescriptor {
  readonly name: string;
  readonly title: string;
  /** Route pattern of react-router, e.g. `/dashboard/patient/:patientId/:hashPayload?`. */
  readonly route: string;
  readonly access?: string;
  /** The record that the screen is about; its tabs are enabled once it is there. */
  readonly record?: {
    readonly entity: string;
    readonly call: string;
    readonly param: string;
    /** Call that lists the records that own others: expressions then read the one that owns this record. */
    readonly owners?: string;
  };
  readonly boxes: readonly BoxDescriptor[];
  /** The flow of steps that the screen is, in place of boxes. */
  readonly flow?: string;
  /** Entry in the side menu. */
  readonly menu?: {
    readonly label: string;
    readonly order: number;
    /** The screen whose entry this one stands under. */
    readonly under?: string;
    /** Access rule for seeing the entry, beside that of the screen. */
    readonly access?: string;
  };
}

export interface BoxDescriptor {
  readonly name: string;
  readonly title: string;
  readonly tabs: readonly BoxTab[];
}

/** A leaf names a tab descriptor or a hand-made part; a branch holds tabs of its own. */
export type BoxTab =
  | { readonly kind: 'tab'; readonly tab: string }
  | { readonly kind: 'card'; readonly card: string }
  | { readonly kind: 'part'; readonly part: string; readonly title: string; readonly access?: string }
  | {
      readonly kind: 'group';
      readonly name: string;
      readonly title: string;
      readonly tabs: readonly BoxTab[];
    };

// ---------------------------------------------------------------- calls

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallContract {
  /** `{stem of the file}.{name}`, e.g. `allergy.list`. */
  readonly name: string;
  readonly title: string;
  /** More than one only for saves: POST creates, PUT changes. */
  readonly methods: readonly HttpMethod[];
  /** Path with `{product}` already replaced; other names in braces are parameters. */
  readonly path: string;
  readonly query: Readonly<Record<string, QueryParameter>>;
  readonly body?: BodyContract;
  readonly answer: AnswerContract;
  /** Name of the access rule; every call has one. */
  readonly access: string;
  readonly store: StoreBinding;
  /** A contract that nothing answers yet: it is documented and not served. */
  readonly status?: 'planned';
  /** Answers users too who have not accepted the terms of use. */
  readonly isBeforeTerms?: true;
  /** What query and body must hold to, beyond their types. */
  readonly rules?: readonly CallRule[];
  /** Sentence of a notice after success. */
  readonly success?: string;
  /** How long the browser may use an answer without asking again, in seconds. */
  readonly cacheSeconds: number;
  /** Sentence for a failure that brings none of its own. */
  readonly failure?: string;
}

export interface CallRule {
  readonly id: string;
  /** Over `inputs`: the query and the body's properties. Broken while it is false. */
  readonly test: Expression<boolean>;
  readonly message: string;
}

export interface QueryParameter {
  readonly type: 'string' | 'integer' | 'boolean' | 'date' | 'list';
  readonly isRequired: boolean;
  readonly description: string;
  /** Stands in the path as `{name}`, not behind the question mark. */
  readonly isInPath?: true;
  /** The only values that are taken. */
  readonly choices?: readonly string[];
  /** The entity whose `_id` it is. */
  readonly record?: string;
  /** Values that find something. */
  readonly examples?: readonly string[];
}

export interface BodyContract {
  /** The record stands under this property (`{"allergy": {…}}`); absent: the body is the record. */
  readonly wrap?: string;
  /** Properties that tell this call from another on the same route. */
  readonly mark?: JsonObject;
  /** Entity that the (unwrapped) body must be. */
  readonly entity?: string;
  /** Schema of a body that is no record. */
  readonly schema?: JsonSchema;
}

export type AnswerContract =
  | { readonly kind: 'record'; readonly entity: string }
  /** `{"rows": [record, …]}`, with `total` where only a part of them was asked for. */
  | { readonly kind: 'list'; readonly entity: string; readonly also?: readonly string[] }
  /** `{"ok": true, "id", "rev", "record"}` */
  | { readonly kind: 'saved'; readonly entity: string }
  /** `{"total", "from", "hits": [{"id", …}]}` */
  | { readonly kind: 'hits'; readonly search: string }
  /** The file itself, not JSON. */
  | { readonly kind: 'file'; readonly mediaType: string }
  | { readonly kind: 'free'; readonly schema: JsonSchema };

/** What the gateway does for a call. `handler` names a file of `gateway/handlers/`. */
export type StoreBinding =
  | {
      readonly kind: 'get';
      readonly entity: string;
      readonly by: string;
      /** JSON Pointer to the value that `by` brings; absent: the `_id`. */
      readonly at?: string;
    }
  | {
      readonly kind: 'list';
      readonly entity: string;
      /** Further entities whose records stand in the same list. */
      readonly also?: readonly string[];
      readonly subjectFrom?: string;
      /**
       * JSON Pointer to the date by which a part can be asked for: the parameter `newest` says how many of the
       * newest are wanted, and the answer's `total` how many there are.
       */
      readonly newestBy?: string;
    }
  | { readonly kind: 'save'; readonly entity: string; readonly access?: string }
  /** `access`: the rule that the stored record must pass before it is changed or removed. */
  | { readonly kind: 'remove'; readonly entity: string; readonly access?: string }
  | { readonly kind: 'search'; readonly search: string }
  | { readonly kind: 'handler'; readonly handler: string; readonly options: JsonObject };

// ---------------------------------------------------------------- documents

/** Words and expressions in turn, by language (BCP 47); `*` stands for every language. */
export type DocumentWords = Readonly<Record<string, readonly (string | Expression)[]>>;

/** A printed document about one record. */
export interface DocumentDescriptor {
  readonly name: string;
  readonly title: DocumentWords;
  readonly entity: string;
  /** The languages that it is written in; the first one where another is wanted. */
  readonly languages: readonly string[];
  /** The language that is wanted. */
  readonly language?: Expression<string>;
  readonly size: 'normal' | 'large';
  /** Records that belong to the record, by the names that expressions use. */
  readonly with: Readonly<Record<string, DocumentRecords>>;
  /** Nothing is printed while one of these is true; its words say why. */
  readonly refuses: readonly DocumentRemark[];
  readonly warnings: readonly DocumentRemark[];
  /** Lines at the head and the foot of every page. */
  readonly header: readonly DocumentWords[];
  readonly footer: readonly DocumentWords[];
  readonly blocks: readonly DocumentBlock[];
}

/** A list of records, or one of them where `by` or `latest` stands. */
export interface DocumentRecords {
  readonly entity: string;
  /** Over `item`. */
  readonly where?: Expression<boolean>;
  /** Field path that the list is sorted by, as people read it. */
  readonly sort?: string;
  /** The input that names the record by its `_id`; one that is not there is not found. */
  readonly by?: string;
  /** Field paths of moments: the first one that a record has counts, and the newest record is taken. */
  readonly latest?: readonly string[];
}

export interface DocumentRemark {
  readonly when: Expression<boolean>;
  readonly message: DocumentWords;
}

export type DocumentBlock = { readonly when?: Expression<boolean> } & (
  | { readonly kind: 'heading'; readonly words: DocumentWords; readonly level: number }
  | { readonly kind: 'text'; readonly words: DocumentWords; readonly style: 'normal' | 'strong' | 'small' }
  /** One below the other; blank ones are left out. */
  | { readonly kind: 'lines' | 'list' | 'choices'; readonly items: readonly DocumentWords[] }
  | {
      readonly kind: 'table';
      readonly rows: DocumentRows;
      readonly columns: readonly DocumentColumn[];
      readonly empty?: DocumentWords;
    }
  | {
      readonly kind: 'each';
      readonly rows: DocumentRows;
      readonly blocks: readonly DocumentBlock[];
      readonly empty?: DocumentWords;
    }
  /** Room to write by hand. */
  | { readonly kind: 'write'; readonly words: DocumentWords; readonly lines: number }
  | { readonly kind: 'break' }
);

/** A list that expressions can name, and over `item` which of its rows count. */
export interface DocumentRows {
  readonly from: Expression;
  readonly where?: Expression<boolean>;
}

export interface DocumentColumn {
  readonly title: DocumentWords;
  readonly value: DocumentWords;
  /** Share of the width beside the other columns. */
  readonly width: number;
}

// ---------------------------------------------------------------- search

/** The indexed projection of an entity: one table, written in the record's own transaction. */
export interface SearchIndex {
  readonly name: string;
  readonly entity: string;
  readonly columns: Readonly<Record<string, SearchColumn>>;
  /** Columns of a hit, beside `id`. */
  readonly hit: readonly string[];
  readonly pageSize: number;
  readonly sort: readonly SortOrder[];
}

export interface SearchColumn {
  /** JSON Pointers; several are joined by a space. Empty for a number of records. */
  readonly from: readonly string[];
  /**
   * `name`: letters folded (case and diacritics ignored), found by the start or middle of a word;
   * `digits`: digits only, found anywhere; `date`, `number`, `text`: compared as they are.
   */
  readonly kind: 'name' | 'digits' | 'date' | 'number' | 'text';
  /** The value comes from other records, those that belong to the one that is found. */
  readonly of?: RelatedRecords;
  /** A missing value counts as lower than every other; absent: missing values come last, however it is sorted. */
  readonly missing?: 'lowest';
}

/** Which record, of those that belong to another, brings a value. */
export interface RelatedRecords {
  readonly entity: string;
  /** How many there are, or the one whose value at `by` is the greatest or the smallest. */
  readonly take: 'count' | 'latest' | 'earliest';
  /** JSON Pointer. */
  readonly by?: string;
  /** Over `item`, a record of that entity. */
  readonly where?: Expression<boolean>;
}

// ---------------------------------------------------------------- workflows

/**
 * The states that records of an entity go through, and what leads from one to another: a table, which
 * `engine/core/workflow` runs in the browser (to tell what will happen) and in the gateway (to make it happen).
 */
export interface Workflow {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Entity of the records that go through the states. */
  readonly entity: string;
  /** JSON Pointer to the name of a record's state. */
  readonly stateAt: string;
  /** By stored name. */
  readonly states: Readonly<Record<string, WorkflowState>>;
  /** Stored names by every spelling that is read as them, in lower case. */
  readonly spellings: Readonly<Record<string, string>>;
  /** The state of a name that is not known. */
  readonly unknown: string;
  /** What people read instead of a state's name, over `state` and the record. */
  readonly display: Expression<string>;
  /** Places of the record that nothing but events changes. */
  readonly owns: readonly PlacePattern[];
  /** Records that the table reads beside the record itself and its owners, by the name it calls them. */
  readonly records: Readonly<Record<string, WorkflowRecord>>;
  readonly events: Readonly<Record<string, WorkflowEvent>>;
  /** In the order of decision: of the rows of an event that fit, the first is taken. */
  readonly transitions: readonly Transition[];
  /** Of these, all that fit are taken, after the transition. */
  readonly consequences: readonly Consequence[];
}

export interface WorkflowState {
  readonly display: string;
  /** How records come into a state that no transition names. */
  readonly entered?: string;
}

/** One record out of those of the same organization. */
export interface WorkflowRecord {
  readonly entity: string;
  /** Over `item`, `named` (the id that the caller gives; may be blank) and the record with its owners. */
  readonly where: Expression<boolean>;
  /** Of several, those that this is true for come first; if more than one is left, there is none. */
  readonly prefer?: Expression<boolean>;
  /** The list call with which a page asks for them, to tell beforehand what an event comes to. */
  readonly call: string;
  /** The call's parameters, over the record with its owners. */
  readonly query: Readonly<Record<string, Expression>>;
}

export interface WorkflowEvent {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Access rule; every event has one. */
  readonly access: string;
  /** Entity of what the event brings. One with records of its own is named by id and read from the store. */
  readonly payload?: string;
  /** Offered to people as an action of this title. */
  readonly action?: string;
  /** Why nothing happens when no row fits; without it the event is welcome and changes nothing. */
  readonly refusal?: string;
  /** Saves that raise the event. */
  readonly raisedBy: readonly WorkflowTrigger[];
}

export interface WorkflowTrigger {
  /** Entity whose save raises the event. */
  readonly save: string;
  /** Over `self`, the saved record, and `old`, the version before. */
  readonly when?: Expression<boolean>;
  /** What the event brings; absent: the saved record. */
  readonly payload?: DerivedObject;
}

/** A row of the table. */
export interface Transition {
  readonly id: string;
  readonly on: string;
  /** Names of the states it leads from. */
  readonly from: readonly string[];
  readonly guard?: Expression<boolean>;
  /** Name of the state it leads to; absent: the record stays where it is. */
  readonly to?: Expression<string>;
  /** The states that `to` may name; absent: all. */
  readonly among?: readonly string[];
  /** The row refuses the event with this sentence. */
  readonly refuse?: Sentence;
  readonly set: readonly Derivation[];
  readonly effects: readonly WorkflowEffect[];
  readonly says?: Sentence;
}

/** What an event changes whatever state the record goes to. */
export interface Consequence {
  readonly id: string;
  readonly on: readonly string[];
  readonly guard?: Expression<boolean>;
  readonly set: readonly Derivation[];
  readonly effects: readonly WorkflowEffect[];
  readonly says?: Sentence;
}

/** Something outside the record that follows from an event: a name and what it brings. */
export interface WorkflowEffect {
  readonly name: string;
  readonly payload: DerivedObject;
}

/** A sentence with expressions in it, in parts. */
export type Sentence = readonly (string | Expression)[];
