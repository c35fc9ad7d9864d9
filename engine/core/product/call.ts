import type { Expression } from '../expressions/scope.ts';
import type { JsonObject, JsonSchema } from '../json/json.ts';
import type { SentObject } from './card.ts';
import type { Derivation } from './entity.ts';
import type { ReportPeriod } from './report.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface CallContract {
  /** Name, `{stem of the file}.{name}`, e.g. `allergy.list`. */
  readonly name: string;
  readonly title: string;
  /** HTTP methods; only a save has several: POST creates, PUT changes. */
  readonly methods: readonly HttpMethod[];
  /** URL path with `{product}` already replaced; other names in braces are parameters. */
  readonly path: string;
  readonly query: Readonly<Record<string, QueryParameter>>;
  readonly body?: BodyContract;
  readonly answer: AnswerContract;
  /** Name of the access rule, which every call has. */
  readonly access: string;
  readonly store: StoreBinding;
  /** Status of a call that is documented but not served yet. */
  readonly status?: 'planned';
  /** True for a call that changes nothing although its method is not GET and a handler answers it. */
  readonly isRead?: true;
  /** Maximum size of a body in bytes; by default 1 MiB. */
  readonly largestBody?: number;
  /** True for a call that needs no signed-in user, whose handler judges by the content of the request. */
  readonly isAnonymous?: true;
  /** True for a call that also serves users who have not accepted the terms of use. */
  readonly isBeforeTerms?: true;
  /** Constraints on query and body, beyond their types. */
  readonly rules?: readonly CallRule[];
  /** Sentence of a notice after success. */
  readonly success?: string;
  /** Tone of the notice: `info` for work in progress, absent for completed work. */
  readonly successTone?: 'info';
  /** Labels of choice values in the sentence: by parameter of the sentence, then by value. */
  readonly successLabels?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Call that pages make some time after this call has succeeded. */
  readonly followedBy?: FollowingCall;
  /** Seconds for which the browser may reuse an answer without a request. */
  readonly cacheSeconds: number;
  /** Entities from which the answer is computed, besides those that it contains. */
  readonly dependsOn?: readonly string[];
  /** Entry of the session storage that keeps the rows of an answer across pages until the session ends. */
  readonly sessionCache?: SessionCache;
  /** Sentence for a failed call whose answer contains none. */
  readonly failure?: string;
}

/**
 * Call that follows another call, with expressions over `answer`: the other call's answer, or the stored record of a
 * save.
 */
export interface FollowingCall {
  readonly call: string;
  readonly when?: Expression<boolean>;
  readonly body: SentObject;
  /** Milliseconds between the two calls. */
  readonly after: number;
}

export interface SessionCache {
  readonly key: string;
  /** Property of the entry that holds the rows. */
  readonly rows: string;
  /** Further list in the entry, of the rows whose property `by` is one of the user's organizations. */
  readonly own?: { readonly as: string; readonly by: string };
}

export interface CallRule {
  readonly id: string;
  /** Condition over `inputs` (the query and the body's properties); the rule is broken while it is false. */
  readonly test: Expression<boolean>;
  readonly message: string;
}

export interface QueryParameter {
  readonly type: 'string' | 'integer' | 'boolean' | 'date' | 'list';
  readonly isRequired: boolean;
  /** Description, left out of the bundle for pages. */
  readonly description?: string;
  /** True for a parameter in the path, written `{name}`. */
  readonly isInPath?: true;
  /** Values that the gateway accepts; absent for any value. */
  readonly choices?: readonly string[];
  /** Entity of the record whose `_id` is the value of the parameter, or `any`. */
  readonly record?: string;
  /** Value that pages send by default. */
  readonly sends?: string | number | boolean;
  /** Example values for which the call finds something. */
  readonly examples?: readonly string[];
}

export interface BodyContract {
  /** Property of the body that holds the record (`{"allergy": {…}}`); absent where the body itself is the record. */
  readonly wrap?: string;
  /** Properties that a body must have for this call, to distinguish it from other calls on the same route. */
  readonly mark?: JsonObject;
  /** Entity of the body, unwrapped where `wrap` is set. */
  readonly entity?: string;
  /** Schema of a body that is not a record. */
  readonly schema?: JsonSchema;
  /**
   * True for a multipart/form-data body, with the file in the part `file` and the JSON in the part `payload`.
   */
  readonly hasFile?: true;
}

