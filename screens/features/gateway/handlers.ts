import type { Log } from '../../../gateway/monitoring/log.ts';
import type { Handlers } from '../../../generated/calls.types.ts';
import { auditTrail } from '../access-log/gateway/audit-trail.ts';
import type { Handler } from '../contracts/gateway/typed.ts';
import { createDecisionCheck } from '../decision-support/gateway/decision-check.ts';
import { createDecisionFeedback } from '../decision-support/gateway/decision-feedback.ts';
import { knowledgeChecks } from '../decision-support/gateway/knowledge/knowledge-checks.ts';
import { ownChecks } from '../decision-support/gateway/own-checks.ts';
import { directionsRead } from '../directions/gateway/directions-read.ts';
import { emergencyEnd } from '../emergency/gateway/emergency-end.ts';
import { emergencyList } from '../emergency/gateway/emergency-list.ts';
import { emergencyOpen } from '../emergency/gateway/emergency-open.ts';
import { emergencyOwn } from '../emergency/gateway/emergency-own.ts';
import { createErrorReport } from '../failures/gateway/error-report.ts';
import { patientFhir } from '../fhir-export/gateway/patient-fhir.ts';
import { reviewCarePlan } from '../fhir-export/gateway/review-care-plan.ts';
import { reviewCarePlanFile } from '../fhir-export/gateway/review-care-plan-file.ts';
import { reviewCarePlanImport } from '../fhir-export/gateway/review-care-plan-import.ts';
import { recordHistory } from '../history/gateway/record-history.ts';
import { recordRestore } from '../history/gateway/record-restore.ts';
import { importMatch } from '../import/gateway/import-match.ts';
import { importPatient } from '../import/gateway/import-patient.ts';
import { createImportSearch } from '../import/gateway/import-search.ts';
import { createInvite } from '../invitation/gateway/invite.ts';
import { jobCancel } from '../jobs/gateway/job-cancel.ts';
import { createJobFile } from '../jobs/gateway/job-file.ts';
import { jobList } from '../jobs/gateway/job-list.ts';
import { jobRead } from '../jobs/gateway/job-read.ts';
import { jobStart } from '../jobs/gateway/job-start.ts';
import { patientExists } from '../patients/gateway/patient-exists.ts';
import { patientGroups } from '../patients/gateway/patient-groups.ts';
import { patientProjects } from '../patients/gateway/patient-projects.ts';
import { patientRecent } from '../patients/gateway/patient-recent.ts';
import { projectPrimary } from '../patients/gateway/project-primary.ts';
import { deliveryMailed } from '../printing/gateway/delivery-mailed.ts';
import { letterPreview } from '../printing/gateway/letter-preview.ts';
import { createPrint } from '../printing/gateway/print.ts';
import { createPrintMailing } from '../printing/gateway/print-mailing.ts';
import { printedDocument } from '../printing/gateway/printed-document.ts';
import { createProxy } from '../proxy/gateway/proxy.ts';
import { queueCounts } from '../queues/gateway/queue-counts.ts';
import { queueExport } from '../queues/gateway/queue-export.ts';
import { queueIds } from '../queues/gateway/queue-ids.ts';
import { queueList } from '../queues/gateway/queue-list.ts';
import { queueMembers } from '../queues/gateway/queue-members.ts';
import { queueNext } from '../queues/gateway/queue-next.ts';
import { queuePreview } from '../queues/gateway/queue-preview.ts';
import { queueRun } from '../queues/gateway/queue-run.ts';
import { queueStatistics } from '../queues/gateway/queue-statistics.ts';
import { reconciliationLists } from '../reconciliation/gateway/reconciliation-lists.ts';
import { reconciliationPreview } from '../reconciliation/gateway/reconciliation-preview.ts';
import { reconciliationRead } from '../reconciliation/gateway/reconciliation-read.ts';
import { reconciliationWrite } from '../reconciliation/gateway/reconciliation-write.ts';
import { report } from '../reports/gateway/report.ts';
import { reportPresent } from '../reports/gateway/report-present.ts';
import { reservationCreate } from '../reservation/gateway/reservation-create.ts';
import { reservationList } from '../reservation/gateway/reservation-list.ts';
import { reservationRelease, reservationReleaseOwn } from '../reservation/gateway/reservation-release.ts';
import { reservationTeam } from '../reservation/gateway/reservation-team.ts';
import { deliveryList } from '../responses/gateway/delivery-list.ts';
import { deliveryQueue } from '../responses/gateway/delivery-queue.ts';
import { deliverySave } from '../responses/gateway/delivery-save.ts';
import { responseAnswer } from '../responses/gateway/response-answer.ts';
import { responseOpen } from '../responses/gateway/response-open.ts';
import { latestReviewType } from '../reviews/gateway/latest-review-type.ts';
import { libraryTextSearch } from '../reviews/gateway/library-text-search.ts';
import { pharmacogenomics } from '../reviews/gateway/pharmacogenomics.ts';
import { reviewSave } from '../reviews/gateway/review-save.ts';
import { reviewsBySubject } from '../reviews/gateway/reviews-by-subject.ts';
import { createPatientRisk } from '../risk/gateway/patient-risk.ts';
import { sessionActive } from '../session/gateway/session-active.ts';
import { sessionEnd } from '../session/gateway/session-end.ts';
import { sessionEndOthers } from '../session/gateway/session-end-others.ts';
import { sessionGet } from '../session/gateway/session-get.ts';
import { sessionList } from '../session/gateway/session-list.ts';
import { userProfile } from '../session/gateway/user-profile.ts';
import { stagingList } from '../staging/gateway/staging-list.ts';
import { createStagingPiece } from '../staging/gateway/staging-piece.ts';
import { stagingRejected } from '../staging/gateway/staging-rejected.ts';
import { stagingRemove } from '../staging/gateway/staging-remove.ts';
import { stagingStart } from '../staging/gateway/staging-start.ts';
import { createStudioAccess } from '../studio/gateway/studio-access.ts';
import { createStudioBlame } from '../studio/gateway/studio-blame.ts';
import { createStudioChanges } from '../studio/gateway/studio-changes.ts';
import { createStudioCheck } from '../studio/gateway/studio-check.ts';
import { studioComment } from '../studio/gateway/studio-comment.ts';
import { createStudioCompare } from '../studio/gateway/studio-compare.ts';
import { studioConvert } from '../studio/gateway/studio-convert.ts';
import { studioCountImpact } from '../studio/gateway/studio-count-impact.ts';
import { createStudioDocument } from '../studio/gateway/studio-document.ts';
import { createStudioExport } from '../studio/gateway/studio-export.ts';
import { createStudioExpression } from '../studio/gateway/studio-expression.ts';
import { studioImpact } from '../studio/gateway/studio-impact.ts';
import { createStudioPreview } from '../studio/gateway/studio-preview.ts';
import { createStudioPublish } from '../studio/gateway/studio-publish.ts';
import { createStudioRead } from '../studio/gateway/studio-read.ts';
import { createStudioReplay } from '../studio/gateway/studio-replay.ts';
import { createStudioReview } from '../studio/gateway/studio-review.ts';
import { createStudioReviewRollback } from '../studio/gateway/studio-review-rollback.ts';
import { createStudioRollback } from '../studio/gateway/studio-rollback.ts';
import { createStudioRun } from '../studio/gateway/studio-run.ts';
import { createStudioSave } from '../studio/gateway/studio-save.ts';
import { studioWithdraw } from '../studio/gateway/studio-withdraw.ts';
import { label } from '../terminology/gateway/label.ts';
import { terminologySearch } from '../terminology/gateway/terminology-search.ts';
import { valueSet } from '../terminology/gateway/value-set.ts';
import { eulaAccept } from '../terms/gateway/eula-accept.ts';
import { eulaAcceptance } from '../terms/gateway/eula-acceptance.ts';
import { eulaLatest } from '../terms/gateway/eula-latest.ts';
import { pageTrace } from '../traces/gateway/page-trace.ts';
import { workflowEvent } from '../workflow/gateway/workflow-event.ts';
import type { Services } from './services.ts';

