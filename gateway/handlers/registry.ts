import type { CallHandler } from '../call.ts';
import type { Log } from '../monitoring/log.ts';
import { auditTrail } from './audit-trail.ts';
import { emergencyEnd } from './emergency-end.ts';
import { emergencyOpen } from './emergency-open.ts';
import { emergencyOwn } from './emergency-own.ts';
import { createErrorReport } from './error-report.ts';
import { eulaAccept } from './eula-accept.ts';
import { eulaAcceptance } from './eula-acceptance.ts';
import { eulaLatest } from './eula-latest.ts';
import { importMatch } from './import-match.ts';
import { importPatient } from './import-patient.ts';
import { createImportSearch } from './import-search.ts';
import { createInvite } from './invite.ts';
import { label } from './label.ts';
import { latestReviewType } from './latest-review-type.ts';
import { patientExists } from './patient-exists.ts';
import { patientFhir } from './patient-fhir.ts';
import { patientGroups } from './patient-groups.ts';
import { patientProjects } from './patient-projects.ts';
import { createPatientRisk } from './patient-risk.ts';
import { pharmacogenomics } from './pharmacogenomics.ts';
import { createPrint } from './print.ts';
import { printedDocument } from './printed-document.ts';
import { projectPrimary } from './project-primary.ts';
import { createProxy } from './proxy.ts';
import { queueCounts } from './queue-counts.ts';
import { queueExport } from './queue-export.ts';
import { queueList } from './queue-list.ts';
import { queueMembers } from './queue-members.ts';
import { queueNext } from './queue-next.ts';
import { queuePreview } from './queue-preview.ts';
import { queueRun } from './queue-run.ts';
import { queueStatistics } from './queue-statistics.ts';
import { reconciliationLists } from './reconciliation-lists.ts';
import { reconciliationWrite } from './reconciliation-write.ts';
import { recordHistory } from './record-history.ts';
import { recordRestore } from './record-restore.ts';
import { reservationCreate } from './reservation-create.ts';
import { reservationList } from './reservation-list.ts';
import { reservationRelease } from './reservation-release.ts';
import { createReviewSave } from './review-save.ts';
import { reviewsBySubject } from './reviews-by-subject.ts';
import type { Services } from './services.ts';
import { sessionActive } from './session-active.ts';
import { sessionEnd } from './session-end.ts';
import { sessionEndOthers } from './session-end-others.ts';
import { sessionGet } from './session-get.ts';
import { sessionList } from './session-list.ts';
import { terminologySearch } from './terminology-search.ts';
import { userProfile } from './user-profile.ts';
import { valueSet } from './value-set.ts';
import { workflowEvent } from './workflow-event.ts';

/** Every handler by the name that contracts call it, which is also the name of its file. */
export function createHandlers(services: Services, log: Log): Readonly<Record<string, CallHandler>> {
  return {
    'audit-trail': auditTrail,
    'error-report': createErrorReport(log),
    'emergency-end': emergencyEnd,
    'emergency-open': emergencyOpen,
    'emergency-own': emergencyOwn,
    'eula-accept': eulaAccept,
    'eula-acceptance': eulaAcceptance,
    'eula-latest': eulaLatest,
    'import-match': importMatch,
    'import-patient': importPatient,
    'import-search': createImportSearch(services.findPeople),
    invite: createInvite(services.sendMail),
    label,
    'latest-review-type': latestReviewType,
    'patient-exists': patientExists,
    'patient-fhir': patientFhir,
    'patient-groups': patientGroups,
    'patient-projects': patientProjects,
    'patient-risk': createPatientRisk(services.riskOf),
    pharmacogenomics,
    print: createPrint(services.drawDocument),
    'printed-document': printedDocument,
    'project-primary': projectPrimary,
    proxy: createProxy(services.proxyTargets),
    'queue-counts': queueCounts,
    'queue-export': queueExport,
    'queue-list': queueList,
    'queue-members': queueMembers,
    'queue-next': queueNext,
    'queue-preview': queuePreview,
    'queue-run': queueRun,
    'queue-statistics': queueStatistics,
    'reconciliation-lists': reconciliationLists,
    'reconciliation-write': reconciliationWrite,
    'record-history': recordHistory,
    'record-restore': recordRestore,
    'reservation-create': reservationCreate,
    'reservation-list': reservationList,
    'reservation-release': reservationRelease,
    'review-save': createReviewSave(services.riskOf),
    'reviews-by-subject': reviewsBySubject,
    'session-active': sessionActive,
    'session-end': sessionEnd,
    'session-end-others': sessionEndOthers,
    'session-get': sessionGet,
    'session-list': sessionList,
    'terminology-search': terminologySearch,
    'user-profile': userProfile,
    'value-set': valueSet,
    'workflow-event': workflowEvent,
  };
}
