import type { UserProfile } from '../../../engine/core/expressions/scope.ts';
import type { Json, JsonObject } from '../../../engine/core/json/json.ts';
import type { CallContract, HttpMethod, StoreBinding } from '../../../engine/core/product/call.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { CallType } from '../../../engine/core/protocol/call-types.ts';
import type { ErrorAnswer } from '../../../engine/core/validation/problems.ts';
import type { Queryable } from '../../store/database.ts';
import type { RecordKind } from '../../store/kinds/kinds.ts';
import type { Memory, Source } from '../../store/memory/memory.ts';
import type { AuditEntry, Origin } from '../audit/audit.ts';
import type { StoredDocument } from '../audit/recorded-reads.ts';
import type { AskingUser } from './profiles.ts';
import type { WorkBudget } from './work-budget.ts';

/** The declared parameters of a call, each of its declared type. */
export type QueryValues = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** A call of whose query, body and answer nothing is known but what all have in common. */
export interface AnyCall extends CallType {
  readonly query: QueryValues;
  readonly body: Json | undefined;
}

/** An authenticated, permitted call with checked inputs: all that a binding or a handler works from. */
export interface Call<Type extends CallType = AnyCall> {
  readonly product: Product;
  readonly contract: CallContract;
  readonly method: HttpMethod;
  readonly user: AskingUser;
  /** The session that the request was sent in, where the identity provider says. */
  readonly session: string | undefined;
  readonly query: Type['query'];
  /** The body without its wrapping; `undefined` for a call that takes none. */
  readonly body: Type['body'];
  /** The file that came with the body, where the contract says so. */
  readonly file?: Uint8Array | undefined;
  readonly origin: Origin;
  /** Budget for whatever takes time in proportion to what was sent. */
  readonly budget: WorkBudget;
  /** The user's calendar day, YYYY-MM-DD. */
  readonly today: string;
  /** The user's time zone (IANA name). */
  readonly timeZone: string;
  /** Database; for a write, the transaction that the whole call runs in. */
  readonly database: Queryable;
  /** Cache of records that hardly ever change, such as users and organizations. */
  readonly memory: Memory;
  /** Completions of listed records when they are shown, by entity. */
  readonly completions?: Completions | undefined;
  /** Leaves an entry in the audit trail; it is kept before the call is answered, for a write with the write. */
  readonly note: (entry: AuditEntry) => void;
  /**
   * The record within the user's reach, read by the statement that leaves the entry in the audit trail which says so: for
   * what shows the record to its user wherever there is one. Absent in a transaction.
   */
  readonly findNoted?: (kind: RecordKind, id: string) => Promise<StoredDocument | undefined>;
}

/** Works out what the records of a subject that are listed are completed with, as far as the user may see it. */
export interface Completion {
  /** Adds to each row, in their order; nothing of it is stored. A method, so that typed rows fit. */
  complete(
    call: Call,
    subject: string,
    rows: readonly JsonObject[],
  ): Promise<readonly (JsonObject | undefined)[]>;
}

export type Completions = Readonly<Record<string, Completion>>;

/** A call before it is known what it is answered from. */
export type ReadingCall = Omit<Call, 'database' | 'memory' | 'note' | 'findNoted'>;

export interface CallAnswer<Body = unknown> {
  readonly status: number;
  readonly body: Body;
  /** Type of the record in the body, where that is the version which the body names by `id` and `rev`. */
  readonly recordType?: string | undefined;
  /** Types of the records that were written, so that a page knows what it shows is no longer so. */
  readonly changed?: readonly string[];
  /** Sent instead of the body. */
  readonly file?: FileAnswer;
}

export interface FileAnswer {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
  /** Name of the file where it is saved: letters, digits, `-` and `.`, nothing about anybody. */
  readonly name: string;
}

/** Answers one kind of call. What writes runs in a transaction, and once per idempotency key. */
export interface Binding<Store extends StoreBinding = StoreBinding, Type extends CallType = AnyCall> {
  readonly isWrite: boolean;
  /** Does something elsewhere that no transaction takes back: once per idempotency key too, but in none. */
  readonly isOutside?: boolean;
  /** Possible also while users save nothing: it changes none of the records that they work on. */
  readonly isPossibleReadOnly?: boolean;
  /** Reads much, and may be answered by a standby, in a transaction: it changes nothing and asks nobody outside. */
  readonly isReplicable?: boolean;
  /** A method, so that bindings of typed calls fit in one list with all others . */
  answer(call: Call<Type>, store: Store): Promise<CallAnswer<Type['answer'] | ErrorAnswer>>;
}

/** A hand-made answer to a call; registered under the name that the contract gives. */
export type CallHandler<Type extends CallType = AnyCall> = Binding<HandlerStore, Type>;

export type HandlerStore = Extract<StoreBinding, { readonly kind: 'handler' }>;

export function ok<Body>(body: Body): CallAnswer<Body> {
  return { status: 200, body };
}

/** Entity and subject of the records that are listed. */
interface Listed {
  readonly entity: string;
  readonly subject: string | undefined;
}

/** Listed records with what the product works out for them, such as what is noteworthy beside other records. */
export async function completedRows<Row extends JsonObject>(
  call: Call,
  { entity, subject }: Listed,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const { completions = {} } = call;
  const completion = Object.hasOwn(completions, entity) ? completions[entity] : undefined;
  if (completion === undefined || subject === undefined || rows.length === 0) return rows;
  const additions = await completion.complete(call, subject, rows);
  return rows.map((row, index) => ({ ...row, ...additions[index] }));
}

/** A permitted call on its way in. */
interface AtGate extends Source {
  readonly product: Product;
  readonly contract: CallContract;
  readonly user: UserProfile;
}

/**
 * A precondition of every call for permitted users, such as acceptance of the terms of use. Throws to refuse the call.
 */
export type Gate = (arriving: AtGate) => Promise<void>;
