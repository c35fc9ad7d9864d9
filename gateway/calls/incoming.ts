import type { CallContract } from '../../engine/core/product/call.ts';
import type { Product } from '../../engine/core/product/product.ts';
import type { TokenVerifier } from '../identity/tokens/token-verifier.ts';
import type { Log } from '../operation/log.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { AuditTrail } from '../records/audit/audit.ts';
import type { RecordedReads } from '../records/audit/recorded-reads.ts';
import type { Call, CallAnswer, Completions, Gate } from '../records/context/call.ts';
import type { Profiles } from '../records/context/profiles.ts';
import type { WorkBudget } from '../records/context/work-budget.ts';
import type { Database } from '../store/database.ts';
import type { Memory, MemoryKeeper } from '../store/memory/memory.ts';
import type { Upload } from './input/upload.ts';

export interface CallDependencies {
  readonly service: Service;
  readonly database: Database;
  readonly memories: MemoryKeeper;
  readonly trail: AuditTrail;
  readonly reads: RecordedReads;
  readonly verifyToken: TokenVerifier;
  readonly clock: () => Date;
  readonly log: Log;
  readonly timeZone: string;
  readonly gate: Gate;
  readonly completions?: Completions | undefined;
  readonly metrics?: Metrics | undefined;
  /** Maximum of milliseconds of work on one request. */
  readonly mostWork?: number | undefined;
  /** Maximum of evaluation steps of the expressions of one request. */
  readonly mostSteps?: number | undefined;
  /** True if users only read and their saves are refused. */
  readonly isReadOnly?: boolean | undefined;
}

export interface IncomingRequest extends CallDependencies {
  /** Calls with the method and the path of the request, mostly one. */
  readonly calls: readonly ServedCall[];
  readonly requestId: string;
}

/** Request with the cache (`Memory`) for answering it. */
export interface Attempt extends IncomingRequest {
  readonly memory: Memory;
  /** True if the memory was opened after the request arrived, so that its content is current. */
  readonly isFresh: boolean;
  /** Reads the body from the connection once, and returns the same text when the request is answered again. */
  readonly readText: () => Promise<string>;
  /** Reads a multipart/form-data body: the text and the file. */
  readonly readFile: () => Promise<Upload>;
  readonly budget: WorkBudget;
}

export interface IncomingCall extends Attempt {
  readonly call: ServedCall;
}

/** Request that has ended, with its call if one was chosen. */
export interface EndedCall extends IncomingRequest {
  readonly call: ServedCall | undefined;
}

/** Product with its profiles and with its calls bound to handlers. */
export interface Service {
  readonly product: Product;
  readonly profiles: Profiles;
  readonly calls: readonly ServedCall[];
}

export interface ServedCall {
  readonly contract: CallContract;
  readonly isWrite: boolean;
  readonly isOutside: boolean;
  readonly isReplicable: boolean;
  readonly isPossibleReadOnly: boolean;
  readonly answer: (call: Call) => Promise<CallAnswer>;
}
