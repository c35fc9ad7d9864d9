import type { Expression } from '../expressions/scope.ts';
import type { JsonObject, JsonSchema } from '../json/json.ts';
import type { SentObject } from './card.ts';
import type { Derivation } from './entity.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallContract {
  /** `{stem of the file}.{name}`, e.g. `allergy.list`. */
  readonly name: string;
  readonly title: string;
  /** Methods; more than one only for saves: POST creates, PUT changes. */
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
  /** Changes nothing, though its method is not GET and a handler answers it. */
  readonly isRead?: true;
  /** Bytes of the largest body that is read; 1 MiB where it is left out. */
  readonly largestBody?: number;
  /** Answers without a signed-in user: its handler judges by what is sent. */
  readonly isAnonymous?: true;
  /** Answers users too who have not accepted the terms of use. */
  readonly isBeforeTerms?: true;
  /** Constraints on query and body, beyond their types. */
  readonly rules?: readonly CallRule[];
  /** Sentence of a notice after success. */
  readonly success?: string;
  /** Tone of a notice that something is under way; absent: that it is done. */
  readonly successTone?: 'info';
  /** Labels of choice values that the sentence names, by the name in its braces and the value. */
  readonly successLabels?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** A call that pages make some time after this one has worked. */
  readonly followedBy?: FollowingCall;
  /** Seconds for which the browser may use an answer without refetching. */
  readonly cacheSeconds: number;
  /** Entities that the answer is worked out from, besides those that it contains. */
  readonly dependsOn?: readonly string[];
  /** Entry of the session storage in which the rows of an answer outlive the page; gone with the session. */
  readonly sessionCache?: SessionCache;
  /** Sentence for a failure that brings none of its own. */
  readonly failure?: string;
}

/** Call that follows another, with expressions over `answer`: what was answered, or the stored record of a save. */
export interface FollowingCall {
  readonly call: string;
  readonly when?: Expression<boolean>;
  readonly body: SentObject;
  /** Milliseconds between them. */
  readonly after: number;
}

export interface SessionCache {
  readonly key: string;
  /** Property of the entry that has the rows. */
  readonly rows: string;
  /** A further list in the entry: the rows whose property `by` is one of the user's organizations. */
  readonly own?: { readonly as: string; readonly by: string };
}

export interface CallRule {
  readonly id: string;
  /** Condition over `inputs`, the query and the body's properties; the rule is broken while it is false. */
  readonly test: Expression<boolean>;
  readonly message: string;
}

export interface QueryParameter {
  readonly type: 'string' | 'integer' | 'boolean' | 'date' | 'list';
  readonly isRequired: boolean;
  /** Description, which is left out of what pages fetch. */
  readonly description?: string;
  /** A path parameter, `{name}` in the path, not a query parameter. */
  readonly isInPath?: true;
  /** The only values that are taken. */
  readonly choices?: readonly string[];
  /** The entity whose `_id` it is. */
  readonly record?: string;
  /** Value that pages send where nothing else is given. */
  readonly sends?: string | number | boolean;
  /** Values that find something. */
  readonly examples?: readonly string[];
}

export interface BodyContract {
  /** The record is under this property (`{"allergy": {…}}`); absent: the body is the record. */
  readonly wrap?: string;
  /** Properties that distinguish this call from others on the same route. */
  readonly mark?: JsonObject;
  /** Entity that the (unwrapped) body must be. */
  readonly entity?: string;
  /** Schema of a body that is no record. */
  readonly schema?: JsonSchema;
  /** Sends the body as multipart/form-data: the part `file`, and the body as JSON in the part `payload`. */
  readonly hasFile?: true;
}

export type AnswerContract =
  | { readonly kind: 'record'; readonly entity: string }
  /** `{"rows": [record, …]}`, with `total` where only a part of them was requested. */
  | { readonly kind: 'list'; readonly entity: string; readonly also?: readonly string[] }
  /** `{"ok": true, "id", "rev", "record"}` */
  | { readonly kind: 'saved'; readonly entity: string }
  /** `{"total", "from", "hits": [{"id", …}]}` */
  | { readonly kind: 'hits'; readonly search: string }
  /** The file itself, not JSON. */
  | { readonly kind: 'file'; readonly mediaType: string }
  | { readonly kind: 'free'; readonly schema: JsonSchema };

/** Work of the gateway for a call. `handler` names one of `features/all/server/handlers.ts`. */
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
      /** Filter of the answered records, over `item`, a record as it is stored, and `user`. */
      readonly where?: Expression<boolean>;
      /** Field path by whose values the rows are answered in order; absent: as they were made. */
      readonly sortBy?: string;
      /** JSON Pointers to fields of the record that a row belongs to; the answer has them in `subjects`, by its `_id`. */
      readonly join?: readonly string[];
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
  | {
      readonly kind: 'handler';
      readonly handler: string;
      readonly options: JsonObject;
      readonly outcomes?: RowOutcomes;
    };

/** Effect of the rows of the record in a body on records of another entity. */
export interface RowOutcomes {
  /** Property of the record with its rows. */
  readonly rows: string;
  /** Properties of a row: its name, what was decided, and the ids of the records that it stands for. */
  readonly name: string;
  readonly status: string;
  readonly records: string;
  /** Entity of the records, and the access rule of the call that saves one. */
  readonly entity: string;
  readonly access: string;
  /** Values that every record gets; over `item`, the row, and `self`, the record, as are the following expressions. */
  readonly each: readonly Derivation[];
  /** The first that fits a row is taken. */
  readonly cases: readonly OutcomeCase[];
  /** Outcome for the further records of a row that stands for several. */
  readonly others: Required<Outcome>;
}

export interface Outcome {
  /** Label of such rows, shown behind their number. */
  readonly title: string;
  /** Values that the record gets; absent: no record is made or changed. */
  readonly set?: readonly Derivation[];
}

export interface OutcomeCase extends Outcome {
  readonly statuses: readonly string[];
  /** Rows that stand for a stored record, or those that stand for none. */
  readonly on: 'stored' | 'new';
}

/** Reports whether a call changes something, by what it is bound to, its method and its `reads`. */
export function isWritingCall({ store: { kind }, isRead }: CallContract, method: HttpMethod): boolean {
  return kind === 'save' || kind === 'remove' || (kind === 'handler' && method !== 'GET' && isRead !== true);
}
