import type { UserProfile } from '../../engine/core/expressions/scope.ts';
import type { TokenVerifier } from '../identity/tokens/token-verifier.ts';
import type { Log } from '../operation/log.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { Origin } from '../records/audit/audit.ts';
import type { RecordedReads } from '../records/audit/recorded-reads.ts';
import type { AuditTrail } from '../records/audit/trail.ts';
import type { Completions } from '../records/context/call.ts';
import type { Gate } from '../records/context/gate.ts';
import type { WorkBudget } from '../records/context/work-budget.ts';
import type { Database } from '../store/database.ts';
import type { Memory, MemoryKeeper } from '../store/memory/memory.ts';
import type { Upload } from './input/upload.ts';
import type { ServedCall, Service } from './service.ts';

/** Services that calls are answered with. */
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
  /** Milliseconds that one request may be worked on. */
  readonly mostWork?: number | undefined;
  /** Steps that the expressions of one request may take. */
  readonly mostSteps?: number | undefined;
  /** Users read, and what they would save is refused. */
  readonly isReadOnly?: boolean | undefined;
}

export interface IncomingRequest extends CallDependencies {
  /** The calls that share the method and the path of the request; mostly one. */
  readonly calls: readonly ServedCall[];
  readonly requestId: string;
}

/** A request that is answered from what one memory knows. */
export interface Attempt extends IncomingRequest {
  readonly memory: Memory;
  /** The memory was opened after the request arrived: nothing of it can be outdated. */
  readonly isFresh: boolean;
  /** The body; read once, however often the request is answered again. */
  readonly readText: () => Promise<string>;
  /** Reads a body that comes with a file. */
  readonly readFile: () => Promise<Upload>;
  readonly budget: WorkBudget;
}

export interface IncomingCall extends Attempt {
  readonly call: ServedCall;
}

/** Request that has ended, with the call once it was chosen. */
export interface EndedCall extends IncomingRequest {
  readonly call: ServedCall | undefined;
}

/** Name of the call, or of all that the request could have meant. */
export function nameOf({ call, calls }: EndedCall): string {
  return call?.contract.name ?? calls.map(({ contract }) => contract.name).join(' or ');
}

/** The path as contracts have it, with names in braces: it is the same for all calls that share it. */
export function routeOf({ calls }: IncomingRequest): string {
  return calls[0]?.contract.path ?? '';
}

/** The author of requests whose token was refused. */
const unknownUser = 'unknown';

export function originOf(incoming: EndedCall, user: UserProfile | undefined): Origin {
  const { requestId: request, clock } = incoming;
  return { author: user?._id ?? unknownUser, call: nameOf(incoming), request, at: clock() };
}
