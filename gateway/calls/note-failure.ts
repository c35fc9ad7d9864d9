import type { UserProfile } from '../../engine/core/expressions/scope.ts';
import type { CallContract } from '../../engine/core/product/call.ts';
import { GatewayError } from '../operation/errors.ts';
import { describeError } from '../operation/log.ts';
import type { AuditEntry } from '../records/audit/audit.ts';
import { isRecordId } from '../records/identity.ts';
import { type EndedCall, originOf } from './incoming.ts';

interface FailedCall extends EndedCall {
  readonly user: UserProfile | undefined;
}

/** Failures leave a trace too. A trail that cannot be written does not turn the failure into a success. */
export async function noteFailure(request: Request, error: unknown, failed: FailedCall): Promise<void> {
  const { trail, log, requestId, user } = failed;
  const status = error instanceof GatewayError ? error.status : 500;
  const action = [401, 403, 404].includes(status) ? 'refused' : 'failed';
  const entry = { action, ...requestedRecord(request, failed), details: { status } } as const;
  try {
    await trail.keep([{ ...entry, origin: originOf(failed, user) }]);
  } catch (failure) {
    log.error('audit.failed', { request: requestId, ...describeError(failure) });
  }
}

/** The id that a failed call names in its address: whose data somebody tried to get at. */
function requestedRecord({ url }: Request, { call }: EndedCall): Pick<AuditEntry, 'id'> {
  const name = call === undefined ? undefined : recordParameter(call.contract);
  const id = name === undefined ? null : new URL(url).searchParams.get(name);
  return id !== null && isRecordId(id) ? { id } : {};
}

/** The parameter that says which record the call is about. */
function recordParameter({ store, query }: CallContract): string | undefined {
  if (store.kind === 'get') return store.by;
  if (store.kind === 'list') return store.subjectFrom;
  return Object.keys(query).find((name) => query[name]?.record !== undefined);
}