/** Handlers, one for each name that a contract gives. */
type AllHandlers = { readonly [Name in keyof Handlers]: Handler<Name> };

/** Every handler by the name that contracts call it, which is also the name of its file. */
export function createHandlers(services: Services, log: Log): AllHandlers {
  const { workbench, versions } = services;
  const publishing = { workbench, versions, handlers: () => handlers };
  const handlers: AllHandlers = {
    'audit-trail': auditTrail,
    'delivery-list': deliveryList,
    'delivery-mailed': deliveryMailed,
    'delivery-queue': deliveryQueue,
    'delivery-save': deliverySave,
    'decision-check': createDecisionCheck(
      [ownChecks, knowledgeChecks, ...services.decisionProviders],
      services.riskOf,
    ),
    'decision-feedback': createDecisionFeedback(services.decisionProviders),
    'error-report': createErrorReport(log),
    'emergency-end': emergencyEnd,
    'emergency-list': emergencyList,
    'emergency-open': emergencyOpen,
    'emergency-own': emergencyOwn,
    'eula-accept': eulaAccept,
    'eula-acceptance': eulaAcceptance,
    'eula-latest': eulaLatest,
    'import-match': importMatch,
    'import-patient': importPatient,
    'import-search': createImportSearch(services.findPeople),
    invite: createInvite(services.sendMail),
    'job-cancel': jobCancel,
    'job-file': createJobFile(services),
    'job-list': jobList,
    'job-read': jobRead,
    'job-start': jobStart,
    label,
    'latest-review-type': latestReviewType,
    'library-text-search': libraryTextSearch,
    'letter-preview': letterPreview,
    'page-trace': pageTrace,
    'patient-exists': patientExists,
    'patient-fhir': patientFhir,
    'patient-groups': patientGroups,
    'patient-projects': patientProjects,
    'patient-recent': patientRecent,
    'patient-risk': createPatientRisk(services.riskOf),
    pharmacogenomics,
    print: createPrint(services),
    'print-mailing': createPrintMailing(services),
    'printed-document': printedDocument,
    'project-primary': projectPrimary,
    proxy: createProxy(services.proxyTargets),
    'queue-counts': queueCounts,
    'queue-export': queueExport,
    'queue-ids': queueIds,
    'queue-list': queueList,
    'queue-members': queueMembers,
    'queue-next': queueNext,
    'queue-preview': queuePreview,
    'queue-run': queueRun,
    'queue-statistics': queueStatistics,
    'directions-read': directionsRead,
    'reconciliation-lists': reconciliationLists,
    'reconciliation-preview': reconciliationPreview,
    'reconciliation-read': reconciliationRead,
    'reconciliation-write': reconciliationWrite,
    'record-history': recordHistory,
    'record-restore': recordRestore,
    report,
    'report-present': reportPresent,
    'reservation-create': reservationCreate,
    'reservation-list': reservationList,
    'reservation-release': reservationRelease,
    'reservation-release-own': reservationReleaseOwn,
    'reservation-team': reservationTeam,
    'response-answer': responseAnswer,
    'response-open': responseOpen,
    'review-care-plan-file': reviewCarePlanFile,
    'review-care-plan-import': reviewCarePlanImport,
    'review-care-plan': reviewCarePlan,
    'review-save': reviewSave,
    'reviews-by-subject': reviewsBySubject,
    'session-active': sessionActive,
    'session-end': sessionEnd,
    'session-end-others': sessionEndOthers,
    'session-get': sessionGet,
    'session-list': sessionList,
    'staging-list': stagingList,
    'staging-piece': createStagingPiece(services.largestUpload),
    'staging-rejected': stagingRejected,
    'staging-remove': stagingRemove,
    'staging-start': stagingStart,
    'studio-access': createStudioAccess(workbench),
    'studio-export': createStudioExport(workbench),
    'studio-blame': createStudioBlame(versions),
    'studio-changes': createStudioChanges(versions),
    'studio-check': createStudioCheck(workbench),
    'studio-preview': createStudioPreview(workbench),
    'studio-comment': studioComment,
    'studio-compare': createStudioCompare(versions),
    'studio-expression': createStudioExpression(workbench),
    'studio-convert': studioConvert,
    'studio-count-impact': studioCountImpact,
    'studio-impact': studioImpact,
    'studio-document': createStudioDocument(workbench, services.drawDocument),
    'studio-publish': createStudioPublish(publishing, services.publishedAlone),
    'studio-replay': createStudioReplay(workbench),
    'studio-read': createStudioRead(workbench),
    'studio-review': createStudioReview(publishing, services.publishedAlone),
    'studio-review-rollback': createStudioReviewRollback(publishing),
    'studio-rollback': createStudioRollback(publishing),
    'studio-run': createStudioRun(workbench),
    'studio-save': createStudioSave(workbench, versions),
    'studio-withdraw': studioWithdraw,
    'terminology-search': terminologySearch,
    'user-profile': userProfile,
    'value-set': valueSet,
    'workflow-event': workflowEvent,
  };
  return handlers;
}
