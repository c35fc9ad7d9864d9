// GENERATED from the whole schema set sha256:a02ed36eb04b0684 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../engine/core/freeze.ts';
import type { Product } from '../engine/core/product.ts';
import { allergyListCall, allergySaveCall, allergyRemoveCall } from './allergy/allergy.calls.ts';
import { allergyEntity } from './allergy/allergy.schema.ts';
import { auditEntryEntity } from './audit/audit-entry.schema.ts';
import { auditSearchCall } from './audit/audit.calls.ts';
import { auditSearchBody } from './audit/audit.search.body.ts';
import { caregiverAddressEntity } from './caregiver/caregiver-address.schema.ts';
import { caregiverEntity } from './caregiver/caregiver.schema.ts';
import { conditionListCall, conditionSaveCall, conditionRemoveCall } from './condition/condition.calls.ts';
import { conditionListBody } from './condition/condition.list.body.ts';
import { conditionEntity } from './condition/condition.schema.ts';
import { emergencyAccessEntity } from './emergency/emergency-access.schema.ts';
import { emergencyRequestEntity } from './emergency/emergency-request.schema.ts';
import { emergencyOpenCall, emergencyListCall, emergencyGetCall, emergencyOwnCall, emergencyEndCall } from './emergency/emergency.calls.ts';
import { emergencyEndBody } from './emergency/emergency.end.body.ts';
import { emergencyOpenBody } from './emergency/emergency.open.body.ts';
import { errorReportSendCall } from './error-report/error-report.calls.ts';
import { errorReportSendBody } from './error-report/error-report.send.body.ts';
import { eulaAcceptanceEntity } from './eula/eula-acceptance.schema.ts';
import { eulaAcceptBody } from './eula/eula.accept.body.ts';
import { eulaLatestCall, eulaAcceptanceCall, eulaAcceptCall } from './eula/eula.calls.ts';
import { eulaEntity } from './eula/eula.schema.ts';
import { historyListCall, historyRestoreCall } from './history/history.calls.ts';
import { historyRestoreBody } from './history/history.restore.body.ts';
import { importPreviewEntity } from './import-preview/import-preview.schema.ts';
import { importSearchEntity } from './import-preview/import-search.schema.ts';
import { importSearchCall, importMatchCall, importImportCall } from './import-preview/import.calls.ts';
import { importMatchBody } from './import-preview/import.match.body.ts';
import { interactionEntity } from './interaction/interaction.schema.ts';
import { outreachListCall, outreachSaveInteractionCall, outreachSaveScheduledCall, outreachRemoveInteractionCall, outreachRemoveScheduledCall } from './interaction/outreach.calls.ts';
import { medicationListCall, medicationSaveCall, medicationRemoveCall, medicationPgxCall } from './medication/medication.calls.ts';
import { medicationEntity } from './medication/medication.schema.ts';
import { noteListCall, noteSaveCall, noteRemoveCall } from './note/note.calls.ts';
import { noteEntity } from './note/note.schema.ts';
import { observationEntryEntity } from './observation/observation-entry.schema.ts';
import { observationListCall, observationSaveCall, observationRemoveCall } from './observation/observation.calls.ts';
import { observationEntity } from './observation/observation.schema.ts';
import { organizationListCall, organizationPatientGroupsCall } from './organization/organization.calls.ts';
import { organizationEntity } from './organization/organization.schema.ts';
import { pageProduct } from './page-product.ts';
import { invitationEntity } from './patient/invitation.schema.ts';
import { patientAddressEntity } from './patient/patient-address.schema.ts';
import { patientLikenessEntity } from './patient/patient-likeness.schema.ts';
import { patientGetCall, patientSaveCall, patientSearchCall, patientFhirCall, patientExistsCall, patientProjectsCall, patientRiskCall, patientInviteCall } from './patient/patient.calls.ts';
import { patientExistsBody } from './patient/patient.exists.body.ts';
import { patientInviteBody } from './patient/patient.invite.body.ts';
import { patientEntity } from './patient/patient.schema.ts';
import { patientSearch } from './patient/patient.search.ts';
import { workflowPositionEntity } from './patient/workflow-position.schema.ts';
import { pharmacyEntity } from './pharmacy/pharmacy.schema.ts';
import { prescriberEntity } from './prescriber/prescriber.schema.ts';
import { fridgeReportDocument } from './print/fridge-report.document.ts';
import { memberLetterDocument } from './print/member-letter.document.ts';
import { memberPlanDocument } from './print/member-plan.document.ts';
import { prescriberLetterDocument } from './print/prescriber-letter.document.ts';
import { prescriberPlanDocument } from './print/prescriber-plan.document.ts';
import { printPatientMSRCoverLetterCall, printPatientMSRMapCall, printPrescriberMSRCoverLetterCall, printPrescriberMSRCoverLetterForECPNsCall, printMsrlMemberCoverLetterCall, printMsrlPatientMapCall, printMsrlPrescriberCoverLetterCall, printMsaMemberCoverLetterCall, printMsaPrescriberCoverLetterCall, printPrescriberMapCall, printPrescriberMAPWithRationaleCall, printFridgeReportCall, printDocumentCall } from './print/print.calls.ts';
import { printedEntity } from './print/printed.schema.ts';
import { priorityQueueEntity } from './priority-queue/priority-queue.schema.ts';
import { queueFilterEntity } from './priority-queue/queue-filter.schema.ts';
import { queueMemberEntity } from './priority-queue/queue-member.schema.ts';
import { queueListCall, queueSaveCall, queueRemoveCall, queueCountsCall, queueMembersCall, queueNextCall, queueExportCall, queueStatisticsCall, queuePreviewCall, queueRunCall } from './priority-queue/queue.calls.ts';
import { queueExportBody } from './priority-queue/queue.export.body.ts';
import { queueNextBody } from './priority-queue/queue.next.body.ts';
import { queuePreviewBody } from './priority-queue/queue.preview.body.ts';
import { queueRunBody } from './priority-queue/queue.run.body.ts';
import { enrollmentEntity } from './project/enrollment.schema.ts';
import { projectListCall, projectGetCall, projectPrimaryCall } from './project/project.calls.ts';
import { projectEntity } from './project/project.schema.ts';
import { proxyReadCall, proxyWriteCall } from './proxy/proxy.calls.ts';
import { reconciliationItemEntity } from './reconciliation/reconciliation-item.schema.ts';
import { reconciliationListCall, reconciliationReconciledCall, reconciliationNewCall, reconciliationNewListCall, reconciliationUpdateCall, reconciliationCompleteCall } from './reconciliation/reconciliation.calls.ts';
import { reconciliationEntity } from './reconciliation/reconciliation.schema.ts';
import { reservationListCall, reservationReserveCall, reservationReleaseCall } from './reservation/reservation.calls.ts';
import { reservationReserveBody } from './reservation/reservation.reserve.body.ts';
import { reservationEntity } from './reservation/reservation.schema.ts';
import { recommendationEntity } from './review/recommendation.schema.ts';
import { responseEntity } from './review/response.schema.ts';
import { reviewListCall, reviewLatestTypeCall, reviewSaveCall, reviewRemoveCall } from './review/review.calls.ts';
import { reviewEntity } from './review/review.schema.ts';
import { riskFactorEntity } from './risk-factor/risk-factor.schema.ts';
import { scheduledInteractionEntity } from './scheduled-interaction/scheduled-interaction.schema.ts';
import { schemaListCall } from './schema/schema.calls.ts';
import { ownSessionEntity } from './session/own-session.schema.ts';
import { sessionActiveBody } from './session/session.active.body.ts';
import { sessionListCall, sessionGetCall, sessionActiveCall, sessionEndCall, sessionEndOthersCall } from './session/session.calls.ts';
import { sessionEndOthersBody } from './session/session.end-others.body.ts';
import { sessionEndBody } from './session/session.end.body.ts';
import { codedConceptEntity } from './shared/coded-concept.schema.ts';
import { codedSubstanceEntity } from './shared/coded-substance.schema.ts';
import { dateEntity } from './shared/date.schema.ts';
import { emailEntity } from './shared/email.schema.ts';
import { expansionEntity } from './shared/expansion.schema.ts';
import { instantEntity } from './shared/instant.schema.ts';
import { performerEntity } from './shared/performer.schema.ts';
import { phoneEntity } from './shared/phone.schema.ts';
import { recordEntity } from './shared/record.schema.ts';
import { zipEntity } from './shared/zip.schema.ts';
import { terminologyAllergyCall, terminologyConditionCall, terminologyMedicationCall, terminologyLabelCall } from './terminology/terminology.calls.ts';
import { userMeCall } from './user/user.calls.ts';
import { userEntity } from './user/user.schema.ts';
import { documentDeliveryEntity } from './workflow/document-delivery.schema.ts';
import { manualChangeEntity } from './workflow/manual-change.schema.ts';
import { workflowEventCall, workflowInteractionCall } from './workflow/workflow.calls.ts';
import { workflowEventBody } from './workflow/workflow.event.body.ts';
import { workflowInteractionBody } from './workflow/workflow.interaction.body.ts';

