import type { DocumentPrinter } from '../../../gateway/documents/draw-document.ts';
import type { Log } from '../../../gateway/operation/log.ts';
import type { CallHandler } from '../../../gateway/records/context/call.ts';
import type { Handlers } from '../../../generated/calls.types.ts';
import { auditTrail } from '../../access-log/server/audit-trail.ts';
import type { Handler } from '../../contracts/server/typed.ts';
import { createErrorReport } from '../../failures/server/error-report.ts';
import { recordHistory } from '../../history/server/record-history.ts';
import { recordRestore } from '../../history/server/record-restore.ts';
import { jobCancel } from '../../jobs/server/job-cancel.ts';
import { createJobFile } from '../../jobs/server/job-file.ts';
import { jobList } from '../../jobs/server/job-list.ts';
import { jobRead } from '../../jobs/server/job-read.ts';
import { jobStart } from '../../jobs/server/job-start.ts';
import { createPrintRecord } from '../../printing/server/print-record.ts';
import { printedDocument } from '../../printing/server/printed-document.ts';
import { queueCounts } from '../../queues/server/queue-counts.ts';
import { queueExport } from '../../queues/server/queue-export.ts';
import { queueIds } from '../../queues/server/queue-ids.ts';
import { queueList } from '../../queues/server/queue-list.ts';
import { queuePreview } from '../../queues/server/queue-preview.ts';
import { queueRun } from '../../queues/server/queue-run.ts';
import { queueStatistics } from '../../queues/server/queue-statistics.ts';
import { sessionActive } from '../../session/server/session-active.ts';
import { sessionEnd } from '../../session/server/session-end.ts';
import { sessionEndOthers } from '../../session/server/session-end-others.ts';
import { sessionGet } from '../../session/server/session-get.ts';
import { sessionList } from '../../session/server/session-list.ts';
import { userProfile } from '../../session/server/user-profile.ts';
import { valueSet } from '../../terminology/server/value-set.ts';
import { eulaAccept } from '../../terms/server/eula-accept.ts';
import { eulaAcceptance } from '../../terms/server/eula-acceptance.ts';
import { eulaLatest } from '../../terms/server/eula-latest.ts';
import { pageTrace } from '../../traces/server/page-trace.ts';
import { workflowEvent } from '../../workflow/server/workflow-event.ts';

/** Names of the handlers that every product has. */
type PlatformName =
  | Extract<keyof Handlers, `${'eula' | 'job' | 'record' | 'session'}-${string}`>
  | Extract<
      keyof Handlers,
      | 'audit-trail'
      | 'error-report'
      | 'page-trace'
      | 'printed-document'
      | `queue-${'counts' | 'export' | 'ids' | 'list' | 'preview' | 'run' | 'statistics'}`
      | 'user-profile'
      | 'value-set'
      | 'workflow-event'
    >;

/** Handlers that the clinic's contracts name, and one for documents about any record. */
type PlatformHandlers = { readonly [Name in PlatformName]: Handler<Name> } & {
  readonly 'print-record': CallHandler;
};

/** Creates the handlers that every product has: sign-in, terms, history, jobs, reports of failures. */
export function platformHandlers(
  services: { readonly drawDocument: DocumentPrinter },
  log: Log,
): PlatformHandlers {
  return {
    'audit-trail': auditTrail,
    'error-report': createErrorReport(log),
    'eula-accept': eulaAccept,
    'eula-acceptance': eulaAcceptance,
    'eula-latest': eulaLatest,
    'job-cancel': jobCancel,
    'job-file': createJobFile(services),
    'job-list': jobList,
    'job-read': jobRead,
    'job-start': jobStart,
    'page-trace': pageTrace,
    'print-record': createPrintRecord(services),
    'printed-document': printedDocument,
    'queue-counts': queueCounts,
    'queue-export': queueExport,
    'queue-ids': queueIds,
    'queue-list': queueList,
    'queue-preview': queuePreview,
    'queue-run': queueRun,
    'queue-statistics': queueStatistics,
    'record-history': recordHistory,
    'record-restore': recordRestore,
    'session-active': sessionActive,
    'session-end': sessionEnd,
    'session-end-others': sessionEndOthers,
    'session-get': sessionGet,
    'session-list': sessionList,
    'user-profile': userProfile,
    'value-set': valueSet,
    'workflow-event': workflowEvent,
  };
}
