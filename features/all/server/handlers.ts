import type { Log } from '../../../gateway/operation/log.ts';
import type { Handlers } from '../../../generated/calls.types.ts';
import { studioHandlers } from '../../../studio/server/handlers.ts';
import type { Handler } from '../../contracts/server/typed.ts';
import { createDecisionCheck } from '../../decision-support/server/decision-check.ts';
import { createDecisionFeedback } from '../../decision-support/server/decision-feedback.ts';
import { knowledgeChecks } from '../../decision-support/server/knowledge/knowledge-checks.ts';
import { ownChecks } from '../../decision-support/server/own-checks.ts';
import { directionsRead } from '../../directions/server/directions-read.ts';
import { emergencyEnd } from '../../emergency/server/emergency-end.ts';
import { emergencyList } from '../../emergency/server/emergency-list.ts';
import { emergencyOpen } from '../../emergency/server/emergency-open.ts';
import { emergencyOwn } from '../../emergency/server/emergency-own.ts';
import { patientFhir } from '../../fhir-export/server/patient-fhir.ts';
import { reviewCarePlan } from '../../fhir-export/server/review-care-plan.ts';
import { reviewCarePlanFile } from '../../fhir-export/server/review-care-plan-file.ts';
import { reviewCarePlanImport } from '../../fhir-export/server/review-care-plan-import.ts';
import { importMatch } from '../../import/server/import-match.ts';
import { importPatient } from '../../import/server/import-patient.ts';
import { createImportSearch } from '../../import/server/import-search.ts';
import { createInvite } from '../../invitation/server/invite.ts';
import { patientExists } from '../../patients/server/patient-exists.ts';
import { patientGroups } from '../../patients/server/patient-groups.ts';
import { patientProjects } from '../../patients/server/patient-projects.ts';
import { patientRecent } from '../../patients/server/patient-recent.ts';
import { projectPrimary } from '../../patients/server/project-primary.ts';
import { queueMembers } from '../../patients/server/queue-members.ts';
import { platformHandlers } from '../../platform/server/platform-handlers.ts';
import { deliveryMailed } from '../../printing/server/delivery-mailed.ts';
import { letterPreview } from '../../printing/server/letter-preview.ts';
import { createPrint } from '../../printing/server/print.ts';
import { createPrintMailing } from '../../printing/server/print-mailing.ts';
import { createProxy } from '../../proxy/server/proxy.ts';
import { reconciliationLists } from '../../reconciliation/server/reconciliation-lists.ts';
import { reconciliationPreview } from '../../reconciliation/server/reconciliation-preview.ts';
import { reconciliationRead } from '../../reconciliation/server/reconciliation-read.ts';
import { reconciliationWrite } from '../../reconciliation/server/reconciliation-write.ts';
import { queueNext } from '../../reservation/server/queue-next.ts';
import { reservationCreate } from '../../reservation/server/reservation-create.ts';
import { reservationList } from '../../reservation/server/reservation-list.ts';
import { reservationRelease, reservationReleaseOwn } from '../../reservation/server/reservation-release.ts';
import { reservationTeam } from '../../reservation/server/reservation-team.ts';
import { deliveryList } from '../../responses/server/delivery-list.ts';
import { deliveryQueue } from '../../responses/server/delivery-queue.ts';
import { deliverySave } from '../../responses/server/delivery-save.ts';
import { responseAnswer } from '../../responses/server/response-answer.ts';
import { responseOpen } from '../../responses/server/response-open.ts';
import { latestReviewType } from '../../reviews/server/latest-review-type.ts';
import { libraryTextSearch } from '../../reviews/server/library-text-search.ts';
import { pharmacogenomics } from '../../reviews/server/pharmacogenomics.ts';
import { reviewSave } from '../../reviews/server/review-save.ts';
import { reviewsBySubject } from '../../reviews/server/reviews-by-subject.ts';
import { createPatientRisk } from '../../risk/server/patient-risk.ts';
import { stagingList } from '../../staging/server/staging-list.ts';
import { createStagingPiece } from '../../staging/server/staging-piece.ts';
import { stagingRejected } from '../../staging/server/staging-rejected.ts';
import { stagingRemove } from '../../staging/server/staging-remove.ts';
import { stagingStart } from '../../staging/server/staging-start.ts';
import { labelHandler } from '../../terminology/server/label.ts';
import { terminologySearch } from '../../terminology/server/terminology-search.ts';
import type { Services } from './services.ts';

/** Handlers by the name that contracts give them. */
type AllHandlers = { readonly [Name in keyof Handlers]: Handler<Name> };

/** Creates every handler, under the name in contracts, which is also the name of its file. */
export function createHandlers(services: Services, log: Log): AllHandlers {
  const handlers: AllHandlers = {
    ...platformHandlers(services, log),
    ...studioHandlers(services, () => handlers),
    'delivery-list': deliveryList,
    'delivery-mailed': deliveryMailed,
    'delivery-queue': deliveryQueue,
    'delivery-save': deliverySave,
    'decision-check': createDecisionCheck(
      [ownChecks, knowledgeChecks, ...services.decisionProviders],
      services.riskOf,
    ),
    'decision-feedback': createDecisionFeedback(services.decisionProviders),
    'emergency-end': emergencyEnd,
    'emergency-list': emergencyList,
    'emergency-open': emergencyOpen,
    'emergency-own': emergencyOwn,
    'import-match': importMatch,
    'import-patient': importPatient,
    'import-search': createImportSearch(services.findPeople),
    invite: createInvite(services.sendMail),
    label: labelHandler,
    'latest-review-type': latestReviewType,
    'library-text-search': libraryTextSearch,
    'letter-preview': letterPreview,
    'patient-exists': patientExists,
    'patient-fhir': patientFhir,
    'patient-groups': patientGroups,
    'patient-projects': patientProjects,
    'patient-recent': patientRecent,
    'patient-risk': createPatientRisk(services.riskOf),
    pharmacogenomics,
    print: createPrint(services),
    'print-mailing': createPrintMailing(services),
    'project-primary': projectPrimary,
    proxy: createProxy(services.proxyTargets),
    'queue-members': queueMembers,
    'queue-next': queueNext,
    'directions-read': directionsRead,
    'reconciliation-lists': reconciliationLists,
    'reconciliation-preview': reconciliationPreview,
    'reconciliation-read': reconciliationRead,
    'reconciliation-write': reconciliationWrite,
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
    'staging-list': stagingList,
    'staging-piece': createStagingPiece(services.largestUpload),
    'staging-rejected': stagingRejected,
    'staging-remove': stagingRemove,
    'staging-start': stagingStart,
    'terminology-search': terminologySearch,
  };
  return handlers;
}