/** Everything that the schema set describes. */
export const product: Product = freeze({
  ...pageProduct,
  load: undefined,
  entities: {
    "allergy": allergyEntity,
    "audit-entry": auditEntryEntity,
    "caregiver-address": caregiverAddressEntity,
    "caregiver": caregiverEntity,
    "condition": conditionEntity,
    "emergency-access": emergencyAccessEntity,
    "emergency-request": emergencyRequestEntity,
    "eula-acceptance": eulaAcceptanceEntity,
    "eula": eulaEntity,
    "import-preview": importPreviewEntity,
    "import-search": importSearchEntity,
    "interaction": interactionEntity,
    "medication": medicationEntity,
    "note": noteEntity,
    "observation-entry": observationEntryEntity,
    "observation": observationEntity,
    "organization": organizationEntity,
    "invitation": invitationEntity,
    "patient-address": patientAddressEntity,
    "patient-likeness": patientLikenessEntity,
    "patient": patientEntity,
    "workflow-position": workflowPositionEntity,
    "pharmacy": pharmacyEntity,
    "prescriber": prescriberEntity,
    "printed": printedEntity,
    "priority-queue": priorityQueueEntity,
    "queue-filter": queueFilterEntity,
    "queue-member": queueMemberEntity,
    "enrollment": enrollmentEntity,
    "project": projectEntity,
    "reconciliation-item": reconciliationItemEntity,
    "reconciliation": reconciliationEntity,
    "reservation": reservationEntity,
    "recommendation": recommendationEntity,
    "response": responseEntity,
    "review": reviewEntity,
    "risk-factor": riskFactorEntity,
    "scheduled-interaction": scheduledInteractionEntity,
    "own-session": ownSessionEntity,
    "coded-concept": codedConceptEntity,
    "coded-substance": codedSubstanceEntity,
    "date": dateEntity,
    "email": emailEntity,
    "expansion": expansionEntity,
    "instant": instantEntity,
    "performer": performerEntity,
    "phone": phoneEntity,
    "record": recordEntity,
    "zip": zipEntity,
    "user": userEntity,
    "document-delivery": documentDeliveryEntity,
    "manual-change": manualChangeEntity,
  },
  bodies: {
    "audit.search": auditSearchBody,
    "condition.list": conditionListBody,
    "emergency.open": emergencyOpenBody,
    "emergency.end": emergencyEndBody,
    "error-report.send": errorReportSendBody,
    "eula.accept": eulaAcceptBody,
    "history.restore": historyRestoreBody,
    "import.match": importMatchBody,
    "patient.exists": patientExistsBody,
    "patient.invite": patientInviteBody,
    "queue.next": queueNextBody,
    "queue.export": queueExportBody,
    "queue.preview": queuePreviewBody,
    "queue.run": queueRunBody,
    "reservation.reserve": reservationReserveBody,
    "session.active": sessionActiveBody,
    "session.end": sessionEndBody,
    "session.end-others": sessionEndOthersBody,
    "workflow.event": workflowEventBody,
    "workflow.interaction": workflowInteractionBody,
  },
  searches: {
    "patient": patientSearch,
  },
  documents: {
    "fridge-report": fridgeReportDocument,
    "member-letter": memberLetterDocument,
    "member-plan": memberPlanDocument,
    "prescriber-letter": prescriberLetterDocument,
    "prescriber-plan": prescriberPlanDocument,
  },
  calls: {
    "allergy.list": allergyListCall,
    "allergy.save": allergySaveCall,
    "allergy.remove": allergyRemoveCall,
    "audit.search": auditSearchCall,
    "condition.list": conditionListCall,
    "condition.save": conditionSaveCall,
    "condition.remove": conditionRemoveCall,
    "emergency.open": emergencyOpenCall,
    "emergency.list": emergencyListCall,
    "emergency.get": emergencyGetCall,
    "emergency.own": emergencyOwnCall,
    "emergency.end": emergencyEndCall,
    "error-report.send": errorReportSendCall,
    "eula.latest": eulaLatestCall,
    "eula.acceptance": eulaAcceptanceCall,
    "eula.accept": eulaAcceptCall,
    "history.list": historyListCall,
    "history.restore": historyRestoreCall,
    "import.search": importSearchCall,
    "import.match": importMatchCall,
    "import.import": importImportCall,
    "outreach.list": outreachListCall,
    "outreach.save-interaction": outreachSaveInteractionCall,
    "outreach.save-scheduled": outreachSaveScheduledCall,
    "outreach.remove-interaction": outreachRemoveInteractionCall,
    "outreach.remove-scheduled": outreachRemoveScheduledCall,
    "medication.list": medicationListCall,
    "medication.save": medicationSaveCall,
    "medication.remove": medicationRemoveCall,
    "medication.pgx": medicationPgxCall,
    "note.list": noteListCall,
    "note.save": noteSaveCall,
    "note.remove": noteRemoveCall,
    "observation.list": observationListCall,
    "observation.save": observationSaveCall,
    "observation.remove": observationRemoveCall,
    "organization.list": organizationListCall,
    "organization.patientGroups": organizationPatientGroupsCall,
    "patient.get": patientGetCall,
    "patient.save": patientSaveCall,
    "patient.search": patientSearchCall,
    "patient.fhir": patientFhirCall,
    "patient.exists": patientExistsCall,
    "patient.projects": patientProjectsCall,
    "patient.risk": patientRiskCall,
    "patient.invite": patientInviteCall,
    "print.patientMSRCoverLetter": printPatientMSRCoverLetterCall,
    "print.patientMSRMap": printPatientMSRMapCall,
    "print.prescriberMSRCoverLetter": printPrescriberMSRCoverLetterCall,
    "print.prescriberMSRCoverLetterForECPNs": printPrescriberMSRCoverLetterForECPNsCall,
    "print.msrlMemberCoverLetter": printMsrlMemberCoverLetterCall,
    "print.msrlPatientMap": printMsrlPatientMapCall,
    "print.msrlPrescriberCoverLetter": printMsrlPrescriberCoverLetterCall,
    "print.msaMemberCoverLetter": printMsaMemberCoverLetterCall,
    "print.msaPrescriberCoverLetter": printMsaPrescriberCoverLetterCall,
    "print.prescriberMap": printPrescriberMapCall,
    "print.prescriberMAPWithRationale": printPrescriberMAPWithRationaleCall,
    "print.fridgeReport": printFridgeReportCall,
    "print.document": printDocumentCall,
    "queue.list": queueListCall,
    "queue.save": queueSaveCall,
    "queue.remove": queueRemoveCall,
    "queue.counts": queueCountsCall,
    "queue.members": queueMembersCall,
    "queue.next": queueNextCall,
    "queue.export": queueExportCall,
    "queue.statistics": queueStatisticsCall,
    "queue.preview": queuePreviewCall,
    "queue.run": queueRunCall,
    "project.list": projectListCall,
    "project.get": projectGetCall,
    "project.primary": projectPrimaryCall,
    "proxy.read": proxyReadCall,
    "proxy.write": proxyWriteCall,
    "reconciliation.list": reconciliationListCall,
    "reconciliation.reconciled": reconciliationReconciledCall,
    "reconciliation.new": reconciliationNewCall,
    "reconciliation.newList": reconciliationNewListCall,
    "reconciliation.update": reconciliationUpdateCall,
    "reconciliation.complete": reconciliationCompleteCall,
    "reservation.list": reservationListCall,
    "reservation.reserve": reservationReserveCall,
    "reservation.release": reservationReleaseCall,
    "review.list": reviewListCall,
    "review.latest-type": reviewLatestTypeCall,
    "review.save": reviewSaveCall,
    "review.remove": reviewRemoveCall,
    "schema.list": schemaListCall,
    "session.list": sessionListCall,
    "session.get": sessionGetCall,
    "session.active": sessionActiveCall,
    "session.end": sessionEndCall,
    "session.end-others": sessionEndOthersCall,
    "terminology.allergy": terminologyAllergyCall,
    "terminology.condition": terminologyConditionCall,
    "terminology.medication": terminologyMedicationCall,
    "terminology.label": terminologyLabelCall,
    "user.me": userMeCall,
    "workflow.event": workflowEventCall,
    "workflow.interaction": workflowInteractionCall,
  },
});
