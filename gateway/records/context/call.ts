import type { UserProfile } from '../../../engine/core/expressions/scope.ts';
import type { Json, JsonObject } from '../../../engine/core/json/json.ts';
import type { CallContract, HttpMethod, StoreBinding } from '../../../engine/core/product/call.ts';
import type { Product } from '../../../engine/core/product/product.ts';
import type { CallType } from '../../../engine/core/protocol/call-types.ts';
import type { ErrorAnswer } from '../../../engine/core/validation/problems.ts';
import type { Queryable } from '../../store/database.ts';
import type { RecordKind } from '../../store/kinds/kinds.ts';
import type { FactSource, Memory } from '../../store/memory/memory.ts';
import type { AuditEntry, AuditOrigin } from '../audit/audit.ts';
import type { StoredDocument } from '../audit/recorded-reads.ts';
import type { AskingUser } from './profiles.ts';
import type { WorkBudget } from './work-budget.ts';

/** Declared parameters of a call, each of its declared type. */
export type QueryValues = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** Call type with only the properties that all calls share. */
export interface AnyCall extends CallType {
  readonly query: QueryValues;
  readonly body: Json | undefined;
}

/** Authenticated, permitted call with checked inputs, for a binding or a handler. */
export interface Call<Type extends CallType = AnyCall> {
  readonly product: Product;
  readonly contract: CallContract;
  readonly method: HttpMethod;
  readonly user: AskingUser;
  /** Session of the request, if the identity provider names it. */
  readonly session: string | undefined;
  readonly query: Type['query'];
  /** Body, unwrapped from its property; `undefined` for a call without a body. */
  readonly body: Type['body'];
  /** File sent with the body, if the contract has one. */
  readonly file?: Uint8Array | undefined;
  readonly origin: AuditOrigin;
  /** Budget for work that grows with the size of the request. */
  readonly budget: WorkBudget;
  /** Calendar day of the user, YYYY-MM-DD. */
  readonly today: string;
  /** Time zone of the user (IANA name). */
  readonly timeZone: string;
  /** Database; for a write, the transaction that the whole call runs in. */
  readonly database: Queryable;
  /** Cache of records that rarely change, such as users and organizations. */
  readonly memory: Memory;
  /** Computed properties of listed records, by entity. */
  readonly completions?: Completions | undefined;
  /**
   * Adds an entry to the audit trail, which is stored before the call is answered; for a write, within its
   * transaction.
   */
  readonly note: (entry: AuditEntry) => void;
  /**
   * Reads a record within the user's scope and stores the audit entry in one statement, for calls that show the
   * record. Absent in a transaction.
   */
  readonly findNoted?: (kind: RecordKind, id: string) => Promise<StoredDocument | undefined>;
}

/** Source for computing properties of a subject's listed records that the user may see. */
export interface Completion {
  /**
   * Adds properties to each row, keeping the order and storing nothing. Declared as a method, so that typed rows are
   * assignable.
   */
  complete(
    call: Call,
    subject: string,
    rows: readonly JsonObject[],
  ): Promise<readonly (JsonObject | undefined)[]>;
}

export type Completions = Readonly<Record<string, Completion>>;

/** Call before its database and cache are chosen. */
export type ReadingCall = Omit<Call, 'database' | 'memory' | 'note' | 'findNoted'>;

export interface CallAnswer<Body = unknown> {
  readonly status: number;
  readonly body: Body;
  /** Type of the record in the body, if `id` and `rev` in the body identify its version. */
  readonly recordType?: string | undefined;
  /** Types of the written records, so that a page knows which of its data is outdated. */
  readonly changed?: readonly string[];
  /** File sent instead of the body. */
  readonly file?: FileAnswer;
}

export interface FileAnswer {
  readonly content: Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
  /** Name for saving the file: letters, digits, `-` and `.`, without personal data. */
  readonly name: string;
}

/** Binding that answers one kind of call. Writes run in a transaction, and once per idempotency key. */
export interface Binding<Store extends StoreBinding = StoreBinding, Type extends CallType = AnyCall> {
  readonly isWrite: boolean;
  /**
   * True for a call with an external effect, which no transaction can undo. Runs without a transaction, but also
   * only once per idempotency key.
   */
  readonly isOutside?: boolean;
  /** True if possible in read-only operation: changes none of the users' records. */
  readonly isPossibleReadOnly?: boolean;
  /** True for large reads that a standby may answer in a transaction, without changes or external requests. */
  readonly isReplicable?: boolean;
  /** Answers a call. Declared as a method, so that bindings of typed calls fit in one list. */
  answer(call: Call<Type>, store: Store): Promise<CallAnswer<Type['answer'] | ErrorAnswer>>;
}

/** Hand-made binding of a call, registered under the name in its contract. */
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

/** Adds the product's computed properties to listed records, such as notes about other records. */
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

/** Permitted call, as passed to the gate. */
interface AtGate extends FactSource {
  readonly product: Product;
  readonly contract: CallContract;
  readonly user: UserProfile;
}

/** Precondition of every permitted call, such as acceptance of the terms of use. Throws to refuse the call. */
export type Gate = (arriving: AtGate) => Promise<void>;
