// GENERATED from the whole schema set sha256:93e5a09c7208d328 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../engine/core/freeze.ts';
import type { Product } from '../engine/core/product.ts';
import { signedInAccess, patientReadAccess, patientWriteAccess, auditReadAccess, patientEditAccess, patientImportMenuAccess, patientDischargeAccess, patientChartAccess, workflowResetAccess, workflowChangeAccess, workflowNewEngagementAccess, workflowBeginAccess, interactionSafetyReviewAccess, reviewPrivilegedAccess, reviewReviewableAccess, reviewEcpnAccess, reviewPreceptorAccess, reviewRemoveAccess, reservationCreateAccess, reservationReleaseAccess, reservationOverrideAccess, queueWriteAccess, queueEditAccess, queueOrganizationAccessAccess, queueCallOrHomeAccess, earlyAccessAccess, featureNewRiskVisualizationAccess, featureReconciliationV2Access, featureLabelDirectionsAccess, featureMedicationListV2Access } from './access/product.access.ts';
import { allergiesTab } from './allergy/allergies.tab.ts';
import { allergyListCall, allergySaveCall, allergyRemoveCall } from './allergy/allergy.calls.ts';
import { allergyForm } from './allergy/allergy.form.ts';
import { allergyEntity } from './allergy/allergy.schema.ts';
import { sideEffectForm } from './allergy/side-effect.form.ts';
import { sideEffectsTab } from './allergy/side-effects.tab.ts';
import { auditListCall } from './audit/audit.calls.ts';
import { caregiverForm } from './caregiver/caregiver.form.ts';
import { caregiverEntity } from './caregiver/caregiver.schema.ts';
import { caregiverTab } from './caregiver/caregiver.tab.ts';
import { allergyStatusesCodes } from './codes/allergy-statuses.codes.ts';
import { bmiCategoriesCodes } from './codes/bmi-categories.codes.ts';
import { callTypesCodes } from './codes/call-types.codes.ts';
import { codeSystemsCodes } from './codes/code-systems.codes.ts';
import { codingKindsCodes } from './codes/coding-kinds.codes.ts';
import { conditionStatusesCodes } from './codes/condition-statuses.codes.ts';
import { contactFailuresCodes } from './codes/contact-failures.codes.ts';
import { decisionReasonsCodes } from './codes/decision-reasons.codes.ts';
import { decisionsCodes } from './codes/decisions.codes.ts';
import { directionsCodes } from './codes/directions.codes.ts';
import { disenrollReasonsCodes } from './codes/disenroll-reasons.codes.ts';
import { formularyTiersCodes } from './codes/formulary-tiers.codes.ts';
import { homeCareFlagsCodes } from './codes/home-care-flags.codes.ts';
import { interactionKindsCodes } from './codes/interaction-kinds.codes.ts';
import { interactionTypesCodes } from './codes/interaction-types.codes.ts';
import { languagesCodes } from './codes/languages.codes.ts';
import { manualChangeReasonsCodes } from './codes/manual-change-reasons.codes.ts';
import { measurementsCodes } from './codes/measurements.codes.ts';
import { medicationRoutesCodes } from './codes/medication-routes.codes.ts';
import { medicationStatusesCodes } from './codes/medication-statuses.codes.ts';
import { nextCallTypesCodes } from './codes/next-call-types.codes.ts';
import { observationTypesCodes } from './codes/observation-types.codes.ts';
import { patientStatusesCodes } from './codes/patient-statuses.codes.ts';
import { permissionsCodes } from './codes/permissions.codes.ts';
import { pharmacyTypesCodes } from './codes/pharmacy-types.codes.ts';
import { phoneSystemsCodes } from './codes/phone-systems.codes.ts';
import { planCodesCodes } from './codes/plan-codes.codes.ts';
import { prescriberTypesCodes } from './codes/prescriber-types.codes.ts';
import { problemOptionsCodes } from './codes/problem-options.codes.ts';
import { queueAccessCodes } from './codes/queue-access.codes.ts';
import { queueFiltersCodes } from './codes/queue-filters.codes.ts';
import { queueQueryTypesCodes } from './codes/queue-query-types.codes.ts';
import { queueSortsCodes } from './codes/queue-sorts.codes.ts';
import { reactionsCodes } from './codes/reactions.codes.ts';
import { recipientsCodes } from './codes/recipients.codes.ts';
import { reconciliationListsCodes } from './codes/reconciliation-lists.codes.ts';
import { reconciliationSourcesCodes } from './codes/reconciliation-sources.codes.ts';
import { referralOptionsCodes } from './codes/referral-options.codes.ts';
import { relationshipsCodes } from './codes/relationships.codes.ts';
import { residenceTypesCodes } from './codes/residence-types.codes.ts';
import { responseCodesCodes } from './codes/response-codes.codes.ts';
import { reviewTypesCodes } from './codes/review-types.codes.ts';
import { riskFactorCategoriesCodes } from './codes/risk-factor-categories.codes.ts';
import { riskFactorSourcesCodes } from './codes/risk-factor-sources.codes.ts';
import { riskFactorsCodes } from './codes/risk-factors.codes.ts';
import { riskLevelsCodes } from './codes/risk-levels.codes.ts';
import { rolesCodes } from './codes/roles.codes.ts';
import { sexesCodes } from './codes/sexes.codes.ts';
import { statesCodes } from './codes/states.codes.ts';
import { timeZonesCodes } from './codes/time-zones.codes.ts';
import { transferReasonsCodes } from './codes/transfer-reasons.codes.ts';
import { unitsCodes } from './codes/units.codes.ts';
import { workflowStatesCodes } from './codes/workflow-states.codes.ts';
import { yesNoCodes } from './codes/yes-no.codes.ts';
import { conditionListCall, conditionSaveCall, conditionRemoveCall } from './condition/condition.calls.ts';
import { conditionForm } from './condition/condition.form.ts';
import { conditionEntity } from './condition/condition.schema.ts';
import { conditionsTab } from './condition/conditions.tab.ts';
import { eulaLatestCall, eulaAcceptanceCall, eulaAcceptCall } from './eula/eula.calls.ts';
import { historyListCall, historyRestoreCall } from './history/history.calls.ts';
import { importSearchCall, importMatchCall, importImportCall } from './import-preview/import.calls.ts';
import { interactionForm } from './interaction/interaction.form.ts';
import { interactionEntity } from './interaction/interaction.schema.ts';
import { interactionsTab } from './interaction/interactions.tab.ts';
import { outreachListCall, outreachSaveInteractionCall, outreachSaveScheduledCall, outreachRemoveInteractionCall, outreachRemoveScheduledCall } from './interaction/outreach.calls.ts';
import { medicationListCall, medicationSaveCall, medicationRemoveCall, medicationPgxCall } from './medication/medication.calls.ts';
import { noteListCall, noteSaveCall, noteRemoveCall } from './note/note.calls.ts';
import { noteForm } from './note/note.form.ts';
import { noteEntity } from './note/note.schema.ts';
import { notesTab } from './note/notes.tab.ts';
import { observationEntryForm } from './observation/observation-entry.form.ts';
import { observationEntryEntity } from './observation/observation-entry.schema.ts';
import { observationListCall, observationSaveCall, observationRemoveCall } from './observation/observation.calls.ts';
import { observationForm } from './observation/observation.form.ts';
import { observationEntity } from './observation/observation.schema.ts';
import { observationsTab } from './observation/observations.tab.ts';
import { organizationListCall, organizationPatientGroupsCall } from './organization/organization.calls.ts';
import { chartCard } from './patient/chart.card.ts';
import { invitationForm } from './patient/invitation.form.ts';
import { invitationEntity } from './patient/invitation.schema.ts';
import { memberSearchTab } from './patient/member-search.tab.ts';
import { patientGetCall, patientSaveCall, patientSearchCall, patientFhirCall, patientExistsCall, patientProjectsCall, patientRiskCall, patientInviteCall } from './patient/patient.calls.ts';
import { patientForm } from './patient/patient.form.ts';
import { patientEntity } from './patient/patient.schema.ts';
import { patientSearch } from './patient/patient.search.ts';
import { profileCard } from './patient/profile.card.ts';
import { pharmaciesTab } from './pharmacy/pharmacies.tab.ts';
import { pharmacyForm } from './pharmacy/pharmacy.form.ts';
import { pharmacyEntity } from './pharmacy/pharmacy.schema.ts';
import { prescriberForm } from './prescriber/prescriber.form.ts';
import { prescriberEntity } from './prescriber/prescriber.schema.ts';
import { prescribersTab } from './prescriber/prescribers.tab.ts';
import { printPatientMSRCoverLetterCall, printPatientMSRMapCall, printPrescriberMSRCoverLetterCall, printPrescriberMSRCoverLetterForECPNsCall, printMsrlMemberCoverLetterCall, printMsrlPatientMapCall, printMsrlPrescriberCoverLetterCall, printMsaMemberCoverLetterCall, printMsaPrescriberCoverLetterCall, printPrescriberMapCall, printPrescriberMAPWithRationaleCall, printFridgeReportCall } from './print/print.calls.ts';
import { queueListCall, queueSaveCall, queueRemoveCall, queueRunCall } from './priority-queue/queue.calls.ts';
import { enrollmentForm } from './project/enrollment.form.ts';
import { enrollmentEntity } from './project/enrollment.schema.ts';
import { projectListCall, projectGetCall, projectPrimaryCall } from './project/project.calls.ts';
import { projectEntity } from './project/project.schema.ts';
import { projectsTab } from './project/projects.tab.ts';
import { proxyReadCall, proxyWriteCall } from './proxy/proxy.calls.ts';
import { reconciliationListCall, reconciliationReconciledCall, reconciliationNewCall, reconciliationNewListCall, reconciliationUpdateCall, reconciliationCompleteCall } from './reconciliation/reconciliation.calls.ts';
import { reservationListCall, reservationReserveCall, reservationReleaseCall } from './reservation/reservation.calls.ts';
import { reviewListCall, reviewLatestTypeCall, reviewSaveCall, reviewRemoveCall } from './review/review.calls.ts';
import { riskFactorForm } from './risk-factor/risk-factor.form.ts';
import { riskFactorEntity } from './risk-factor/risk-factor.schema.ts';
import { riskFactorsTab } from './risk-factor/risk-factors.tab.ts';
import { scheduledInteractionForm } from './scheduled-interaction/scheduled-interaction.form.ts';
import { scheduledInteractionEntity } from './scheduled-interaction/scheduled-interaction.schema.ts';
import { scheduledInteractionsTab } from './scheduled-interaction/scheduled-interactions.tab.ts';
import { schemaListCall } from './schema/schema.calls.ts';
import { chartScreen } from './screens/chart.screen.ts';
import { dashboardScreen } from './screens/dashboard.screen.ts';
import { patientScreen } from './screens/patient.screen.ts';
import { terminologyAllergyCall, terminologyConditionCall, terminologyMedicationCall, terminologyLabelCall } from './terminology/terminology.calls.ts';
import { userMeCall } from './user/user.calls.ts';
import { manualChangeForm } from './workflow/manual-change.form.ts';
import { manualChangeEntity } from './workflow/manual-change.schema.ts';
import { patientWorkflow } from './workflow/patient.workflow.ts';
import { workflowEventCall, workflowInteractionCall } from './workflow/workflow.calls.ts';

