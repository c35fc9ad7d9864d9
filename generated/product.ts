// GENERATED from the whole schema set sha256:460be4331d7e44b2 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../engine/core/freeze.ts';
import type { Product } from '../engine/core/product.ts';
import { allergyEntity } from './allergy/allergy.schema.ts';
import { auditEntryEntity } from './audit/audit-entry.schema.ts';
import { auditSearchBody } from './audit/audit.search.body.ts';
import { caregiverAddressEntity } from './caregiver/caregiver-address.schema.ts';
import { caregiverEntity } from './caregiver/caregiver.schema.ts';
import { conditionListBody } from './condition/condition.list.body.ts';
import { conditionEntity } from './condition/condition.schema.ts';
import { emergencyAccessEntity } from './emergency/emergency-access.schema.ts';
import { emergencyRequestEntity } from './emergency/emergency-request.schema.ts';
import { emergencyEndBody } from './emergency/emergency.end.body.ts';
import { emergencyOpenBody } from './emergency/emergency.open.body.ts';
import { errorReportSendBody } from './error-report/error-report.send.body.ts';
import { eulaAcceptanceEntity } from './eula/eula-acceptance.schema.ts';
import { eulaAcceptBody } from './eula/eula.accept.body.ts';
import { eulaEntity } from './eula/eula.schema.ts';
import { historyRestoreBody } from './history/history.restore.body.ts';
import { importPreviewEntity } from './import-preview/import-preview.schema.ts';
import { importSearchEntity } from './import-preview/import-search.schema.ts';
import { importMatchBody } from './import-preview/import.match.body.ts';
import { interactionEntity } from './interaction/interaction.schema.ts';
import { medicationEntity } from './medication/medication.schema.ts';
import { noteEntity } from './note/note.schema.ts';
import { observationEntryEntity } from './observation/observation-entry.schema.ts';
import { observationEntity } from './observation/observation.schema.ts';
import { organizationEntity } from './organization/organization.schema.ts';
import { pageProduct } from './page-product.ts';
import { invitationEntity } from './patient/invitation.schema.ts';
import { patientAddressEntity } from './patient/patient-address.schema.ts';
import { patientLikenessEntity } from './patient/patient-likeness.schema.ts';
import { patientExistsBody } from './patient/patient.exists.body.ts';
import { patientInviteBody } from './patient/patient.invite.body.ts';
import { patientEntity } from './patient/patient.schema.ts';
import { workflowPositionEntity } from './patient/workflow-position.schema.ts';
import { pharmacyEntity } from './pharmacy/pharmacy.schema.ts';
import { prescriberEntity } from './prescriber/prescriber.schema.ts';
import { fridgeReportDocument } from './print/fridge-report.document.ts';
import { memberLetterDocument } from './print/member-letter.document.ts';
import { memberPlanDocument } from './print/member-plan.document.ts';
import { prescriberLetterDocument } from './print/prescriber-letter.document.ts';
import { prescriberPlanDocument } from './print/prescriber-plan.document.ts';
import { printedEntity } from './print/printed.schema.ts';
import { priorityQueueEntity } from './priority-queue/priority-queue.schema.ts';
import { queueFilterEntity } from './priority-queue/queue-filter.schema.ts';
import { queueRunBody } from './priority-queue/queue.run.body.ts';
import { enrollmentEntity } from './project/enrollment.schema.ts';
import { projectEntity } from './project/project.schema.ts';
import { reconciliationItemEntity } from './reconciliation/reconciliation-item.schema.ts';
import { reconciliationEntity } from './reconciliation/reconciliation.schema.ts';
import { reservationReserveBody } from './reservation/reservation.reserve.body.ts';
import { reservationEntity } from './reservation/reservation.schema.ts';
import { recommendationEntity } from './review/recommendation.schema.ts';
import { responseEntity } from './review/response.schema.ts';
import { reviewEntity } from './review/review.schema.ts';
import { riskFactorEntity } from './risk-factor/risk-factor.schema.ts';
import { scheduledInteractionEntity } from './scheduled-interaction/scheduled-interaction.schema.ts';
import { ownSessionEntity } from './session/own-session.schema.ts';
import { sessionActiveBody } from './session/session.active.body.ts';
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
import { userEntity } from './user/user.schema.ts';
import { documentDeliveryEntity } from './workflow/document-delivery.schema.ts';
import { manualChangeEntity } from './workflow/manual-change.schema.ts';
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
    "queue.run": queueRunBody,
    "reservation.reserve": reservationReserveBody,
    "session.active": sessionActiveBody,
    "session.end": sessionEndBody,
    "session.end-others": sessionEndOthersBody,
    "workflow.event": workflowEventBody,
    "workflow.interaction": workflowInteractionBody,
  },
  documents: {
    "fridge-report": fridgeReportDocument,
    "member-letter": memberLetterDocument,
    "member-plan": memberPlanDocument,
    "prescriber-letter": prescriberLetterDocument,
    "prescriber-plan": prescriberPlanDocument,
  },
});