export type AnswerContract =
  | { readonly kind: 'record'; readonly entity: string }
  /** Answer with rows, `{"rows": [record, …]}`, and with `total` where only a part was requested. */
  | { readonly kind: 'list'; readonly entity: string; readonly also?: readonly string[] }
  /** Answer with the stored record, `{"ok": true, "id", "rev", "record"}`. */
  | { readonly kind: 'saved'; readonly entity: string }
  /** Answer with the hits of a search, `{"total", "from", "hits": [{"id", …}]}`. */
  | { readonly kind: 'hits'; readonly search: string }
  /** Answer with the figures of a report, in the shape of its period. */
  | { readonly kind: 'report'; readonly report: string; readonly period: ReportPeriod }
  /** Answer that is a file, not JSON. */
  | { readonly kind: 'file'; readonly mediaType: string }
  | { readonly kind: 'free'; readonly schema: JsonSchema };

/** Work of the gateway for a call. `handler` is the name of an entry in `features/all/server/handlers.ts`. */
export type StoreBinding =
  | {
      readonly kind: 'get';
      readonly entity: string;
      readonly by: string;
      /** JSON Pointer to the value that has to equal the parameter `by`; absent for the `_id`. */
      readonly at?: string;
    }
  | {
      readonly kind: 'list';
      readonly entity: string;
      /** Further entities whose records are in the same list. */
      readonly also?: readonly string[];
      readonly subjectFrom?: string;
      /** Filter of the answered records, over `item`, a stored record, and `user`. */
      readonly where?: Expression<boolean>;
      /** Field path by which the rows are sorted; absent for the order of creation. */
      readonly sortBy?: string;
      /**
       * JSON Pointers to fields of the record that owns a row; the answer lists their values in `subjects`, by
       * the owner's `_id`.
       */
      readonly join?: readonly string[];
      /**
       * JSON Pointer to a date that makes partial lists possible: the parameter `newest` limits the list to
       * that many newest records, and the answer's `total` counts all.
       */
      readonly newestBy?: string;
    }
  | { readonly kind: 'save'; readonly entity: string; readonly access?: string }
  /** Removal; before a change or removal, the stored record must pass the rule `access`. */
  | { readonly kind: 'remove'; readonly entity: string; readonly access?: string }
  | { readonly kind: 'search'; readonly search: string }
  /** Figures of a report; `exports` where they are taken along as a file, which the audit trail notes. */
  | { readonly kind: 'report'; readonly report: string; readonly exports?: true }
  | {
      readonly kind: 'handler';
      readonly handler: string;
      readonly options: JsonObject;
      readonly outcomes?: RowOutcomes;
    };

/** Effect of a sent record's rows on records of another entity. */
export interface RowOutcomes {
  /** Property of the sent record that holds the rows. */
  readonly rows: string;
  /** Properties of a row: its name, its decision, and the ids of the stored records that it represents. */
  readonly name: string;
  readonly status: string;
  readonly records: string;
  /** Entity of the changed records, and the access rule of the call that saves one of them. */
  readonly entity: string;
  readonly access: string;
  /**
   * Values of every changed record. This expression and the following ones read `item`, the row, and `self`, the sent
   * record.
   */
  readonly each: readonly Derivation[];
  /** Cases in order; the first that fits a row applies. */
  readonly cases: readonly OutcomeCase[];
  /** Outcome for the second and further stored records of a row. */
  readonly others: Required<Outcome>;
}

export interface Outcome {
  /** Label of the rows with this outcome, shown after their number. */
  readonly title: string;
  /** Values that the changed record gets; absent where no record is made or changed. */
  readonly set?: readonly Derivation[];
}

export interface OutcomeCase extends Outcome {
  readonly statuses: readonly string[];
  /** Kind of rows: with a stored record, or without one. */
  readonly on: 'stored' | 'new';
}

/**
 * Reports whether a call can change something: a save, a removal, or a handler whose method is not GET and that is
 * not marked as a read.
 */
export function isWritingCall({ store: { kind }, isRead }: CallContract, method: HttpMethod): boolean {
  return kind === 'save' || kind === 'remove' || (kind === 'handler' && method !== 'GET' && isRead !== true);
}