/** What the schema set describes, with the entities that pages edit or list. */
export const pageProduct: Product = freeze({
  hash: '93e5a09c7208d328a70b84da1470f85de8a9160bf9534b945b9a62928f5126b0',
  info: {
    slug: "regimen",
    title: "Regimen",
    version: "2022.2.0",
    environment: "production",
    copyright: "© 2026 The Regimen authors",
    dataNotice: "Demonstration system with synthetic data. Not for clinical use.",
    externalSite: {
      title: "Healthcare.gov",
      url: "https://www.healthcare.gov/",
    },
    acceptableUse: "This system holds protected health information. It may be used by authorized persons only, and only for the care of the patients in it. What you see and change is recorded under your name. Do not share your account, and log out when you leave your computer.",
    live: {
      path: "/live",
      record: {
        call: "patient.get",
        by: "patientId",
        fields: [
          "/currentWorkflowState",
          "/workflowIteration",
          "/managingOrganization",
        ],
      },
      answers: [
        {
          call: "reservation.list",
          by: "ids",
        },
      ],
    },
  },
  entities: {
    "allergy": allergyEntity,
    "caregiver": caregiverEntity,
    "condition": conditionEntity,
    "interaction": interactionEntity,
    "note": noteEntity,
    "observation-entry": observationEntryEntity,
    "observation": observationEntity,
    "invitation": invitationEntity,
    "patient": patientEntity,
    "pharmacy": pharmacyEntity,
    "prescriber": prescriberEntity,
    "enrollment": enrollmentEntity,
    "project": projectEntity,
    "risk-factor": riskFactorEntity,
    "scheduled-interaction": scheduledInteractionEntity,
    "manual-change": manualChangeEntity,
  },
  forms: {
    "allergy": allergyForm,
    "side-effect": sideEffectForm,
    "caregiver": caregiverForm,
    "condition": conditionForm,
    "interaction": interactionForm,
    "note": noteForm,
    "observation-entry": observationEntryForm,
    "observation": observationForm,
    "invitation": invitationForm,
    "patient": patientForm,
    "pharmacy": pharmacyForm,
    "prescriber": prescriberForm,
    "enrollment": enrollmentForm,
    "risk-factor": riskFactorForm,
    "scheduled-interaction": scheduledInteractionForm,
    "manual-change": manualChangeForm,
  },
  tabs: {
    "allergies": allergiesTab,
    "side-effects": sideEffectsTab,
    "caregiver": caregiverTab,
    "conditions": conditionsTab,
    "interactions": interactionsTab,
    "notes": notesTab,
    "observations": observationsTab,
    "member-search": memberSearchTab,
    "pharmacies": pharmaciesTab,
    "prescribers": prescribersTab,
    "projects": projectsTab,
    "risk-factors": riskFactorsTab,
    "scheduled-interactions": scheduledInteractionsTab,
  },
  cards: {
    "chart": chartCard,
    "profile": profileCard,
  },
  screens: {
    "chart": chartScreen,
    "dashboard": dashboardScreen,
    "patient": patientScreen,
  },
  calls: {
    "allergy.list": allergyListCall,
    "allergy.save": allergySaveCall,
    "allergy.remove": allergyRemoveCall,
    "audit.list": auditListCall,
    "condition.list": conditionListCall,
    "condition.save": conditionSaveCall,
    "condition.remove": conditionRemoveCall,
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
    "queue.list": queueListCall,
    "queue.save": queueSaveCall,
    "queue.remove": queueRemoveCall,
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
    "terminology.allergy": terminologyAllergyCall,
    "terminology.condition": terminologyConditionCall,
    "terminology.medication": terminologyMedicationCall,
    "terminology.label": terminologyLabelCall,
    "user.me": userMeCall,
    "workflow.event": workflowEventCall,
    "workflow.interaction": workflowInteractionCall,
  },
  codes: {
    "allergy-statuses": allergyStatusesCodes,
    "bmi-categories": bmiCategoriesCodes,
    "call-types": callTypesCodes,
    "code-systems": codeSystemsCodes,
    "coding-kinds": codingKindsCodes,
    "condition-statuses": conditionStatusesCodes,
    "contact-failures": contactFailuresCodes,
    "decision-reasons": decisionReasonsCodes,
    "decisions": decisionsCodes,
    "directions": directionsCodes,
    "disenroll-reasons": disenrollReasonsCodes,
    "formulary-tiers": formularyTiersCodes,
    "home-care-flags": homeCareFlagsCodes,
    "interaction-kinds": interactionKindsCodes,
    "interaction-types": interactionTypesCodes,
    "languages": languagesCodes,
    "manual-change-reasons": manualChangeReasonsCodes,
    "measurements": measurementsCodes,
    "medication-routes": medicationRoutesCodes,
    "medication-statuses": medicationStatusesCodes,
    "next-call-types": nextCallTypesCodes,
    "observation-types": observationTypesCodes,
    "patient-statuses": patientStatusesCodes,
    "permissions": permissionsCodes,
    "pharmacy-types": pharmacyTypesCodes,
    "phone-systems": phoneSystemsCodes,
    "plan-codes": planCodesCodes,
    "prescriber-types": prescriberTypesCodes,
    "problem-options": problemOptionsCodes,
    "queue-access": queueAccessCodes,
    "queue-filters": queueFiltersCodes,
    "queue-query-types": queueQueryTypesCodes,
    "queue-sorts": queueSortsCodes,
    "reactions": reactionsCodes,
    "recipients": recipientsCodes,
    "reconciliation-lists": reconciliationListsCodes,
    "reconciliation-sources": reconciliationSourcesCodes,
    "referral-options": referralOptionsCodes,
    "relationships": relationshipsCodes,
    "residence-types": residenceTypesCodes,
    "response-codes": responseCodesCodes,
    "review-types": reviewTypesCodes,
    "risk-factor-categories": riskFactorCategoriesCodes,
    "risk-factor-sources": riskFactorSourcesCodes,
    "risk-factors": riskFactorsCodes,
    "risk-levels": riskLevelsCodes,
    "roles": rolesCodes,
    "sexes": sexesCodes,
    "states": statesCodes,
    "time-zones": timeZonesCodes,
    "transfer-reasons": transferReasonsCodes,
    "units": unitsCodes,
    "workflow-states": workflowStatesCodes,
    "yes-no": yesNoCodes,
  },
  searches: {
    "patient": patientSearch,
  },
  access: {
    "signed-in": signedInAccess,
    "patient.read": patientReadAccess,
    "patient.write": patientWriteAccess,
    "audit.read": auditReadAccess,
    "patient.edit": patientEditAccess,
    "patient.import-menu": patientImportMenuAccess,
    "patient.discharge": patientDischargeAccess,
    "patient.chart": patientChartAccess,
    "workflow.reset": workflowResetAccess,
    "workflow.change": workflowChangeAccess,
    "workflow.new-engagement": workflowNewEngagementAccess,
    "workflow.begin": workflowBeginAccess,
    "interaction.safety-review": interactionSafetyReviewAccess,
    "review.privileged": reviewPrivilegedAccess,
    "review.reviewable": reviewReviewableAccess,
    "review.ecpn": reviewEcpnAccess,
    "review.preceptor": reviewPreceptorAccess,
    "review.remove": reviewRemoveAccess,
    "reservation.create": reservationCreateAccess,
    "reservation.release": reservationReleaseAccess,
    "reservation.override": reservationOverrideAccess,
    "queue.write": queueWriteAccess,
    "queue.edit": queueEditAccess,
    "queue.organization-access": queueOrganizationAccessAccess,
    "queue.call-or-home": queueCallOrHomeAccess,
    "early-access": earlyAccessAccess,
    "feature.new-risk-visualization": featureNewRiskVisualizationAccess,
    "feature.reconciliation-v2": featureReconciliationV2Access,
    "feature.label-directions": featureLabelDirectionsAccess,
    "feature.medication-list-v2": featureMedicationListV2Access,
  },
  workflows: {
    "patient": patientWorkflow,
  },
  messages: {
    required: "Required",
    type: "Invalid Format",
    format: "Invalid Format",
    pattern: "Invalid Format",
    enum: "Choose one of the options",
    const: "Invalid value",
    maxLength: "At most {limit} characters",
    minLength: "At least {limit} characters",
    minimum: "Must be at least {limit}",
    maximum: "Must be at most {limit}",
    exclusiveMinimum: "Must be more than {limit}",
    minItems: "At least {limit} needed",
    maxItems: "At most {limit} allowed",
    uniqueItems: "Each entry may stand here only once",
    "unknown-field": "This field is not known. Remove it, or add it to the schema.",
    "date.invalid": "Invalid Date",
    "date.minimum": "Date cannot be before year 1900",
    "date.not-in-future": "Date cannot be in the future",
    "date.today-or-future": "Date must be today or in the future",
    "date.today-or-past": "Date must be today or in the past",
    "date-time.invalid": "Invalid date or time",
    conflict: "Unable to save {item}. The item was updated by another user before saving. Please try editing the item again",
    "save-failed": "An error occurred",
    "update-failed": "An error occurred updating the patient data",
    "delete-failed": "An error occurred deleting the patient data",
    "value.positive": "The value must be more than 0",
    "required-field": "{label} is required",
    "update-missing": "Patient data [{type}] was missing for update",
    "render-failed": "An error has occurred, and this component can not be rendered",
    "answer.no-message": "No error message provided, use options.defaultError or correct the API call",
    "answer.unreadable": "Check network logs",
    loading: "Loading",
    "loading.retry": "Retry",
    saving: "Saving...",
    saved: "Saved",
    "table.range": "Showing {from} to {to} of {total} entries",
    "table.first": "First",
    "table.previous": "Previous",
    "table.next": "Next",
    "table.last": "Last",
    counter: "{n} of {max}",
    "row.add": "Add {item}",
    "row.edit": "Edit {item}",
    "row.save": "Save {item}",
    "row.cancel": "Cancel",
    "row.remove.title": "Remove this {item}",
    "row.remove.text": "Are you sure you want to remove this {item} from the member's profile?",
    "row.remove.no": "No, don't remove",
    "row.remove.yes": "Yes, remove",
    "back-home": "Back to the dashboard",
    "select.all": "Select All",
    "select.none": "Deselect All",
    "sign-in.not-allowed": "You do not have permission to access this application.",
    "sign-in.idle-title": "Idle Warning Timeout",
    "sign-in.idle-text": "You have been inactive for a period of time. If you do not return to your computer in {seconds} seconds, you will be logged out of the application.",
    "sign-in.idle-ended": "You were logged out due to inactivity",
    "sign-in.log-out": "Log Out",
    "eula.checkbox": "I have read and understood these terms of use",
    "eula.accept": "Acknowledged and agreed",
    "eula.decline": "I do not agree",
    "queue.own-group": "Your Queues",
    "queue.create": "Create New Priority Queue...",
    "queue.edit": "Edit Priority Queue",
    "import.manually": "Add Manually (for non-EMTM patients)",
    "import.sent": "The patient has been sent for import. You will be redirected to the patient's page.",
    "patient.id-taken": "A patient with this ID has already been imported. Close the Add Patient modal to preview the patient.",
    "patient.id-check-failed": "The Patient ID could not be checked. Check it yourself before you save, or try again.",
    "invite.os": "MyRegimen is only supported on Android and iOS devices",
    "reservation.override-title": "Override Reservation?",
    "reservation.override-text": "This patient is reserved by {email}. Do you want to take over the reservation?",
    "reservation.reserved-by": "This patient is reserved by {email}.",
    "reservation.released": "Patient has been released.",
    "patient.inactivate-title": "Inactivate Patient",
    "patient.inactivate-text": "Are you sure you want to inactivate this patient? An inactive patient is left out of the work lists. Nothing is deleted, and the patient can be activated again at any time.",
    "search.no-parameters": "Missing valid search parameters",
    "search.no-zone": "Unknown",
    "reconciliation.failed": "An unknown error occurred",
    "reconciliation.created": "Successfully created a new Medication Reconciliation",
    "reconciliation.updated": "Successfully updated Medication Reconciliation",
    "print.no-ids": "Missing patientId or route",
    "print.failed": "There was an error trying to download the Fridge Report",
    "print.no-medications": "The Fridge Report has no medications: the patient's medication list is empty.",
    "print.no-times": "The Fridge Report has no administration times: no medication says when it is taken.",
    "privacy.age": "Users of this application must be at least 18 years old.",
  },
  constants: {
    "notice-visible": {
      value: 3,
      unit: "notices",
      description: "Notifications that are visible at a time; further ones wait.",
    },
    "notice-timeout": {
      value: 5000,
      unit: "ms",
      description: "How long a notification stays by default.",
    },
    "page-buttons": {
      value: 5,
      unit: "buttons",
      description: "Page buttons of a pagination by default.",
    },
    "tooltip-width": {
      value: 425,
      unit: "px",
      description: "Greatest width of a tooltip.",
    },
    "section-page-size": {
      value: 5,
      unit: "rows",
      description: "Rows a page of the tables on the patient page.",
    },
    "section-page-buttons": {
      value: 5,
      unit: "buttons",
      description: "Page buttons of the tables on the patient page.",
    },
    "table-page-size": {
      value: 10,
      unit: "rows",
      description: "Rows a page of a table by default.",
    },
    "table-page-buttons": {
      value: 10,
      unit: "buttons",
      description: "Page buttons of a table by default.",
    },
    "result-page-size": {
      value: 10,
      unit: "rows",
      description: "Rows a page of search and queue results.",
    },
    "result-page-buttons": {
      value: 5,
      unit: "buttons",
      description: "Page buttons of search and queue results.",
    },
    "child-rows": {
      value: 1,
      unit: "rows",
      description: "Least number of rows of a child table.",
    },
    "autocomplete-wait": {
      value: 2000,
      unit: "ms",
      description: "Pause in typing that an autocomplete waits for by default.",
    },
    "autocomplete-height": {
      value: 250,
      unit: "px",
      description: "Greatest height of an autocomplete's list.",
    },
    "search-wait": {
      value: 250,
      unit: "ms",
      description: "Pause in typing that the member search waits for.",
    },
    "suggestion-wait": {
      value: 300,
      unit: "ms",
      description: "Pause in typing that suggestions on the patient page wait for.",
    },
    "search-characters": {
      value: 3,
      unit: "characters",
      description: "From this many on a search text counts.",
    },
    "title-length": {
      value: 60,
      unit: "characters",
      description: "Greatest length of a title or a summary.",
    },
    "weight-characters": {
      value: 3,
      unit: "characters",
      description: "Greatest length of what is typed as a weight.",
    },
    "phone-digits": {
      value: 10,
      unit: "digits",
      description: "Digits of a phone number and of the mask for it.",
    },
    "minimum-date": {
      value: "1900-01-01",
      description: "The earliest day that a date field takes (01/01/1900).",
    },
    "date-stored": {
      value: "YYYY-MM-DD",
      description: "How a day is stored.",
    },
    "date-long": {
      value: "MMM D, YYYY",
      description: "How a day is shown in text.",
    },
    "date-short": {
      value: "MM/DD/YYYY",
      description: "How a day is shown in tables and typed in forms.",
    },
    "time-shown": {
      value: "h:mmA",
      description: "How a time of day is shown.",
    },
    "sign-in-scope": {
      value: "openid name email",
      description: "What the login asks of the identity provider.",
    },
    "sign-up": {
      value: false,
      description: "Whether people may sign up for themselves.",
    },
    "session-leeway": {
      value: 30,
      unit: "s",
      description: "A token counts as expired this long before it is.",
    },
    "session-renewal": {
      value: 0.5,
      unit: "of the lifetime",
      description: "With less than this left, a session is renewed.",
    },
    "session-check": {
      value: 2000,
      unit: "ms",
      description: "How often the token is looked at.",
    },
    "idle-warning": {
      value: 840000,
      unit: "ms",
      description: "Inactivity until the idle warning.",
    },
    "idle-logout": {
      value: 60000,
      unit: "ms",
      description: "From the idle warning to the logout.",
    },
    "activity-throttle": {
      value: 250,
      unit: "ms",
      description: "Activity is noticed at most once in this time.",
    },
    "storage-keys": {
      value: [
        "id_token",
        "access_token",
        "profile",
        "urlHash",
        "auth_redirect",
        "eula_acceptance",
        "last-active",
        "queue-id",
        "queue-settings",
      ],
      description: "What the product keeps in the browser; the profile is encrypted.",
    },
    "session-storage-organizations": {
      value: [
        "timestamp",
        "allOrgs",
        "userOrgs",
      ],
      description: "Fields of the organization list that is kept in session storage.",
    },
    "organizations-cache": {
      value: 1800000,
      unit: "ms",
      description: "How long the list of organizations is kept.",
    },
    "lists-cache": {
      value: 1800000,
      unit: "ms",
      description: "How long projects, referral options and non-medication problems are kept.",
    },
    "data-statuses": {
      value: [
        "GETTING",
        "UPDATING",
        "SUCCESS",
        "ERROR",
      ],
      description: "Where the loading of a patient's data stands.",
    },
    "reconciliation-steps": {
      value: [
        "fetching",
        "success",
        "failure",
        "list data",
        "reconciled data",
        "new",
        "update",
        "complete",
        "clear",
      ],
      description: "Steps of a reconciliation on the screen.",
    },
    "reservation-poll": {
      value: 10000,
      unit: "ms",
      description: "How often the state of a reservation is asked.",
    },
    "reservation-lifetime": {
      value: 28800000,
      unit: "ms",
      "x-origin": "assumed",
      description: "How long a reservation stands that nobody releases.",
    },
    "live-attempts": {
      value: 10,
      unit: "attempts",
      description: "Attempts to reconnect live updates.",
    },
    "live-first-wait": {
      value: 5000,
      unit: "ms",
      description: "Wait before the first attempt to reconnect.",
    },
    "live-more-wait": {
      value: 5000,
      unit: "ms",
      description: "How much longer each further wait is.",
    },
    "live-closed": {
      value: 1000,
      description: "The close code after which there is no attempt to reconnect.",
    },
    "refresh-after-reconciliation": {
      value: 3000,
      unit: "ms",
      description: "From a completed reconciliation to the refresh of the patient.",
    },
    "refresh-after-review": {
      value: 1000,
      unit: "ms",
      description: "From a review's save, publication or withdrawal to the refresh of the patient.",
    },
    "responses-event-wait": {
      value: 2000,
      unit: "ms",
      description: "From the save of a published review to the event that its responses are complete.",
    },
    attempts: {
      value: 2,
      by: {
        "Initiating Call": 3,
      },
      unit: "attempts",
      description: "Unsuccessful attempts, by interaction type, that mark a member as failing to engage.",
    },
    "next-review": {
      value: 60,
      unit: "days",
      description: "Calendar days from completion to the next review.",
    },
    "review-version": {
      value: 2,
      description: "Version of a review's shape.",
    },
    "unenroll-code": {
      value: "412725004",
      description: "SNOMED CT code of leaving a project.",
    },
    "import-batch": {
      value: "EMTM",
      description: "Id of the import batch.",
    },
    "import-client": {
      value: "regimen",
      "x-origin": "assumed",
      description: "The client that imports name.",
    },
    "condition-code-version": {
      value: "ICD-10-CM",
      "x-origin": "assumed",
      description: "The edition that condition codes are searched in.",
    },
    "queue-first-year": {
      value: 2016,
      unit: "calendar year",
      description: "The earliest year of the queues' year filter.",
    },
    "risk-least": {
      value: 0,
      unit: "points",
      description: "Least medication risk score.",
    },
    "risk-greatest": {
      value: 50,
      unit: "points",
      description: "Greatest medication risk score.",
    },
    "ecpn-organization": {
      value: "org:EMTM",
      description: "The secondary organization that marks a patient as managed for an ECPN.",
    },
    "discharge-organizations": {
      value: [
        "EMTM",
      ],
      "x-origin": "assumed",
      description: "Organizations that keep discharge date and home care flag.",
    },
    "call-or-home-organizations": {
      value: [
        "ECPN",
      ],
      "x-origin": "assumed",
      description: "Organizations whose members see the call-or-home column.",
    },
    "bmi-factor": {
      value: 703,
      description: "Body mass index = this × pounds / inches².",
    },
    "pounds-of-kilogram": {
      value: 2.2,
      unit: "lb/kg",
      description: "Pounds in a kilogram, as the calculations use it.",
    },
    "inches-of-centimeter": {
      value: 0.39,
      unit: "in/cm",
      description: "Inches in a centimeter, as the calculations use it.",
    },
    "inches-of-foot": {
      value: 12,
      unit: "in/ft",
      description: "Inches in a foot.",
    },
    "centimeters-of-meter": {
      value: 100,
      unit: "cm/m",
      description: "Centimeters in a meter.",
    },
    "creatinine-age": {
      value: 140,
      unit: "years",
      description: "Creatinine clearance = (this − age) × ideal weight / (divisor × creatinine).",
    },
    "creatinine-divisor": {
      value: 72,
      description: "Divisor of the creatinine clearance.",
    },
    "creatinine-female": {
      value: 0.85,
      description: "Factor of the creatinine clearance for women.",
    },
    "ideal-weight-male": {
      value: 50,
      unit: "kg",
      "x-origin": "assumed",
      description: "Ideal weight of a man of 60 inches (Devine).",
    },
    "ideal-weight-female": {
      value: 45.5,
      unit: "kg",
      "x-origin": "assumed",
      description: "Ideal weight of a woman of 60 inches (Devine).",
    },
    "ideal-weight-inch": {
      value: 2.3,
      unit: "kg/in",
      "x-origin": "assumed",
      description: "Ideal weight of each inch above 60 inches (Devine).",
    },
    "ideal-weight-base": {
      value: 60,
      unit: "in",
      "x-origin": "assumed",
      description: "Height from which the ideal weight is counted (Devine).",
    },
  },
  holidays: [
    {
      name: "New Year's Day",
      month: 1,
      day: 1,
    },
    {
      name: "Memorial Day",
      month: 5,
      weekday: "Monday",
      week: "last",
    },
    {
      name: "Independence Day",
      month: 7,
      day: 4,
    },
    {
      name: "Labor Day",
      month: 9,
      weekday: "Monday",
      week: 1,
    },
    {
      name: "Thanksgiving Day",
      month: 11,
      weekday: "Thursday",
      week: 4,
    },
    {
      name: "Christmas Day",
      month: 12,
      day: 25,
    },
  ],
});
