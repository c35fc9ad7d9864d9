// GENERATED from the whole schema set sha256:a02ed36eb04b0684 by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../engine/core/freeze.ts';
import type { Product } from '../engine/core/product.ts';
import { outlineOf } from '../engine/core/outline.ts';
import { signedInAccess, patientReadAccess, patientWriteAccess, auditReadAccess, patientEditAccess, patientImportMenuAccess, patientDischargeAccess, patientChartAccess, workflowResetAccess, workflowChangeAccess, workflowNewEngagementAccess, workflowBeginAccess, interactionSafetyReviewAccess, reviewPrivilegedAccess, reviewReviewableAccess, reviewEcpnAccess, reviewPreceptorAccess, reviewRemoveAccess, reservationCreateAccess, reservationReleaseAccess, reservationOverrideAccess, queueWriteAccess, queueSeeAccess, queueEditAccess, patientEmergencyAccess, emergencyReviewAccess, queueOrganizationAccessAccess, queueCallOrHomeAccess, earlyAccessAccess, featureNewRiskVisualizationAccess, featureReconciliationV2Access, featureLabelDirectionsAccess, featureMedicationListV2Access } from './access/product.access.ts';
import { allergiesTab } from './allergy/allergies.tab.ts';
import { allergyForm } from './allergy/allergy.form.ts';
import { sideEffectForm } from './allergy/side-effect.form.ts';
import { sideEffectsTab } from './allergy/side-effects.tab.ts';
import { auditTrailTab } from './audit/audit-trail.tab.ts';
import { caregiverForm } from './caregiver/caregiver.form.ts';
import { caregiverTab } from './caregiver/caregiver.tab.ts';
import { allergyStatusesCodes } from './codes/allergy-statuses.codes.ts';
import { auditActionsCodes } from './codes/audit-actions.codes.ts';
import { bmiCategoriesCodes } from './codes/bmi-categories.codes.ts';
import { callTypesCodes } from './codes/call-types.codes.ts';
import { codeSystemsCodes } from './codes/code-systems.codes.ts';
import { codingKindsCodes } from './codes/coding-kinds.codes.ts';
import { conditionStatusesCodes } from './codes/condition-statuses.codes.ts';
import { contactFailuresCodes } from './codes/contact-failures.codes.ts';
import { decisionReasonsCodes } from './codes/decision-reasons.codes.ts';
import { decisionsCodes } from './codes/decisions.codes.ts';
import { directionsCodes } from './codes/directions.codes.ts';
import { discontinueReasonsCodes } from './codes/discontinue-reasons.codes.ts';
import { disenrollReasonsCodes } from './codes/disenroll-reasons.codes.ts';
import { formularyTiersCodes } from './codes/formulary-tiers.codes.ts';
import { homeCareFlagsCodes } from './codes/home-care-flags.codes.ts';
import { interactionKindsCodes } from './codes/interaction-kinds.codes.ts';
import { interactionTypesCodes } from './codes/interaction-types.codes.ts';
import { languagesCodes } from './codes/languages.codes.ts';
import { likenessesCodes } from './codes/likenesses.codes.ts';
import { manualChangeReasonsCodes } from './codes/manual-change-reasons.codes.ts';
import { measurementsCodes } from './codes/measurements.codes.ts';
import { medicationKindsCodes } from './codes/medication-kinds.codes.ts';
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
import { conditionForm } from './condition/condition.form.ts';
import { conditionsTab } from './condition/conditions.tab.ts';
import { emergencyAccessCard } from './emergency/emergency-access.card.ts';
import { emergencyAccessesTab } from './emergency/emergency-accesses.tab.ts';
import { emergencyRequestFlow } from './emergency/emergency-request.flow.ts';
import { emergencyRequestForm } from './emergency/emergency-request.form.ts';
import { importSearchForm } from './import-preview/import-search.form.ts';
import { patientImportFlow } from './import-preview/patient-import.flow.ts';
import { interactionForm } from './interaction/interaction.form.ts';
import { interactionsTab } from './interaction/interactions.tab.ts';
import { medicationStopForm } from './medication/medication-stop.form.ts';
import { medicationForm } from './medication/medication.form.ts';
import { medicationsTab } from './medication/medications.tab.ts';
import { noteForm } from './note/note.form.ts';
import { notesTab } from './note/notes.tab.ts';
import { observationEntryForm } from './observation/observation-entry.form.ts';
import { observationForm } from './observation/observation.form.ts';
import { observationsTab } from './observation/observations.tab.ts';
import { chartCard } from './patient/chart.card.ts';
import { invitationForm } from './patient/invitation.form.ts';
import { memberSearchTab } from './patient/member-search.tab.ts';
import { patientForm } from './patient/patient.form.ts';
import { profileCard } from './patient/profile.card.ts';
import { pharmaciesTab } from './pharmacy/pharmacies.tab.ts';
import { pharmacyForm } from './pharmacy/pharmacy.form.ts';
import { prescriberForm } from './prescriber/prescriber.form.ts';
import { prescribersTab } from './prescriber/prescribers.tab.ts';
import { priorityQueueForm } from './priority-queue/priority-queue.form.ts';
import { priorityQueuesTab } from './priority-queue/priority-queues.tab.ts';
import { enrollmentForm } from './project/enrollment.form.ts';
import { projectsTab } from './project/projects.tab.ts';
import { riskFactorForm } from './risk-factor/risk-factor.form.ts';
import { riskFactorsTab } from './risk-factor/risk-factors.tab.ts';
import { scheduledInteractionForm } from './scheduled-interaction/scheduled-interaction.form.ts';
import { scheduledInteractionsTab } from './scheduled-interaction/scheduled-interactions.tab.ts';
import { chartScreen } from './screens/chart.screen.ts';
import { dashboardScreen } from './screens/dashboard.screen.ts';
import { emergencyAccessScreen } from './screens/emergency-access.screen.ts';
import { emergencyAccessesScreen } from './screens/emergency-accesses.screen.ts';
import { emergencyRequestScreen } from './screens/emergency-request.screen.ts';
import { patientImportScreen } from './screens/patient-import.screen.ts';
import { patientScreen } from './screens/patient.screen.ts';
import { sessionsScreen } from './screens/sessions.screen.ts';
import { ownSessionCard } from './session/own-session.card.ts';
import { sessionsTab } from './session/sessions.tab.ts';
import { manualChangeForm } from './workflow/manual-change.form.ts';
import { patientWorkflow } from './workflow/patient.workflow.ts';

/** What the schema set describes, with outlines of the entities that pages edit or list. */
export const pageProduct: Product = freeze({
  hash: 'a02ed36eb04b0684dd19d1b4192f8da9ff0ae27e840f63c2d1777f2bede3f95f',
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
      },
      answers: [
        {
          call: "reservation.list",
          by: "ids",
        },
      ],
      notices: [
        {
          topic: "emergency.opened",
          access: "emergency.review",
          message: "emergency.opened",
          call: "emergency.list",
        },
      ],
    },
  },
  entities: {
    "allergy": outlineOf({
      name: "allergy",
      title: "Allergy",
      fields: {
        "/_id": {
          title: "Id",
          type: "string",
        },
        "/_rev": {
          title: "Revision",
          type: "integer",
        },
        "/performedBy": {
          title: "Performed By",
          type: "object",
        },
        "/performedBy/firstName": {
          title: "First Name",
          type: "string",
        },
        "/performedBy/lastName": {
          title: "Last Name",
          type: "string",
        },
        "/performedBy/email": {
          title: "Email",
          type: "string",
        },
        "/updatedAt": {
          title: "Updated",
          type: "string",
          format: "date-time",
        },
        "/subject": {
          title: "Subject",
          type: "string",
        },
        "/type": {
          title: "Type",
          type: "string",
        },
        "/substance": {
          title: "Allergy",
          type: "object",
        },
        "/substance/text": {
          title: "Name",
          type: "string",
        },
        "/substance/coding": {
          title: "Codes",
          type: "array",
        },
        "/substance/coding/*": {
          title: "*",
          type: "object",
        },
        "/substance/coding/*/system": {
          title: "System",
          type: "string",
        },
        "/substance/coding/*/display": {
          title: "Display",
          type: "string",
        },
        "/substance/coding/*/code": {
          title: "Code",
          type: "string",
        },
        "/substance/coding/*/type": {
          title: "Kind",
          type: "string",
          codes: "coding-kinds",
        },
        "/reaction": {
          title: "Reaction",
          type: "string",
          codes: "reactions",
        },
        "/description": {
          title: "Description",
          type: "string",
        },
        "/onsetDate": {
          title: "Onset Date",
          type: "string",
          format: "date",
        },
        "/allergyNote": {
          title: "Note",
          type: "string",
        },
        "/sensitivityType": {
          title: "Sensitivity",
          type: "string",
        },
        "/status": {
          title: "Status",
          type: "string",
          codes: "allergy-statuses",
        },
        "/isSideEffect": {
          title: "Side Effect",
          type: "boolean",
        },
      },
      keyedArrays: {},
      record: {
        type: "patient.allergy",
        subject: "patient",
        display: "{substance.text}",
      },
    }),
    "audit-entry": outlineOf({
      name: "audit-entry",
      title: "Access",
      fields: {
        "/id": {
          title: "Number",
          type: "string",
        },
        "/at": {
          title: "When",
          type: "string",
          format: "date-time",
        },
        "/by": {
          title: "Who",
          type: "string",
        },
        "/email": {
          title: "Email",
          type: "string",
        },
        "/action": {
          title: "What",
          type: "string",
          codes: "audit-actions",
        },
        "/of": {
          title: "Of What",
          type: "string",
        },
        "/how": {
          title: "By Way Of",
          type: "string",
        },
        "/note": {
          title: "Details",
          type: "string",
        },
      },
      keyedArrays: {},
    }),
    "caregiver": outlineOf({
      name: "caregiver",
      title: "Caregiver",
      fields: {
        "/name": {
          title: "Name",
          type: "object",
        },
        "/name/first": {
          title: "First Name",
          type: "string",
        },
        "/name/middle": {
          title: "Middle Name",
          type: "string",
        },
        "/name/last": {
          title: "Last Name",
          type: "string",
        },
        "/relationship": {
          title: "Relationship",
          type: "string",
          codes: "relationships",
        },
        "/primaryCaregiver": {
          title: "Primary Caregiver",
          type: "boolean",
        },
        "/preferredContact": {
          title: "Preferred Contact",
          type: "boolean",
        },
        "/powerOfAttorney": {
          title: "Power of Attorney",
          type: "boolean",
        },
        "/address": {
          title: "Address",
          type: "object",
        },
        "/address/line1": {
          title: "Address Line 1",
          type: "string",
        },
        "/address/city": {
          title: "City",
          type: "string",
        },
        "/address/state": {
          title: "State",
          type: "string",
          codes: "states",
        },
        "/address/zip": {
          title: "Zip",
          type: "string",
        },
        "/address/primary": {
          title: "Preferred Address",
          type: "boolean",
        },
        "/address/phone": {
          title: "Phone",
          type: "string",
        },
        "/address/phonePreferred": {
          title: "Preferred Phone",
          type: "boolean",
        },
        "/address/fax": {
          title: "Fax",
          type: "string",
        },
        "/address2": {
          title: "Address 2",
          type: "object",
        },
        "/address2/line1": {
          title: "Address Line 1",
          type: "string",
        },
        "/address2/city": {
          title: "City",
          type: "string",
        },
        "/address2/state": {
          title: "State",
          type: "string",
          codes: "states",
        },
        "/address2/zip": {
          title: "Zip",
          type: "string",
        },
        "/address2/primary": {
          title: "Preferred Address",
          type: "boolean",
        },
        "/address2/phone": {
          title: "Phone",
          type: "string",
        },
        "/address2/phonePreferred": {
          title: "Preferred Phone",
          type: "boolean",
        },
        "/address2/fax": {
          title: "Fax",
          type: "string",
        },
        "/cellphone": {
          title: "Cell Phone",
          type: "object",
        },
        "/cellphone/number": {
          title: "Cell Number",
          type: "string",
        },
        "/cellphone/isSmartPhone": {
          title: "Smartphone",
          type: "boolean",
        },
        "/cellphone/receiveSMS": {
          title: "Text Message Services",
          type: "boolean",
        },
        "/email": {
          title: "Email",
          type: "string",
        },
        "/receiveEmail": {
          title: "Receive Email",
          type: "boolean",
        },
        "/lastUpdate": {
          title: "Last Update",
          type: "string",
          format: "date-time",
        },
      },
      keyedArrays: {},
    }),
    "condition": outlineOf({
      name: "condition",
      title: "Condition",
      fields: {
        "/_id": {
          title: "Id",
          type: "string",
        },
        "/_rev": {
          title: "Revision",
          type: "integer",
        },
        "/performedBy": {
          title: "Performed By",
          type: "object",
        },
        "/performedBy/firstName": {
          title: "First Name",
          type: "string",
        },
        "/performedBy/lastName": {
          title: "Last Name",
          type: "string",
        },
        "/performedBy/email": {
          title: "Email",
          type: "string",
        },
        "/updatedAt": {
          title: "Updated",
          type: "string",
          format: "date-time",
        },
        "/subject": {
          title: "Subject",
          type: "string",
        },
        "/type": {
          title: "Type",
          type: "string",
        },
        "/code": {
          title: "Condition",
          type: "object",
        },
        "/code/text": {
          title: "Name",
          type: "string",
        },
        "/code/coding": {
          title: "Codes",
          type: "array",
        },
        "/code/coding/*": {
          title: "*",
          type: "object",
        },
        "/code/coding/*/system": {
          title: "System",
          type: "string",
        },
        "/code/coding/*/display": {
          title: "Display",
          type: "string",
        },
        "/code/coding/*/code": {
          title: "Code",
          type: "string",
        },
        "/onsetDate": {
          title: "Onset Date",
          type: "string",
          format: "date",
        },
        "/note": {
          title: "Note",
          type: "string",
        },
        "/status": {
          title: "Status",
          type: "string",
          codes: "condition-statuses",
        },
      },
      keyedArrays: {},
      record: {
        type: "patient.condition",
        subject: "patient",
        display: "{code.text}",
      },
    }),
    "emergency-access": outlineOf({
      name: "emergency-access",
      title: "Emergency Access",
      fields: {
        "/_id": {
          title: "Id",
          type: "string",
        },
        "/_rev": {
          title: "Revision",
          type: "integer",
        },
        "/performedBy": {
          title: "Performed By",
          type: "object",
        },
        "/performedBy/firstName": {
          title: "First Name",
          type: "string",
        },
        "/performedBy/lastName": {
          title: "Last Name",
          type: "string",
        },
        "/performedBy/email": {
          title: "Email",
          type: "string",
        },
        "/updatedAt": {
          title: "Updated",
          type: "string",
          format: "date-time",
        },
        "/type": {
          title: "Type",
          type: "string",
        },
        "/user": {
          title: "User",
          type: "string",
        },
        "/email": {
          title: "Email",
          type: "string",
        },
        "/patientId": {
          title: "Patient",
          type: "string",
        },
        "/organization": {
          title: "Organization",
          type: "string",
        },
        "/reason": {
          title: "Reason",
          type: "string",
        },
        "/openedAt": {
          title: "Opened",
          type: "string",
          format: "date-time",
        },
        "/until": {
          title: "Until",
          type: "string",
          format: "date-time",
        },
        "/endedAt": {
          title: "Ended",
          type: "string",
          format: "date-time",
        },
        "/endedBy": {
          title: "Ended By",
          type: "string",
        },
      },
      keyedArrays: {},
      record: {
        organizationAt: "/organization",
        display: "{email}",
        type: "emergency-access",
      },
    }),
    "emergency-request": outlineOf({
      name: "emergency-request",
      title: "Emergency Request",
      fields: {
        "/externalId": {
          title: "Patient ID",
          type: "string",
        },
        "/dob": {
          title: "Date of Birth",
          type: "string",
          format: "date",
        },
        "/reason": {
          title: "Reason",
          type: "string",
        },
      },
      keyedArrays: {},
    }),
    "import-search": outlineOf({
      name: "import-search",
      title: "Import Search",
      fields: {
        "/firstName": {
          title: "First Name",
          type: "string",
        },
        "/lastName": {
          title: "Last Name",
          type: "string",
        },
        "/dob": {
          title: "Date of Birth",
          type: "string",
          format: "date",
        },
        "/externalId": {
          title: "Patient ID",
          type: "string",
        },
      },
      keyedArrays: {},
    }),
    "interaction": outlineOf({
      name: "interaction",
      title: "Interaction",
      fields: {
        "/_id": {
          title: "Id",
          type: "string",
        },
        "/_rev": {
          title: "Revision",
          type: "integer",
        },
        "/performedBy": {
          title: "Performed By",
          type: "object",
        },
        "/performedBy/firstName": {
          title: "First Name",
          type: "string",
        },
        "/performedBy/lastName": {
          title: "Last Name",
          type: "string",
        },
        "/performedBy/email": {
          title: "Email",
          type: "string",
        },
        "/updatedAt": {
          title: "Updated",
          type: "string",
          format: "date-time",
        },
        "/subject": {
          title: "Subject",
          type: "string",
        },
        "/type": {
          title: "Type",
          type: "string",
        },
        "/app": {
          title: "Interaction Type",
          type: "string",
          codes: "interaction-types",
        },
        "/workflowIteration": {
          title: "Engagement",
          type: "integer",
        },
        "/currentYear": {
          title: "Year",
          type: "integer",
        },
        "/user": {
          title: "User",
          type: "string",
        },
        "/userMetadata": {
          title: "Logged By",
          type: "object",
        },
        "/userMetadata/firstName": {
          title: "First Name",
          type: "string",
        },
        "/userMetadata/lastName": {
          title: "Last Name",
          type: "string",
        },
        "/userMetadata/email": {
          title: "Email",
          type: "string",
        },
        "/record": {
          title: "Record",
          type: "object",
        },
        "/record/attempt": {
          title: "Attempt",
          type: "integer",
        },
        "/record/dateRecorded": {
          title: "Date Added",
          type: "string",
          format: "date-time",
        },
        "/record/direction": {
          title: "Direction",
          type: "string",
          codes: "directions",
        },
        "/record/successful": {
          title: "Successful",
          type: "boolean",
          words: {
            true: "Yes",
            false: "No",
          },
        },
        "/record/decision": {
          title: "Member Decision",
          type: "string",
          codes: "decisions",
        },
        "/record/decisionReason": {
          title: "Reason for Declining",
          type: "string",
          codes: "decision-reasons",
        },
        "/record/interaction": {
          title: "Kind",
          type: "string",
          codes: "interaction-kinds",
        },
        "/record/lvm": {
          title: "Left Voicemail",
          type: "boolean",
        },
        "/record/spokeTo": {
          title: "Recipient",
          type: "string",
          codes: "recipients",
        },
        "/record/spokeToMember": {
          title: "Spoke to Member",
          type: "boolean",
        },
        "/record/spokeToCaregiver": {
          title: "Spoke to Caregiver",
          type: "boolean",
        },
        "/record/forPrimaryProject": {
          title: "What Is Declined",
          type: "boolean",
          words: {
            false: "Withdraw from the program",
            true: "Decline the primary project",
          },
        },
        "/record/overrideWorkflow": {
          title: "Override Workflow",
          type: "boolean",
        },
        "/record/description": {
          title: "Note",
          type: "string",
        },
        "/record/reason": {
          title: "Reason",
          type: "string",
          codes: "contact-failures",
        },
      },
      keyedArrays: {},
      record: {
        subject: "patient",
        display: "{app}",
        type: "patient.interaction",
      },
    }),
    "medication": outlineOf({
      name: "medication",
      title: "Medication",
      fields: {
        "/_id": {
          title: "Id",
          type: "string",
        },
        "/_rev": {
          title: "Revision",
          type: "integer",
        },
        "/performedBy": {
          title: "Performed By",
          type: "object",
        },
        "/performedBy/firstName": {
          title: "First Name",
          type: "string",
        },
        "/performedBy/lastName": {
          title: "Last Name",
          type: "string",
        },
        "/performedBy/email": {
          title: "Email",
          type: "string",
        },
        "/updatedAt": {
          title: "Updated",
          type: "string",
          format: "date-time",
        },
        "/subject": {
          title: "Subject",
          type: "string",
        },
        "/type": {
          title: "Type",
          type: "string",
        },
        "/dosageInstructions": {
          title: "Directions",
          type: "object",
        },
        "/dosageInstructions/prn": {
          title: "As Needed",
          type: "boolean",
        },
        "/dosageInstructions/text": {
          title: "Directions",
          type: "string",
        },
        "/dosageInstructions/times": {
          title: "Times",
          type: "object",
        },
        "/dosageInstructions/times/morning": {
          title: "Morning",
          type: "string",
        },
        "/dosageInstructions/times/noon": {
          title: "Noon",
          type: "string",
        },
        "/dosageInstructions/times/evening": {
          title: "Evening",
          type: "string",
        },
        "/dosageInstructions/times/bedtime": {
          title: "Bedtime",
          type: "string",
        },
        "/dosageInstructions/route": {
          title: "Route",
          type: "object",
        },
        "/dosageInstructions/route/Id": {
          title: "Route Id",
          type: "string",
          codes: "medication-routes",
        },
        "/dosageInstructions/route/Name": {
          title: "Route",
          type: "string",
        },
        "/medication": {
          title: "Medication",
          type: "object",
        },
        "/medication/code": {
          title: "Code",
          type: "object",
        },
        "/medication/code/coding": {
          title: "Codes",
          type: "array",
        },
        "/medication/code/coding/*": {
          title: "*",
          type: "object",
        },
        "/medication/code/coding/*/system": {
          title: "System",
          type: "string",
          codes: "code-systems",
        },
        "/medication/code/coding/*/value": {
          title: "Code",
          type: "string",
        },
        "/medication/isBrand": {
          title: "Brand",
          type: "boolean",
        },
        "/medication/name": {
          title: "Name",
          type: "object",
        },
        "/medication/name/full": {
          title: "Medication",
          type: "string",
        },
        "/medication/product": {
          title: "Product",
          type: "object",
        },
        "/medication/product/drug": {
          title: "Drug",
          type: "string",
        },
        "/medication/product/form": {
          title: "Form",
          type: "string",
        },
        "/medication/product/strength": {
          title: "Strength",
          type: "string",
        },
        "/medication/tierLevel": {
          title: "Tier",
          type: "string",
          codes: "formulary-tiers",
        },
        "/medication/isFormulary": {
          title: "Formulary",
          type: "boolean",
        },
        "/medication/isCustom": {
          title: "Custom",
          type: "boolean",
        },
        "/indication": {
          title: "Indication",
          type: "string",
        },
        "/prescriberId": {
          title: "Prescriber",
          type: "string",
        },
        "/kind": {
          title: "Type",
          type: "string",
          codes: "medication-kinds",
        },
        "/startDate": {
          title: "Start Date",
          type: "string",
          format: "date",
        },
        "/discontinued": {
          title: "Discontinued",
          type: "object",
        },
        "/discontinued/date": {
          title: "Stop Date",
          type: "string",
          format: "date",
        },
        "/discontinued/reason": {
          title: "Reason",
          type: "string",
          codes: "discontinue-reasons",
        },
        "/discontinued/note": {
          title: "Note",
          type: "string",
        },
        "/deleted": {
          title: "Deleted",
          type: "boolean",
        },
      },
      keyedArrays: {},
      record: {
        type: "patient.medication",
        subject: "patient",
        display: "{medication.name.full}",
      },
    }),
    "note": outlineOf({
      name: "note",
      title: "Note",
      fields: {
        "/_id": {
          title: "Id",
          type: "string",
        },
        "/_rev": {
          title: "Revision",
          type: "integer",
        },
        "/performedBy": {
          title: "Performed By",
          type: "object",
        },
        "/performedBy/firstName": {
          title: "First Name",
          type: "string",
        },
        "/performedBy/lastName": {
          title: "Last Name",
          type: "string",
        },
        "/performedBy/email": {
          title: "Email",
          type: "string",
        },
        "/updatedAt": {
          title: "Updated",
          type: "string",
          format: "date-time",
        },
        "/subject": {
          title: "Subject",
          type: "string",
        },
        "/type": {
          title: "Type",
          type: "string",
        },
        "/title": {
          title: "Title",
          type: "string",
        },
        "/description": {
          title: "Description",
          type: "string",
        },
        "/dateAdded": {
          title: "Date Added",
          type: "string",
          format: "date",
        },
        "/year": {
          title: "Year",
          type: "integer",
        },
        "/engagement": {
          title: "Engagement",
          type: "integer",
        },
      },
      keyedArrays: {},
      record: {
        type: "patient.note",
        subject: "patient",
        display: "{title}",
      },
    }),
    "observation-entry": outlineOf({
      name: "observation-entry",
      title: "Observation",
      fields: {
        "/observationType": {
          title: "Type",
          type: "string",
          codes: "observation-types",
        },
        "/issued": {
          title: "Date and Time",
          type: "string",
          format: "date-time",
        },
        "/weight": {
          title: "Weight",
          type: "number",
          unitAt: "/weightUnits",
        },
        "/weightUnits": {
          title: "Weight Unit",
          type: "string",
          codes: "units",
        },
        "/height": {
          title: "Height",
          type: "number",
          unitAt: "/heightUnits",
        },
        "/heightUnits": {
          title: "Height Unit",
          type: "string",
          codes: "units",
        },
        "/name": {
          title: "Name",
          type: "string",
        },
        "/value": {
          title: "Value",
          type: "number",
          unitAt: "/units",
        },
        "/units": {
          title: "Units",
          type: "string",
          codes: "units",
        },
      },
      keyedArrays: {},
    }),
    "observation": outlineOf({
      name: "observation",
      title: "Observation",
      fields: {
        "/_id": {
          title: "Id",
          type: "string",
        },
        "/_rev": {
          title: "Revision",
          type: "integer",
        },
        "/performedBy": {
          title: "Performed By",
          type: "object",
        },
        "/performedBy/firstName": {
          title: "First Name",
          type: "string",
        },
        "/performedBy/lastName": {
          title: "Last Name",
          type: "string",
        },
        "/performedBy/email": {
          title: "Email",
          type: "string",
        },
        "/updatedAt": {
          title: "Updated",
          type: "string",
          format: "date-time",
        },
        "/subject": {
          title: "Subject",
          type: "string",
        },
        "/type": {
          title: "Type",
          type: "string",
        },
        "/text": {
          title: "Observation",
          type: "string",
        },
        "/name": {
          title: "Codes",
          type: "object",
        },
        "/name/coding": {
          title: "Codes",
          type: "array",
        },
        "/name/coding/*": {
          title: "*",
          type: "object",
        },
        "/name/coding/*/system": {
          title: "System",
          type: "string",
        },
        "/name/coding/*/code": {
          title: "Code",
          type: "string",
        },
        "/name/coding/*/display": {
          title: "Display",
          type: "string",
        },
        "/issued": {
          title: "Date and Time",
          type: "string",
          format: "date-time",
        },
        "/valueQuantity": {
          title: "Value",
          type: "object",
        },
        "/valueQuantity/value": {
          title: "Value",
          type: "number",
          unitAt: "/units",
        },
        "/valueQuantity/units": {
          title: "Units",
          type: "string",
        },
        "/isCustom": {
          title: "Custom",
          type: "boolean",
        },
      },
      keyedArrays: {},
      record: {
        type: "patient.observation",
        subject: "patient",
        display: "{text}",
      },
    }),
    "invitation": outlineOf({
      name: "invitation",
      title: "Invitation",
      fields: {
        "/email": {
          title: "Email",
          type: "string",
        },
        "/os": {
          title: "Phone System",
          type: "string",
          codes: "phone-systems",
        },
      },
      keyedArrays: {},
    }),
    "patient": outlineOf({
      name: "patient",
      title: "Patient",
      fields: {
        "/_id": {
          title: "Id",
          type: "string",
        },
        "/_rev": {
          title: "Revision",
          type: "integer",
        },
        "/performedBy": {
          title: "Performed By",
          type: "object",
        },
        "/performedBy/firstName": {
          title: "First Name",
          type: "string",
        },
        "/performedBy/lastName": {
          title: "Last Name",
          type: "string",
        },
        "/performedBy/email": {
          title: "Email",
          type: "string",
        },
        "/updatedAt": {
          title: "Updated",
          type: "string",
          format: "date-time",
        },
        "/type": {
          title: "Type",
          type: "string",
        },
        "/name": {
          title: "Name",
          type: "object",
          writeAccess: "patient.edit",
        },
        "/name/first": {
          title: "First Name",
          type: "string",
        },
        "/name/middle": {
          title: "Middle Name",
          type: "string",
        },
        "/name/last": {
          title: "Last Name",
          type: "string",
        },
        "/dob": {
          title: "Date of Birth",
          type: "string",
          format: "date",
          writeAccess: "patient.edit",
        },
        "/sex": {
          title: "Sex",
          type: "string",
          codes: "sexes",
          writeAccess: "patient.edit",
        },
        "/languagePreference": {
          title: "Language",
          type: "string",
          codes: "languages",
          writeAccess: "patient.edit",
        },
        "/status": {
          title: "Status",
          type: "string",
          codes: "patient-statuses",
          writeAccess: "patient.edit",
        },
        "/externalId": {
          title: "Patient ID",
          type: "string",
          writeAccess: "patient.edit",
        },
        "/export_subject": {
          title: "Export Subject",
          type: "string",
        },
        "/exported": {
          title: "Exported",
          type: "boolean",
        },
        "/programId": {
          title: "Program",
          type: "string",
          writeAccess: "patient.edit",
        },
        "/workflowIteration": {
          title: "Engagement",
          type: "integer",
        },
        "/currentWorkflowState": {
          title: "Workflow State",
          type: "object",
        },
        "/currentWorkflowState/name": {
          title: "Workflow State",
          type: "string",
          codes: "workflow-states",
        },
        "/currentWorkflowState/previousActiveState": {
          title: "Previous Active State",
          type: "string",
          codes: "workflow-states",
        },
        "/currentWorkflowState/reviewType": {
          title: "Review Type",
          type: "string",
          codes: "review-types",
        },
        "/currentWorkflowState/year": {
          title: "Year",
          type: "integer",
        },
        "/currentWorkflowState/ecpnReview": {
          title: "ECPN Review",
          type: "boolean",
        },
        "/currentWorkflowState/optOutInfo": {
          title: "Opt-out",
          type: "object",
        },
        "/currentWorkflowState/optOutInfo/app": {
          title: "Interaction",
          type: "string",
          codes: "interaction-types",
        },
        "/currentWorkflowState/optOutInfo/date": {
          title: "Date",
          type: "string",
          format: "date-time",
        },
        "/currentWorkflowState/optOutInfo/decisionReason": {
          title: "Reason",
          type: "string",
          codes: "decision-reasons",
        },
        "/currentWorkflowState/optOutInfo/projectId": {
          title: "Project",
          type: "string",
        },
        "/currentWorkflowState/optOutInfo/performedBy": {
          title: "Recorded By",
          type: "object",
        },
        "/currentWorkflowState/optOutInfo/performedBy/firstName": {
          title: "First Name",
          type: "string",
        },
        "/currentWorkflowState/optOutInfo/performedBy/lastName": {
          title: "Last Name",
          type: "string",
        },
        "/currentWorkflowState/optOutInfo/performedBy/email": {
          title: "Email",
          type: "string",
        },
        "/currentWorkflowState/failureToEngageInfo": {
          title: "Failure to engage",
          type: "object",
        },
        "/currentWorkflowState/failureToEngageInfo/app": {
          title: "Interaction",
          type: "string",
          codes: "interaction-types",
        },
        "/currentWorkflowState/failureToEngageInfo/attempt": {
          title: "Attempt",
          type: "integer",
        },
        "/currentWorkflowState/failureToEngageInfo/date": {
          title: "Date",
          type: "string",
          format: "date-time",
        },
        "/currentWorkflowState/failureToEngageInfo/performedBy": {
          title: "Recorded By",
          type: "object",
        },
        "/currentWorkflowState/failureToEngageInfo/performedBy/firstName": {
          title: "First Name",
          type: "string",
        },
        "/currentWorkflowState/failureToEngageInfo/performedBy/lastName": {
          title: "Last Name",
          type: "string",
        },
        "/currentWorkflowState/failureToEngageInfo/performedBy/email": {
          title: "Email",
          type: "string",
        },
        "/currentWorkflowState/MSASentToMember": {
          title: "Sent to Member",
          type: "boolean",
        },
        "/currentWorkflowState/MSASentToPrescriber": {
          title: "Sent to Prescriber",
          type: "boolean",
        },
        "/nextReviewDate": {
          title: "Next Review",
          type: "string",
          format: "date",
        },
        "/manualWorkflowStateChanges": {
          title: "Manual Workflow Changes",
          type: "array",
        },
        "/manualWorkflowStateChanges/*": {
          title: "*",
          type: "object",
        },
        "/manualWorkflowStateChanges/*/from": {
          title: "From",
          type: "string",
          codes: "workflow-states",
        },
        "/manualWorkflowStateChanges/*/to": {
          title: "To",
          type: "string",
          codes: "workflow-states",
        },
        "/manualWorkflowStateChanges/*/date": {
          title: "Date",
          type: "string",
          format: "date",
        },
        "/manualWorkflowStateChanges/*/user": {
          title: "User",
          type: "string",
        },
        "/manualWorkflowStateChanges/*/reason": {
          title: "Reason",
          type: "string",
          codes: "manual-change-reasons",
        },
        "/manualWorkflowStateChanges/*/reasonOther": {
          title: "Other Reason",
          type: "string",
        },
        "/managingOrganization": {
          title: "Organization",
          type: "object",
          writeAccess: "patient.edit",
        },
        "/managingOrganization/id": {
          title: "Organization",
          type: "string",
        },
        "/managingOrganization/primary": {
          title: "Primary Organization",
          type: "string",
        },
        "/managingOrganization/secondary": {
          title: "Secondary Organization",
          type: "string",
        },
        "/managingOrganization/NPI": {
          title: "NPI",
          type: "string",
        },
        "/transferTo": {
          title: "Transfer To",
          type: "string",
          writeAccess: "patient.edit",
        },
        "/transferReason": {
          title: "Transfer Reason",
          type: "string",
          codes: "transfer-reasons",
          writeAccess: "patient.edit",
        },
        "/orgChanges": {
          title: "Changes of Organization",
          type: "array",
        },
        "/orgChanges/*": {
          title: "*",
          type: "object",
        },
        "/orgChanges/*/from": {
          title: "From",
          type: "string",
        },
        "/orgChanges/*/to": {
          title: "To",
          type: "string",
        },
        "/orgChanges/*/date": {
          title: "Date",
          type: "string",
          format: "date-time",
        },
        "/orgChanges/*/changedBy": {
          title: "Changed By",
          type: "object",
        },
        "/orgChanges/*/changedBy/email": {
          title: "Email",
          type: "string",
        },
        "/orgChanges/*/changedBy/auth0Id": {
          title: "Identity",
          type: "string",
        },
        "/orgChanges/*/reason": {
          title: "Reason",
          type: "string",
        },
        "/projects": {
          title: "Projects",
          type: "object",
        },
        "/projects/*": {
          title: "Enrollment",
          type: "object",
        },
        "/projects/*/enrolled": {
          title: "Enrolled",
          type: "boolean",
          words: {
            true: "Activated",
            false: "Declined",
          },
        },
        "/projects/*/enrollDate": {
          title: "Enroll Date",
          type: "string",
          format: "date",
        },
        "/projects/*/reason": {
          title: "Reason",
          type: "string",
          codes: "disenroll-reasons",
        },
        "/projects/*/changes": {
          title: "History",
          type: "array",
        },
        "/projects/*/changes/*": {
          title: "*",
          type: "object",
        },
        "/projects/*/changes/*/date": {
          title: "Date",
          type: "string",
          format: "date-time",
        },
        "/projects/*/changes/*/performedBy": {
          title: "Changed By",
          type: "object",
        },
        "/projects/*/changes/*/performedBy/firstName": {
          title: "First Name",
          type: "string",
        },
        "/projects/*/changes/*/performedBy/lastName": {
          title: "Last Name",
          type: "string",
        },
        "/projects/*/changes/*/performedBy/email": {
          title: "Email",
          type: "string",
        },
        "/projects/*/changes/*/userId": {
          title: "User Id",
          type: "string",
        },
        "/projects/*/changes/*/enrolled": {
          title: "Enrolled",
          type: "boolean",
          words: {
            true: "Activated",
            false: "Declined",
          },
        },
        "/projects/*/changes/*/reason": {
          title: "Reason",
          type: "string",
        },
        "/projects/*/changes/*/snowmedCode": {
          title: "SNOMED Code",
          type: "string",
        },
        "/address": {
          title: "Address",
          type: "object",
          writeAccess: "patient.edit",
        },
        "/address/primary": {
          title: "Primary Address",
          type: "boolean",
        },
        "/address/verified": {
          title: "Verified",
          type: "boolean",
        },
        "/address/line1": {
          title: "Address Line 1",
          type: "string",
        },
        "/address/line2": {
          title: "Address Line 2",
          type: "string",
        },
        "/address/line3": {
          title: "Address Line 3",
          type: "string",
        },
        "/address/city": {
          title: "City",
          type: "string",
        },
        "/address/state": {
          title: "State",
          type: "string",
          codes: "states",
        },
        "/address/zip": {
          title: "Zip",
          type: "string",
        },
        "/address/phone": {
          title: "Phone",
          type: "string",
        },
        "/address/phonePreferred": {
          title: "Preferred Phone",
          type: "boolean",
        },
        "/address/phoneMobile": {
          title: "Mobile Phone",
          type: "boolean",
        },
        "/address2": {
          title: "Address 2",
          type: "object",
          writeAccess: "patient.edit",
        },
        "/address2/primary": {
          title: "Primary Address",
          type: "boolean",
        },
        "/address2/verified": {
          title: "Verified",
          type: "boolean",
        },
        "/address2/line1": {
          title: "Address Line 1",
          type: "string",
        },
        "/address2/line2": {
          title: "Address Line 2",
          type: "string",
        },
        "/address2/line3": {
          title: "Address Line 3",
          type: "string",
        },
        "/address2/city": {
          title: "City",
          type: "string",
        },
        "/address2/state": {
          title: "State",
          type: "string",
          codes: "states",
        },
        "/address2/zip": {
          title: "Zip",
          type: "string",
        },
        "/address2/phone": {
          title: "Phone",
          type: "string",
        },
        "/address2/phonePreferred": {
          title: "Preferred Phone",
          type: "boolean",
        },
        "/address2/phoneMobile": {
          title: "Mobile Phone",
          type: "boolean",
        },
        "/telecom": {
          title: "Contact",
          type: "object",
          writeAccess: "patient.edit",
        },
        "/telecom/phone": {
          title: "Phone",
          type: "string",
        },
        "/telecom/phonePreferred": {
          title: "Preferred Phone",
          type: "boolean",
        },
        "/telecom/phoneMobile": {
          title: "Mobile Phone",
          type: "boolean",
        },
        "/telecom/email": {
          title: "Email",
          type: "string",
        },
        "/telecom/cellphone": {
          title: "Cell Phone",
          type: "object",
        },
        "/telecom/cellphone/number": {
          title: "Cell Number",
          type: "string",
        },
        "/telecom/cellphone/preferred": {
          title: "Preferred",
          type: "boolean",
        },
        "/telecom/cellphone/isSmartPhone": {
          title: "Smartphone",
          type: "boolean",
        },
        "/telecom/cellphone/os": {
          title: "Phone System",
          type: "string",
          codes: "phone-systems",
        },
        "/telecom/cellphone/receiveSMS": {
          title: "Text Message Services",
          type: "boolean",
        },
        "/serviceOptions": {
          title: "Services",
          type: "object",
          writeAccess: "patient.edit",
        },
        "/serviceOptions/myregimenServices": {
          title: "MyRegimen Services",
          type: "boolean",
        },
        "/medManager": {
          title: "Manages Own Medications",
          type: "string",
          codes: "yes-no",
          writeAccess: "patient.edit",
        },
        "/medManagerOther": {
          title: "Medications Managed By",
          type: "string",
          writeAccess: "patient.edit",
        },
        "/facility": {
          title: "Facility",
          type: "string",
          writeAccess: "patient.edit",
        },
        "/locationType": {
          title: "Location",
          type: "string",
          codes: "residence-types",
          writeAccess: "patient.edit",
        },
        "/referralType": {
          title: "Referrals",
          type: "array",
          writeAccess: "patient.edit",
        },
        "/referralType/*": {
          title: "*",
          type: "object",
        },
        "/referralType/*/text": {
          title: "Referral",
          type: "string",
        },
        "/referralType/*/date": {
          title: "Date",
          type: "string",
          format: "date",
        },
        "/referralType/*/isNew": {
          title: "New",
          type: "boolean",
        },
        "/spouse": {
          title: "Spouse",
          type: "string",
          writeAccess: "patient.edit",
        },
        "/eligibility": {
          title: "Eligibility",
          type: "string",
          writeAccess: "patient.edit",
        },
        "/badNumber": {
          title: "Bad Number",
          type: "boolean",
        },
        "/dischargeDate": {
          title: "Discharge Date",
          type: "string",
          format: "date",
          readAccess: "patient.discharge",
          writeAccess: "patient.discharge",
        },
        "/homeCareFlag": {
          title: "Home Care Flag",
          type: "string",
          codes: "home-care-flags",
          readAccess: "patient.discharge",
          writeAccess: "patient.discharge",
        },
        "/dischargeReason": {
          title: "Reason for Change",
          type: "string",
          readAccess: "patient.discharge",
          writeAccess: "patient.discharge",
        },
        "/history": {
          title: "Discharge History",
          type: "array",
        },
        "/history/*": {
          title: "*",
          type: "object",
        },
        "/history/*/dischargeDate": {
          title: "Discharge Date",
          type: "string",
          format: "date",
        },
        "/history/*/homeCareFlag": {
          title: "Home Care Flag",
          type: "string",
          codes: "home-care-flags",
        },
        "/history/*/manualChange": {
          title: "Manual Change",
          type: "object",
        },
        "/history/*/manualChange/reason": {
          title: "Reason",
          type: "string",
        },
        "/history/*/manualChange/updatedAt": {
          title: "Updated",
          type: "string",
          format: "date-time",
        },
        "/history/*/manualChange/user": {
          title: "User",
          type: "string",
        },
        "/graduationStatus": {
          title: "Graduation",
          type: "object",
          writeAccess: "patient.edit",
        },
        "/graduationStatus/graduated": {
          title: "Graduated",
          type: "boolean",
        },
        "/riskFactors": {
          title: "Risk Factors",
          type: "array",
        },
        "/riskFactors/*": {
          title: "Risk Factor",
          type: "object",
        },
        "/riskFactors/*/id": {
          title: "Id",
          type: "string",
        },
        "/riskFactors/*/category": {
          title: "Category",
          type: "string",
          codes: "risk-factor-categories",
        },
        "/riskFactors/*/riskFactor": {
          title: "Risk Factor",
          type: "string",
          codes: "risk-factors",
        },
        "/riskFactors/*/riskFactorNote": {
          title: "Note",
          type: "string",
        },
        "/riskFactors/*/verified": {
          title: "Verified",
          type: "boolean",
        },
        "/riskFactors/*/reportedBy": {
          title: "Reported By",
          type: "string",
          codes: "risk-factor-sources",
        },
        "/riskFactors/*/changes": {
          title: "Changes",
          type: "array",
        },
        "/riskFactors/*/changes/*": {
          title: "*",
          type: "object",
        },
        "/riskFactors/*/changes/*/date": {
          title: "Date",
          type: "string",
          format: "date-time",
        },
        "/riskFactors/*/changes/*/performedBy": {
          title: "Changed By",
          type: "object",
        },
        "/riskFactors/*/changes/*/performedBy/firstName": {
          title: "First Name",
          type: "string",
        },
        "/riskFactors/*/changes/*/performedBy/lastName": {
          title: "Last Name",
          type: "string",
        },
        "/riskFactors/*/changes/*/performedBy/email": {
          title: "Email",
          type: "string",
        },
        "/riskFactors/*/changes/*/riskFactor": {
          title: "Risk Factor",
          type: "string",
          codes: "risk-factors",
        },
        "/riskFactors/*/changes/*/riskFactorNote": {
          title: "Note",
          type: "string",
        },
        "/riskFactors/*/changes/*/verified": {
          title: "Verified",
          type: "boolean",
        },
        "/prescribers": {
          title: "Prescribers",
          type: "array",
        },
        "/prescribers/*": {
          title: "Prescriber",
          type: "object",
        },
        "/prescribers/*/id": {
          title: "Id",
          type: "string",
        },
        "/prescribers/*/prescriberType": {
          title: "Type",
          type: "string",
          codes: "prescriber-types",
        },
        "/prescribers/*/firstName": {
          title: "First Name",
          type: "string",
        },
        "/prescribers/*/lastName": {
          title: "Last Name",
          type: "string",
        },
        "/prescribers/*/addressLine1": {
          title: "Address Line 1",
          type: "string",
        },
        "/prescribers/*/addressLine2": {
          title: "Address Line 2",
          type: "string",
        },
        "/prescribers/*/city": {
          title: "City",
          type: "string",
        },
        "/prescribers/*/state": {
          title: "State",
          type: "string",
          codes: "states",
        },
        "/prescribers/*/zip": {
          title: "Zip",
          type: "string",
        },
        "/prescribers/*/phone": {
          title: "Phone",
          type: "string",
        },
        "/prescribers/*/faxNumber": {
          title: "Fax",
          type: "string",
        },
        "/prescribers/*/email": {
          title: "Email",
          type: "string",
        },
        "/prescribers/*/isPrimary": {
          title: "Primary",
          type: "boolean",
        },
        "/prescribers/*/isSecondary": {
          title: "Secondary",
          type: "boolean",
        },
        "/prescribers/*/verified": {
          title: "Verified",
          type: "boolean",
        },
        "/pharmacies": {
          title: "Pharmacies",
          type: "array",
        },
        "/pharmacies/*": {
          title: "Pharmacy",
          type: "object",
        },
        "/pharmacies/*/id": {
          title: "Id",
          type: "string",
        },
        "/pharmacies/*/name": {
          title: "Name",
          type: "string",
        },
        "/pharmacies/*/pharmacyType": {
          title: "Type",
          type: "string",
          codes: "pharmacy-types",
        },
        "/pharmacies/*/addressLine1": {
          title: "Address Line 1",
          type: "string",
        },
        "/pharmacies/*/addressLine2": {
          title: "Address Line 2",
          type: "string",
        },
        "/pharmacies/*/city": {
          title: "City",
          type: "string",
        },
        "/pharmacies/*/state": {
          title: "State",
          type: "string",
          codes: "states",
        },
        "/pharmacies/*/zip": {
          title: "Zip",
          type: "string",
        },
        "/pharmacies/*/telephoneNumber": {
          title: "Phone",
          type: "string",
        },
        "/pharmacies/*/faxNumber": {
          title: "Fax",
          type: "string",
        },
        "/pharmacies/*/isPrimary": {
          title: "Primary",
          type: "boolean",
        },
        "/pharmacies/*/isSecondary": {
          title: "Secondary",
          type: "boolean",
        },
        "/pharmacies/*/verified": {
          title: "Verified",
          type: "boolean",
        },
        "/caregiver": {
          title: "Caregiver",
          type: "object",
        },
        "/caregiver/name": {
          title: "Name",
          type: "object",
        },
        "/caregiver/name/first": {
          title: "First Name",
          type: "string",
        },
        "/caregiver/name/middle": {
          title: "Middle Name",
          type: "string",
        },
        "/caregiver/name/last": {
          title: "Last Name",
          type: "string",
        },
        "/caregiver/relationship": {
          title: "Relationship",
          type: "string",
          codes: "relationships",
        },
        "/caregiver/primaryCaregiver": {
          title: "Primary Caregiver",
          type: "boolean",
        },
        "/caregiver/preferredContact": {
          title: "Preferred Contact",
          type: "boolean",
        },
        "/caregiver/powerOfAttorney": {
          title: "Power of Attorney",
          type: "boolean",
        },
        "/caregiver/address": {
          title: "Address",
          type: "object",
        },
        "/caregiver/address/line1": {
          title: "Address Line 1",
          type: "string",
        },
        "/caregiver/address/city": {
          title: "City",
          type: "string",
        },
        "/caregiver/address/state": {
          title: "State",
          type: "string",
          codes: "states",
        },
        "/caregiver/address/zip": {
          title: "Zip",
          type: "string",
        },
        "/caregiver/address/primary": {
          title: "Preferred Address",
          type: "boolean",
        },
        "/caregiver/address/phone": {
          title: "Phone",
          type: "string",
        },
        "/caregiver/address/phonePreferred": {
          title: "Preferred Phone",
          type: "boolean",
        },
        "/caregiver/address/fax": {
          title: "Fax",
          type: "string",
        },
        "/caregiver/address2": {
          title: "Address 2",
          type: "object",
        },
        "/caregiver/address2/line1": {
          title: "Address Line 1",
          type: "string",
        },
        "/caregiver/address2/city": {
          title: "City",
          type: "string",
        },
        "/caregiver/address2/state": {
          title: "State",
          type: "string",
          codes: "states",
        },
        "/caregiver/address2/zip": {
          title: "Zip",
          type: "string",
        },
        "/caregiver/address2/primary": {
          title: "Preferred Address",
          type: "boolean",
        },
        "/caregiver/address2/phone": {
          title: "Phone",
          type: "string",
        },
        "/caregiver/address2/phonePreferred": {
          title: "Preferred Phone",
          type: "boolean",
        },
        "/caregiver/address2/fax": {
          title: "Fax",
          type: "string",
        },
        "/caregiver/cellphone": {
          title: "Cell Phone",
          type: "object",
        },
        "/caregiver/cellphone/number": {
          title: "Cell Number",
          type: "string",
        },
        "/caregiver/cellphone/isSmartPhone": {
          title: "Smartphone",
          type: "boolean",
        },
        "/caregiver/cellphone/receiveSMS": {
          title: "Text Message Services",
          type: "boolean",
        },
        "/caregiver/email": {
          title: "Email",
          type: "string",
        },
        "/caregiver/receiveEmail": {
          title: "Receive Email",
          type: "boolean",
        },
        "/caregiver/lastUpdate": {
          title: "Last Update",
          type: "string",
          format: "date-time",
        },
        "/metadata": {
          title: "Source Data",
          type: "object",
        },
        "/metadata/planCode": {
          title: "Plan",
          type: "string",
          codes: "plan-codes",
          writeAccess: "patient.edit",
        },
        "/metadata/cohort": {
          title: "Cohort",
          type: "string",
        },
        "/metadata/group": {
          title: "Group",
          type: "string",
        },
        "/regimen_meta": {
          title: "Marks",
          type: "object",
        },
        "/regimen_meta/nkda": {
          title: "No Known Drug Allergies",
          type: "boolean",
          writeAccess: "patient.edit",
        },
        "/call_log": {
          title: "Interactions",
          type: "array",
        },
        "/call_log/*": {
          title: "*",
          type: "object",
        },
        "/schedule_log": {
          title: "Scheduled Interactions",
          type: "array",
        },
        "/schedule_log/*": {
          title: "*",
          type: "object",
        },
      },
      keyedArrays: {
        "/riskFactors": "id",
        "/prescribers": "id",
        "/pharmacies": "id",
      },
      record: {
        type: "patient",
        organizationAt: "/managingOrganization/id",
        display: "{name.first} {name.last}",
        unique: [
          "/externalId",
        ],
      },
    }),
    "pharmacy": outlineOf({
      name: "pharmacy",
      title: "Pharmacy",
      fields: {
        "/id": {
          title: "Id",
          type: "string",
        },
        "/name": {
          title: "Name",
          type: "string",
        },
        "/pharmacyType": {
          title: "Type",
          type: "string",
          codes: "pharmacy-types",
        },
        "/addressLine1": {
          title: "Address Line 1",
          type: "string",
        },
        "/addressLine2": {
          title: "Address Line 2",
          type: "string",
        },
        "/city": {
          title: "City",
          type: "string",
        },
        "/state": {
          title: "State",
          type: "string",
          codes: "states",
        },
        "/zip": {
          title: "Zip",
          type: "string",
        },
        "/telephoneNumber": {
          title: "Phone",
          type: "string",
        },
        "/faxNumber": {
          title: "Fax",
          type: "string",
        },
        "/isPrimary": {
          title: "Primary",
          type: "boolean",
        },
        "/isSecondary": {
          title: "Secondary",
          type: "boolean",
        },
        "/verified": {
          title: "Verified",
          type: "boolean",
        },
      },
      keyedArrays: {},
    }),
    "prescriber": outlineOf({
      name: "prescriber",
      title: "Prescriber",
      fields: {
        "/id": {
          title: "Id",
          type: "string",
        },
        "/prescriberType": {
          title: "Type",
          type: "string",
          codes: "prescriber-types",
        },
        "/firstName": {
          title: "First Name",
          type: "string",
        },
        "/lastName": {
          title: "Last Name",
          type: "string",
        },
        "/addressLine1": {
          title: "Address Line 1",
          type: "string",
        },
        "/addressLine2": {
          title: "Address Line 2",
          type: "string",
        },
        "/city": {
          title: "City",
          type: "string",
        },
        "/state": {
          title: "State",
          type: "string",
          codes: "states",
        },
        "/zip": {
          title: "Zip",
          type: "string",
        },
        "/phone": {
          title: "Phone",
          type: "string",
        },
        "/faxNumber": {
          title: "Fax",
          type: "string",
        },
        "/email": {
          title: "Email",
          type: "string",
        },
        "/isPrimary": {
          title: "Primary",
          type: "boolean",
        },
        "/isSecondary": {
          title: "Secondary",
          type: "boolean",
        },
        "/verified": {
          title: "Verified",
          type: "boolean",
        },
      },
      keyedArrays: {},
    }),
    "priority-queue": outlineOf({
      name: "priority-queue",
      title: "Priority Queue",
      fields: {
        "/_id": {
          title: "Id",
          type: "string",
        },
        "/_rev": {
          title: "Revision",
          type: "integer",
        },
        "/performedBy": {
          title: "Performed By",
          type: "object",
        },
        "/performedBy/firstName": {
          title: "First Name",
          type: "string",
        },
        "/performedBy/lastName": {
          title: "Last Name",
          type: "string",
        },
        "/performedBy/email": {
          title: "Email",
          type: "string",
        },
        "/updatedAt": {
          title: "Updated",
          type: "string",
          format: "date-time",
        },
        "/type": {
          title: "Type",
          type: "string",
        },
        "/id": {
          title: "Id",
          type: "string",
        },
        "/name": {
          title: "Name",
          type: "string",
        },
        "/userId": {
          title: "Owner",
          type: "string",
        },
        "/organizationId": {
          title: "Organization",
          type: "string",
        },
        "/role": {
          title: "Role",
          type: "string",
          codes: "roles",
        },
        "/access": {
          title: "Organization Access",
          type: "string",
          codes: "queue-access",
          readAccess: "queue.organization-access",
          writeAccess: "queue.organization-access",
        },
        "/filters": {
          title: "Filters",
          type: "array",
        },
        "/filters/*": {
          title: "Queue Filter",
          type: "object",
        },
        "/filters/*/statType": {
          title: "Statistic",
          type: "string",
        },
        "/filters/*/queryType": {
          title: "Query",
          type: "string",
          words: {
            term: "Term",
            range: "Range",
            missing: "Missing",
          },
        },
        "/filters/*/term": {
          title: "Equals",
          type: "object",
        },
        "/filters/*/gte": {
          title: "From",
          type: "object",
        },
        "/filters/*/lte": {
          title: "To",
          type: "object",
        },
        "/filters/*/orMissing": {
          title: "Or None",
          type: "boolean",
        },
        "/filters/*/filterTerm": {
          title: "Choice",
          type: "string",
        },
        "/sorting": {
          title: "Sorting",
          type: "array",
        },
        "/sorting/*": {
          title: "*",
          type: "object",
        },
        "/sorting/*/by": {
          title: "By",
          type: "string",
          codes: "queue-sorts",
        },
        "/sorting/*/descending": {
          title: "Descending",
          type: "boolean",
        },
        "/displayColumns": {
          title: "Columns",
          type: "object",
        },
        "/displayColumns/*": {
          title: "*",
          type: "object",
        },
        "/secondaryFilters": {
          title: "Further Filters",
          type: "object",
        },
        "/secondaryFilters/*": {
          title: "*",
          type: "string",
        },
        "/Organization": {
          title: "Organization",
          type: "object",
        },
        "/Organization/name": {
          title: "Name",
          type: "string",
        },
        "/createdAt": {
          title: "Created",
          type: "string",
          format: "date-time",
        },
      },
      keyedArrays: {},
      record: {
        organizationAt: "/organizationId",
        display: "{name}",
        unique: [
          "/name",
        ],
        uniqueWithin: "/userId",
        access: "queue.see",
        type: "priority-queue",
      },
    }),
    "enrollment": outlineOf({
      name: "enrollment",
      title: "Enrollment",
      fields: {
        "/enrolled": {
          title: "Enrolled",
          type: "boolean",
          words: {
            true: "Activated",
            false: "Declined",
          },
        },
        "/enrollDate": {
          title: "Enroll Date",
          type: "string",
          format: "date",
        },
        "/reason": {
          title: "Reason",
          type: "string",
          codes: "disenroll-reasons",
        },
        "/changes": {
          title: "History",
          type: "array",
        },
        "/changes/*": {
          title: "*",
          type: "object",
        },
        "/changes/*/date": {
          title: "Date",
          type: "string",
          format: "date-time",
        },
        "/changes/*/performedBy": {
          title: "Changed By",
          type: "object",
        },
        "/changes/*/performedBy/firstName": {
          title: "First Name",
          type: "string",
        },
        "/changes/*/performedBy/lastName": {
          title: "Last Name",
          type: "string",
        },
        "/changes/*/performedBy/email": {
          title: "Email",
          type: "string",
        },
        "/changes/*/userId": {
          title: "User Id",
          type: "string",
        },
        "/changes/*/enrolled": {
          title: "Enrolled",
          type: "boolean",
          words: {
            true: "Activated",
            false: "Declined",
          },
        },
        "/changes/*/reason": {
          title: "Reason",
          type: "string",
        },
        "/changes/*/snowmedCode": {
          title: "SNOMED Code",
          type: "string",
        },
      },
      keyedArrays: {},
    }),
    "project": outlineOf({
      name: "project",
      title: "Project",
      fields: {
        "/_id": {
          title: "Id",
          type: "string",
        },
        "/_rev": {
          title: "Revision",
          type: "integer",
        },
        "/performedBy": {
          title: "Performed By",
          type: "object",
        },
        "/performedBy/firstName": {
          title: "First Name",
          type: "string",
        },
        "/performedBy/lastName": {
          title: "Last Name",
          type: "string",
        },
        "/performedBy/email": {
          title: "Email",
          type: "string",
        },
        "/updatedAt": {
          title: "Updated",
          type: "string",
          format: "date-time",
        },
        "/type": {
          title: "Type",
          type: "string",
        },
        "/couchId": {
          title: "Id",
          type: "string",
        },
        "/name": {
          title: "Name",
          type: "string",
        },
        "/projectEnd": {
          title: "End",
          type: "string",
          format: "date",
        },
        "/primary": {
          title: "Primary Project",
          type: "boolean",
        },
        "/Organization": {
          title: "Organization",
          type: "object",
        },
        "/Organization/externalId": {
          title: "Organization",
          type: "string",
        },
      },
      keyedArrays: {},
      record: {
        organizationAt: "/Organization/externalId",
        display: "{name}",
        remembered: true,
        type: "project",
      },
    }),
    "risk-factor": outlineOf({
      name: "risk-factor",
      title: "Risk Factor",
      fields: {
        "/id": {
          title: "Id",
          type: "string",
        },
        "/category": {
          title: "Category",
          type: "string",
          codes: "risk-factor-categories",
        },
        "/riskFactor": {
          title: "Risk Factor",
          type: "string",
          codes: "risk-factors",
        },
        "/riskFactorNote": {
          title: "Note",
          type: "string",
        },
        "/verified": {
          title: "Verified",
          type: "boolean",
        },
        "/reportedBy": {
          title: "Reported By",
          type: "string",
          codes: "risk-factor-sources",
        },
        "/changes": {
          title: "Changes",
          type: "array",
        },
        "/changes/*": {
          title: "*",
          type: "object",
        },
        "/changes/*/date": {
          title: "Date",
          type: "string",
          format: "date-time",
        },
        "/changes/*/performedBy": {
          title: "Changed By",
          type: "object",
        },
        "/changes/*/performedBy/firstName": {
          title: "First Name",
          type: "string",
        },
        "/changes/*/performedBy/lastName": {
          title: "Last Name",
          type: "string",
        },
        "/changes/*/performedBy/email": {
          title: "Email",
          type: "string",
        },
        "/changes/*/riskFactor": {
          title: "Risk Factor",
          type: "string",
          codes: "risk-factors",
        },
        "/changes/*/riskFactorNote": {
          title: "Note",
          type: "string",
        },
        "/changes/*/verified": {
          title: "Verified",
          type: "boolean",
        },
      },
      keyedArrays: {},
    }),
    "scheduled-interaction": outlineOf({
      name: "scheduled-interaction",
      title: "Scheduled Interaction",
      fields: {
        "/_id": {
          title: "Id",
          type: "string",
        },
        "/_rev": {
          title: "Revision",
          type: "integer",
        },
        "/performedBy": {
          title: "Performed By",
          type: "object",
        },
        "/performedBy/firstName": {
          title: "First Name",
          type: "string",
        },
        "/performedBy/lastName": {
          title: "Last Name",
          type: "string",
        },
        "/performedBy/email": {
          title: "Email",
          type: "string",
        },
        "/updatedAt": {
          title: "Updated",
          type: "string",
          format: "date-time",
        },
        "/subject": {
          title: "Subject",
          type: "string",
        },
        "/type": {
          title: "Type",
          type: "string",
        },
        "/callType": {
          title: "Interaction Type",
          type: "string",
          codes: "next-call-types",
        },
        "/scheduledForDate": {
          title: "Scheduled For",
          type: "string",
          format: "date-time",
        },
        "/workflowIteration": {
          title: "Engagement",
          type: "integer",
        },
        "/currentYear": {
          title: "Year",
          type: "integer",
        },
        "/user": {
          title: "User",
          type: "string",
        },
        "/userMetadata": {
          title: "Scheduled By",
          type: "object",
        },
        "/userMetadata/firstName": {
          title: "First Name",
          type: "string",
        },
        "/userMetadata/lastName": {
          title: "Last Name",
          type: "string",
        },
        "/userMetadata/email": {
          title: "Email",
          type: "string",
        },
        "/record": {
          title: "Record",
          type: "object",
        },
        "/record/description": {
          title: "Note",
          type: "string",
        },
      },
      keyedArrays: {},
      record: {
        subject: "patient",
        display: "{callType}",
        type: "patient.scheduled-interaction",
      },
    }),
    "own-session": outlineOf({
      name: "own-session",
      title: "Own Session",
      fields: {
        "/_id": {
          title: "Id",
          type: "string",
        },
        "/openedWith": {
          title: "Device",
          type: "string",
        },
        "/loggedInAt": {
          title: "Logged In",
          type: "string",
          format: "date-time",
        },
        "/lastActiveAt": {
          title: "Last Active",
          type: "string",
          format: "date-time",
        },
        "/isThis": {
          title: "This Session",
          type: "boolean",
        },
        "/isElsewhere": {
          title: "Kept Elsewhere",
          type: "boolean",
        },
      },
      keyedArrays: {},
    }),
    "manual-change": outlineOf({
      name: "manual-change",
      title: "Manual Workflow Change",
      fields: {
        "/from": {
          title: "From",
          type: "string",
          codes: "workflow-states",
        },
        "/to": {
          title: "To",
          type: "string",
          codes: "workflow-states",
        },
        "/reason": {
          title: "Reason",
          type: "string",
          codes: "manual-change-reasons",
        },
        "/reasonOther": {
          title: "Other Reason",
          type: "string",
        },
        "/nextIteration": {
          title: "Begin the Next Engagement",
          type: "boolean",
        },
      },
      keyedArrays: {},
    }),
    "eula-acceptance": outlineOf({
      name: "eula-acceptance",
      title: "Acceptance of the terms",
      fields: {},
      keyedArrays: {},
      record: {
        type: "eula-acceptance",
      },
    }),
    "eula": outlineOf({
      name: "eula",
      title: "End-User License Agreement",
      fields: {},
      keyedArrays: {},
      record: {
        type: "eula",
      },
    }),
    "organization": outlineOf({
      name: "organization",
      title: "Organization",
      fields: {},
      keyedArrays: {},
      record: {
        type: "organization",
      },
    }),
    "reconciliation": outlineOf({
      name: "reconciliation",
      title: "Medication Reconciliation",
      fields: {},
      keyedArrays: {},
      record: {
        type: "patient.reconciliation",
      },
    }),
    "reservation": outlineOf({
      name: "reservation",
      title: "Reservation",
      fields: {},
      keyedArrays: {},
      record: {
        type: "patient.reservation",
      },
    }),
    "review": outlineOf({
      name: "review",
      title: "Medication Safety Review",
      fields: {},
      keyedArrays: {},
      record: {
        type: "patient.review",
      },
    }),
    "user": outlineOf({
      name: "user",
      title: "User",
      fields: {},
      keyedArrays: {},
      record: {
        type: "user",
      },
    }),
  },
  load: {
    "allergy": async () => (await import('./allergy/allergy.schema.ts')).allergyEntity,
    "audit-entry": async () => (await import('./audit/audit-entry.schema.ts')).auditEntryEntity,
    "caregiver": async () => (await import('./caregiver/caregiver.schema.ts')).caregiverEntity,
    "condition": async () => (await import('./condition/condition.schema.ts')).conditionEntity,
    "emergency-access": async () => (await import('./emergency/emergency-access.schema.ts')).emergencyAccessEntity,
    "emergency-request": async () => (await import('./emergency/emergency-request.schema.ts')).emergencyRequestEntity,
    "import-search": async () => (await import('./import-preview/import-search.schema.ts')).importSearchEntity,
    "interaction": async () => (await import('./interaction/interaction.schema.ts')).interactionEntity,
    "medication": async () => (await import('./medication/medication.schema.ts')).medicationEntity,
    "note": async () => (await import('./note/note.schema.ts')).noteEntity,
    "observation-entry": async () => (await import('./observation/observation-entry.schema.ts')).observationEntryEntity,
    "observation": async () => (await import('./observation/observation.schema.ts')).observationEntity,
    "invitation": async () => (await import('./patient/invitation.schema.ts')).invitationEntity,
    "patient": async () => (await import('./patient/patient.schema.ts')).patientEntity,
    "pharmacy": async () => (await import('./pharmacy/pharmacy.schema.ts')).pharmacyEntity,
    "prescriber": async () => (await import('./prescriber/prescriber.schema.ts')).prescriberEntity,
    "priority-queue": async () => (await import('./priority-queue/priority-queue.schema.ts')).priorityQueueEntity,
    "enrollment": async () => (await import('./project/enrollment.schema.ts')).enrollmentEntity,
    "project": async () => (await import('./project/project.schema.ts')).projectEntity,
    "risk-factor": async () => (await import('./risk-factor/risk-factor.schema.ts')).riskFactorEntity,
    "scheduled-interaction": async () => (await import('./scheduled-interaction/scheduled-interaction.schema.ts')).scheduledInteractionEntity,
    "own-session": async () => (await import('./session/own-session.schema.ts')).ownSessionEntity,
    "manual-change": async () => (await import('./workflow/manual-change.schema.ts')).manualChangeEntity,
  },
  forms: {
    "allergy": allergyForm,
    "side-effect": sideEffectForm,
    "caregiver": caregiverForm,
    "condition": conditionForm,
    "emergency-request": emergencyRequestForm,
    "import-search": importSearchForm,
    "interaction": interactionForm,
    "medication-stop": medicationStopForm,
    "medication": medicationForm,
    "note": noteForm,
    "observation-entry": observationEntryForm,
    "observation": observationForm,
    "invitation": invitationForm,
    "patient": patientForm,
    "pharmacy": pharmacyForm,
    "prescriber": prescriberForm,
    "priority-queue": priorityQueueForm,
    "enrollment": enrollmentForm,
    "risk-factor": riskFactorForm,
    "scheduled-interaction": scheduledInteractionForm,
    "manual-change": manualChangeForm,
  },
  tabs: {
    "allergies": allergiesTab,
    "side-effects": sideEffectsTab,
    "audit-trail": auditTrailTab,
    "caregiver": caregiverTab,
    "conditions": conditionsTab,
    "emergency-accesses": emergencyAccessesTab,
    "interactions": interactionsTab,
    "medications": medicationsTab,
    "notes": notesTab,
    "observations": observationsTab,
    "member-search": memberSearchTab,
    "pharmacies": pharmaciesTab,
    "prescribers": prescribersTab,
    "priority-queues": priorityQueuesTab,
    "projects": projectsTab,
    "risk-factors": riskFactorsTab,
    "scheduled-interactions": scheduledInteractionsTab,
    "sessions": sessionsTab,
  },
  cards: {
    "emergency-access": emergencyAccessCard,
    "chart": chartCard,
    "profile": profileCard,
    "own-session": ownSessionCard,
  },
  flows: {
    "emergency-request": emergencyRequestFlow,
    "patient-import": patientImportFlow,
  },
  screens: {
    "chart": chartScreen,
    "dashboard": dashboardScreen,
    "emergency-access": emergencyAccessScreen,
    "emergency-accesses": emergencyAccessesScreen,
    "emergency-request": emergencyRequestScreen,
    "patient-import": patientImportScreen,
    "patient": patientScreen,
    "sessions": sessionsScreen,
  },
  codes: {
    "allergy-statuses": allergyStatusesCodes,
    "audit-actions": auditActionsCodes,
    "bmi-categories": bmiCategoriesCodes,
    "call-types": callTypesCodes,
    "code-systems": codeSystemsCodes,
    "coding-kinds": codingKindsCodes,
    "condition-statuses": conditionStatusesCodes,
    "contact-failures": contactFailuresCodes,
    "decision-reasons": decisionReasonsCodes,
    "decisions": decisionsCodes,
    "directions": directionsCodes,
    "discontinue-reasons": discontinueReasonsCodes,
    "disenroll-reasons": disenrollReasonsCodes,
    "formulary-tiers": formularyTiersCodes,
    "home-care-flags": homeCareFlagsCodes,
    "interaction-kinds": interactionKindsCodes,
    "interaction-types": interactionTypesCodes,
    "languages": languagesCodes,
    "likenesses": likenessesCodes,
    "manual-change-reasons": manualChangeReasonsCodes,
    "measurements": measurementsCodes,
    "medication-kinds": medicationKindsCodes,
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
    "queue.see": queueSeeAccess,
    "queue.edit": queueEditAccess,
    "patient.emergency": patientEmergencyAccess,
    "emergency.review": emergencyReviewAccess,
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
  calls: {
    "allergy.list": {"name":"allergy.list","title":"","methods":["GET"],"path":"/api/regimen/patient/allergies","access":"","cacheSeconds":0,"store":{"kind":"list","entity":"allergy","subjectFrom":"patientId"},"query":{"patientId":{"type":"string","isRequired":true}},"answer":{"kind":"list","entity":"allergy"}},
    "allergy.save": {"name":"allergy.save","title":"","methods":["POST","PUT"],"path":"/api/regimen/allergy","access":"","cacheSeconds":0,"failure":"An error occurred updating the patient data","store":{"kind":"save","entity":"allergy"},"query":{},"body":{"wrap":"allergy","entity":"allergy"},"answer":{"kind":"saved","entity":"allergy"}},
    "allergy.remove": {"name":"allergy.remove","title":"","methods":["POST"],"path":"/api/regimen/allergy/delete","access":"","cacheSeconds":0,"failure":"An error occurred deleting the patient data","store":{"kind":"remove","entity":"allergy"},"query":{},"body":{"wrap":"allergy","entity":"allergy"},"answer":{"kind":"saved","entity":"allergy"}},
    "audit.search": {"name":"audit.search","title":"","methods":["POST"],"path":"/api/regimen/patient/audit","access":"","cacheSeconds":0,"isRead":true,"failure":"The audit trail could not be loaded. Please try again.","store":{"kind":"handler","handler":"","options":{}},"query":{},"body":{},"answer":{"kind":"free","schema":true}},
    "condition.list": {"name":"condition.list","title":"","methods":["POST"],"path":"/api/regimen/condition/list","access":"","cacheSeconds":0,"store":{"kind":"list","entity":"condition","subjectFrom":"patientId"},"query":{},"body":{},"answer":{"kind":"list","entity":"condition"}},
    "condition.save": {"name":"condition.save","title":"","methods":["POST","PUT"],"path":"/api/regimen/condition","access":"","cacheSeconds":0,"failure":"An error occurred updating the patient data","store":{"kind":"save","entity":"condition"},"query":{},"body":{"wrap":"condition","entity":"condition"},"answer":{"kind":"saved","entity":"condition"}},
    "condition.remove": {"name":"condition.remove","title":"","methods":["POST"],"path":"/api/regimen/condition/delete","access":"","cacheSeconds":0,"failure":"An error occurred deleting the patient data","store":{"kind":"remove","entity":"condition"},"query":{},"body":{"wrap":"condition","entity":"condition"},"answer":{"kind":"saved","entity":"condition"}},
    "emergency.open": {"name":"emergency.open","title":"","methods":["POST"],"path":"/api/regimen/emergency","access":"","cacheSeconds":0,"store":{"kind":"handler","handler":"","options":{}},"query":{},"body":{},"answer":{"kind":"saved","entity":"emergency-access"}},
    "emergency.list": {"name":"emergency.list","title":"","methods":["GET"],"path":"/api/regimen/emergency","access":"","cacheSeconds":0,"store":{"kind":"list","entity":"emergency-access"},"query":{},"answer":{"kind":"list","entity":"emergency-access"}},
    "emergency.get": {"name":"emergency.get","title":"","methods":["GET"],"path":"/api/regimen/emergency/access","access":"","cacheSeconds":0,"store":{"kind":"get","entity":"emergency-access","by":"emergencyId"},"query":{"emergencyId":{"type":"string","isRequired":true,"record":"emergency-access"}},"answer":{"kind":"record","entity":"emergency-access"}},
    "emergency.own": {"name":"emergency.own","title":"","methods":["GET"],"path":"/api/regimen/emergency/own","access":"","cacheSeconds":0,"store":{"kind":"handler","handler":"","options":{}},"query":{},"answer":{"kind":"list","entity":"emergency-access"}},
    "emergency.end": {"name":"emergency.end","title":"","methods":["POST"],"path":"/api/regimen/emergency/end","access":"","cacheSeconds":0,"store":{"kind":"handler","handler":"","options":{}},"query":{},"body":{},"answer":{"kind":"saved","entity":"emergency-access"}},
    "error-report.send": {"name":"error-report.send","title":"","methods":["POST"],"path":"/api/regimen/error-report","access":"","cacheSeconds":0,"isRead":true,"store":{"kind":"handler","handler":"","options":{}},"query":{},"body":{},"answer":{"kind":"free","schema":true}},
    "eula.latest": {"name":"eula.latest","title":"","methods":["GET"],"path":"/api/regimen/eula/latest","access":"","cacheSeconds":0,"failure":"The terms of use could not be loaded.","store":{"kind":"handler","handler":"","options":{}},"query":{},"answer":{"kind":"record","entity":"eula"}},
    "eula.acceptance": {"name":"eula.acceptance","title":"","methods":["GET"],"path":"/api/regimen/eula/acceptance","access":"","cacheSeconds":0,"store":{"kind":"handler","handler":"","options":{}},"query":{},"answer":{"kind":"free","schema":true}},
    "eula.accept": {"name":"eula.accept","title":"","methods":["POST"],"path":"/api/regimen/eula/acceptance","access":"","cacheSeconds":0,"store":{"kind":"handler","handler":"","options":{}},"query":{},"body":{},"answer":{"kind":"saved","entity":"eula-acceptance"}},
    "history.list": {"name":"history.list","title":"","methods":["GET"],"path":"/api/regimen/history","access":"","cacheSeconds":0,"failure":"The history could not be loaded. Please try again.","store":{"kind":"handler","handler":"","options":{}},"query":{"type":{"type":"string","isRequired":true},"id":{"type":"string","isRequired":true,"record":"patient"},"before":{"type":"integer","isRequired":false}},"answer":{"kind":"free","schema":true}},
    "history.restore": {"name":"history.restore","title":"","methods":["POST"],"path":"/api/regimen/history/restore","access":"","cacheSeconds":0,"success":"Version {rev} is the current one again.","failure":"The version could not be restored. Please try again.","store":{"kind":"handler","handler":"","options":{}},"query":{},"body":{},"answer":{"kind":"free","schema":true}},
    "import.search": {"name":"import.search","title":"","methods":["POST"],"path":"/api/regimen/import/search","access":"","cacheSeconds":0,"isRead":true,"store":{"kind":"handler","handler":"","options":{}},"query":{},"body":{"entity":"import-search"},"answer":{"kind":"free","schema":true}},
    "import.match": {"name":"import.match","title":"","methods":["POST"],"path":"/api/regimen/import/match","access":"","cacheSeconds":0,"isRead":true,"store":{"kind":"handler","handler":"","options":{}},"query":{},"body":{},"answer":{"kind":"free","schema":true}},
    "import.import": {"name":"import.import","title":"","methods":["POST"],"path":"/api/regimen/import","access":"","cacheSeconds":0,"success":"The patient has been sent for import. You will be redirected to the patient's page.","store":{"kind":"handler","handler":"","options":{}},"query":{},"body":{"entity":"import-preview"},"answer":{"kind":"saved","entity":"patient"}},
    "outreach.list": {"name":"outreach.list","title":"","methods":["GET"],"path":"/api/outreach/list","access":"","cacheSeconds":0,"store":{"kind":"list","entity":"interaction","also":["scheduled-interaction"],"subjectFrom":"patientId"},"query":{"patientId":{"type":"string","isRequired":true}},"answer":{"kind":"list","entity":"interaction","also":["scheduled-interaction"]}},
    "outreach.save-interaction": {"name":"outreach.save-interaction","title":"","methods":["POST","PUT"],"path":"/api/outreach","access":"","cacheSeconds":0,"failure":"An error occurred updating the patient data","store":{"kind":"save","entity":"interaction"},"query":{},"body":{"wrap":"interaction","entity":"interaction"},"answer":{"kind":"saved","entity":"interaction"}},
    "outreach.save-scheduled": {"name":"outreach.save-scheduled","title":"","methods":["POST","PUT"],"path":"/api/outreach","access":"","cacheSeconds":0,"failure":"An error occurred updating the patient data","store":{"kind":"save","entity":"scheduled-interaction"},"query":{},"body":{"wrap":"scheduledInteraction","entity":"scheduled-interaction"},"answer":{"kind":"saved","entity":"scheduled-interaction"}},
    "outreach.remove-interaction": {"name":"outreach.remove-interaction","title":"","methods":["POST"],"path":"/api/outreach/delete","access":"","cacheSeconds":0,"failure":"An error occurred deleting the patient data","store":{"kind":"remove","entity":"interaction"},"query":{},"body":{"wrap":"interaction","entity":"interaction"},"answer":{"kind":"saved","entity":"interaction"}},
    "outreach.remove-scheduled": {"name":"outreach.remove-scheduled","title":"","methods":["POST"],"path":"/api/outreach/delete","access":"","cacheSeconds":0,"failure":"An error occurred deleting the patient data","store":{"kind":"remove","entity":"scheduled-interaction"},"query":{},"body":{"wrap":"scheduledInteraction","entity":"scheduled-interaction"},"answer":{"kind":"saved","entity":"scheduled-interaction"}},
    "medication.list": {"name":"medication.list","title":"","methods":["GET"],"path":"/api/regimen/medication","access":"","cacheSeconds":0,"store":{"kind":"list","entity":"medication","subjectFrom":"patientId","sortBy":"medication.name.full"},"query":{"patientId":{"type":"string","isRequired":true,"record":"patient"},"includeFormularyData":{"type":"boolean","isRequired":false,"sends":true}},"answer":{"kind":"list","entity":"medication"}},
    "medication.save": {"name":"medication.save","title":"","methods":["POST","PUT"],"path":"/api/regimen/medication","access":"","cacheSeconds":0,"failure":"An error occurred updating the patient data","store":{"kind":"save","entity":"medication"},"query":{},"body":{"entity":"medication"},"answer":{"kind":"saved","entity":"medication"}},
    "medication.remove": {"name":"medication.remove","title":"","methods":["PUT"],"path":"/api/regimen/medication","access":"","cacheSeconds":0,"failure":"An error occurred deleting the patient data","store":{"kind":"remove","entity":"medication"},"query":{},"body":{"mark":{"deleted":true},"entity":"medication"},"answer":{"kind":"saved","entity":"medication"}},
    "medication.pgx": {"name":"medication.pgx","title":"","methods":["GET"],"path":"/api/regimen/patient/pgx","access":"","cacheSeconds":0,"store":{"kind":"handler","handler":"","options":{}},"query":{"patientId":{"type":"string","isRequired":true,"record":"patient"}},"answer":{"kind":"free","schema":true}},
    "note.list": {"name":"note.list","title":"","methods":["GET"],"path":"/api/regimen/notes/list","access":"","cacheSeconds":0,"store":{"kind":"list","entity":"note","subjectFrom":"patientId","newestBy":"/dateAdded"},"query":{"patientId":{"type":"string","isRequired":true},"newest":{"type":"integer","isRequired":false}},"answer":{"kind":"list","entity":"note"}},
    "note.save": {"name":"note.save","title":"","methods":["POST","PUT"],"path":"/api/regimen/note","access":"","cacheSeconds":0,"failure":"An error occurred updating the patient data","store":{"kind":"save","entity":"note"},"query":{},"body":{"entity":"note"},"answer":{"kind":"saved","entity":"note"}},
    "note.remove": {"name":"note.remove","title":"","methods":["POST"],"path":"/api/regimen/note/delete","access":"","cacheSeconds":0,"failure":"An error occurred deleting the patient data","store":{"kind":"remove","entity":"note"},"query":{},"body":{"entity":"note"},"answer":{"kind":"saved","entity":"note"}},
    "observation.list": {"name":"observation.list","title":"","methods":["GET"],"path":"/api/regimen/patient/observations","access":"","cacheSeconds":0,"store":{"kind":"list","entity":"observation","subjectFrom":"patientId"},"query":{"patientId":{"type":"string","isRequired":true}},"answer":{"kind":"list","entity":"observation"}},
    "observation.save": {"name":"observation.save","title":"","methods":["POST","PUT"],"path":"/api/regimen/observation","access":"","cacheSeconds":0,"failure":"An error occurred updating the patient data","store":{"kind":"save","entity":"observation"},"query":{},"body":{"wrap":"observation","entity":"observation"},"answer":{"kind":"saved","entity":"observation"}},
    "observation.remove": {"name":"observation.remove","title":"","methods":["POST"],"path":"/api/regimen/observation/delete","access":"","cacheSeconds":0,"failure":"An error occurred deleting the patient data","store":{"kind":"remove","entity":"observation"},"query":{},"body":{"wrap":"observation","entity":"observation"},"answer":{"kind":"saved","entity":"observation"}},
    "organization.list": {"name":"organization.list","title":"","methods":["GET"],"path":"/api/regimen/organizations","access":"","cacheSeconds":1800,"sessionCache":{"rows":"allOrgs","key":"organizations","own":{"as":"userOrgs","by":"_id"}},"store":{"kind":"list","entity":"organization"},"query":{},"answer":{"kind":"list","entity":"organization"}},
    "organization.patientGroups": {"name":"organization.patientGroups","title":"","methods":["GET"],"path":"/api/regimen/patientGroups","access":"","cacheSeconds":1800,"store":{"kind":"handler","handler":"","options":{}},"query":{},"answer":{"kind":"free","schema":true}},
    "patient.get": {"name":"patient.get","title":"","methods":["GET"],"path":"/api/regimen/patient","access":"","cacheSeconds":0,"failure":"An error occurred getting patient data, and the patient could not be loaded. You may not have access to this patient.","store":{"kind":"get","entity":"patient","by":"patientId"},"query":{"patientId":{"type":"string","isRequired":true,"record":"patient"}},"answer":{"kind":"record","entity":"patient"}},
    "patient.save": {"name":"patient.save","title":"","methods":["POST","PUT"],"path":"/api/regimen/patient","access":"","cacheSeconds":0,"failure":"There was an error saving the patient.","store":{"kind":"save","entity":"patient"},"query":{},"body":{"entity":"patient"},"answer":{"kind":"saved","entity":"patient"}},
    "patient.search": {"name":"patient.search","title":"","methods":["POST"],"path":"/api/regimen/patient/search","access":"","cacheSeconds":0,"store":{"kind":"search","search":"patient"},"query":{},"answer":{"kind":"hits","search":"patient"}},
    "patient.fhir": {"name":"patient.fhir","title":"","methods":["GET"],"path":"/api/regimen/patient/{id}/fhir","access":"","cacheSeconds":0,"failure":"An error occurred exporting the patient.","store":{"kind":"handler","handler":"","options":{}},"query":{"id":{"type":"string","isRequired":true,"isInPath":true,"record":"patient"}},"answer":{"kind":"free","schema":true}},
    "patient.exists": {"name":"patient.exists","title":"","methods":["POST"],"path":"/api/regimen/patient/exists","access":"","cacheSeconds":0,"isRead":true,"failure":"The Patient ID could not be checked. Check it yourself before you save, or try again.","store":{"kind":"handler","handler":"","options":{}},"query":{},"body":{},"answer":{"kind":"free","schema":true}},
    "patient.projects": {"name":"patient.projects","title":"","methods":["GET"],"path":"/api/regimen/patient/projects","access":"","cacheSeconds":0,"store":{"kind":"handler","handler":"","options":{}},"query":{"patientId":{"type":"string","isRequired":true,"record":"patient"}},"answer":{"kind":"list","entity":"project"}},
    "patient.risk": {"name":"patient.risk","title":"","methods":["GET"],"path":"/api/regimen/patient/risk","access":"","cacheSeconds":0,"store":{"kind":"handler","handler":"","options":{}},"query":{"patientId":{"type":"string","isRequired":true,"record":"patient"}},"answer":{"kind":"free","schema":true}},
    "patient.invite": {"name":"patient.invite","title":"","methods":["POST"],"path":"/api/regimen/email/invite","access":"","cacheSeconds":0,"success":"Email sent successfully to {email}.","failure":"There was an error sending the email. Please try again.","store":{"kind":"handler","handler":"","options":{}},"query":{},"body":{},"answer":{"kind":"free","schema":true}},
    "print.patientMSRCoverLetter": {"name":"print.patientMSRCoverLetter","title":"","methods":["GET"],"path":"/api/print/patientMSRCoverLetter","access":"","cacheSeconds":0,"failure":"There was an error trying to download the Fridge Report","store":{"kind":"handler","handler":"","options":{}},"query":{"patientId":{"type":"string","isRequired":false,"record":"patient"},"location":{"type":"string","isRequired":false},"orgId":{"type":"string","isRequired":false},"reviewId":{"type":"string","isRequired":false},"attachments":{"type":"list","isRequired":false}},"answer":{"kind":"free","schema":true}},
    "print.patientMSRMap": {"name":"print.patientMSRMap","title":"","methods":["GET"],"path":"/api/print/patientMSRMap","access":"","cacheSeconds":0,"failure":"There was an error trying to download the Fridge Report","store":{"kind":"handler","handler":"","options":{}},"query":{"patientId":{"type":"string","isRequired":false,"record":"patient"},"location":{"type":"string","isRequired":false},"orgId":{"type":"string","isRequired":false},"reviewId":{"type":"string","isRequired":false},"attachments":{"type":"list","isRequired":false}},"answer":{"kind":"free","schema":true}},
    "print.prescriberMSRCoverLetter": {"name":"print.prescriberMSRCoverLetter","title":"","methods":["GET"],"path":"/api/print/prescriberMSRCoverLetter","access":"","cacheSeconds":0,"failure":"There was an error trying to download the Fridge Report","store":{"kind":"handler","handler":"","options":{}},"query":{"patientId":{"type":"string","isRequired":false,"record":"patient"},"location":{"type":"string","isRequired":false},"orgId":{"type":"string","isRequired":false},"reviewId":{"type":"string","isRequired":false},"attachments":{"type":"list","isRequired":false}},"answer":{"kind":"free","schema":true}},
    "print.prescriberMSRCoverLetterForECPNs": {"name":"print.prescriberMSRCoverLetterForECPNs","title":"","methods":["GET"],"path":"/api/print/prescriberMSRCoverLetterForECPNs","access":"","cacheSeconds":0,"failure":"There was an error trying to download the Fridge Report","store":{"kind":"handler","handler":"","options":{}},"query":{"patientId":{"type":"string","isRequired":false,"record":"patient"},"location":{"type":"string","isRequired":false},"orgId":{"type":"string","isRequired":false},"reviewId":{"type":"string","isRequired":false},"attachments":{"type":"list","isRequired":false}},"answer":{"kind":"free","schema":true}},
    "print.msrlMemberCoverLetter": {"name":"print.msrlMemberCoverLetter","title":"","methods":["GET"],"path":"/api/print/msrlMemberCoverLetter","access":"","cacheSeconds":0,"failure":"There was an error trying to download the Fridge Report","store":{"kind":"handler","handler":"","options":{}},"query":{"patientId":{"type":"string","isRequired":false,"record":"patient"},"location":{"type":"string","isRequired":false},"orgId":{"type":"string","isRequired":false},"reviewId":{"type":"string","isRequired":false},"attachments":{"type":"list","isRequired":false}},"answer":{"kind":"free","schema":true}},
    "print.msrlPatientMap": {"name":"print.msrlPatientMap","title":"","methods":["GET"],"path":"/api/print/msrlPatientMap","access":"","cacheSeconds":0,"failure":"There was an error trying to download the Fridge Report","store":{"kind":"handler","handler":"","options":{}},"query":{"patientId":{"type":"string","isRequired":false,"record":"patient"},"location":{"type":"string","isRequired":false},"orgId":{"type":"string","isRequired":false},"reviewId":{"type":"string","isRequired":false},"attachments":{"type":"list","isRequired":false}},"answer":{"kind":"free","schema":true}},
    "print.msrlPrescriberCoverLetter": {"name":"print.msrlPrescriberCoverLetter","title":"","methods":["GET"],"path":"/api/print/msrlPrescriberCoverLetter","access":"","cacheSeconds":0,"failure":"There was an error trying to download the Fridge Report","store":{"kind":"handler","handler":"","options":{}},"query":{"patientId":{"type":"string","isRequired":false,"record":"patient"},"location":{"type":"string","isRequired":false},"orgId":{"type":"string","isRequired":false},"reviewId":{"type":"string","isRequired":false},"attachments":{"type":"list","isRequired":false}},"answer":{"kind":"free","schema":true}},
    "print.msaMemberCoverLetter": {"name":"print.msaMemberCoverLetter","title":"","methods":["GET"],"path":"/api/print/msaMemberCoverLetter","access":"","cacheSeconds":0,"failure":"There was an error trying to download the Fridge Report","store":{"kind":"handler","handler":"","options":{}},"query":{"patientId":{"type":"string","isRequired":false,"record":"patient"},"location":{"type":"string","isRequired":false},"orgId":{"type":"string","isRequired":false},"reviewId":{"type":"string","isRequired":false},"attachments":{"type":"list","isRequired":false}},"answer":{"kind":"free","schema":true}},
    "print.msaPrescriberCoverLetter": {"name":"print.msaPrescriberCoverLetter","title":"","methods":["GET"],"path":"/api/print/msaPrescriberCoverLetter","access":"","cacheSeconds":0,"failure":"There was an error trying to download the Fridge Report","store":{"kind":"handler","handler":"","options":{}},"query":{"patientId":{"type":"string","isRequired":false,"record":"patient"},"location":{"type":"string","isRequired":false},"orgId":{"type":"string","isRequired":false},"reviewId":{"type":"string","isRequired":false},"attachments":{"type":"list","isRequired":false}},"answer":{"kind":"free","schema":true}},
    "print.prescriberMap": {"name":"print.prescriberMap","title":"","methods":["GET"],"path":"/api/print/prescriberMap","access":"","cacheSeconds":0,"failure":"There was an error trying to download the Fridge Report","store":{"kind":"handler","handler":"","options":{}},"query":{"patientId":{"type":"string","isRequired":false,"record":"patient"},"location":{"type":"string","isRequired":false},"orgId":{"type":"string","isRequired":false},"reviewId":{"type":"string","isRequired":false},"attachments":{"type":"list","isRequired":false}},"answer":{"kind":"free","schema":true}},
    "print.prescriberMAPWithRationale": {"name":"print.prescriberMAPWithRationale","title":"","methods":["GET"],"path":"/api/print/prescriberMAPWithRationale","access":"","cacheSeconds":0,"failure":"There was an error trying to download the Fridge Report","store":{"kind":"handler","handler":"","options":{}},"query":{"patientId":{"type":"string","isRequired":false,"record":"patient"},"location":{"type":"string","isRequired":false},"orgId":{"type":"string","isRequired":false},"reviewId":{"type":"string","isRequired":false},"attachments":{"type":"list","isRequired":false}},"answer":{"kind":"free","schema":true}},
    "print.fridgeReport": {"name":"print.fridgeReport","title":"","methods":["GET"],"path":"/api/print/fridgeReport","access":"","cacheSeconds":0,"failure":"There was an error trying to download the Fridge Report","store":{"kind":"handler","handler":"","options":{}},"query":{"patientId":{"type":"string","isRequired":false,"record":"patient"},"location":{"type":"string","isRequired":false},"orgId":{"type":"string","isRequired":false},"reviewId":{"type":"string","isRequired":false},"attachments":{"type":"list","isRequired":false}},"answer":{"kind":"free","schema":true}},
    "print.document": {"name":"print.document","title":"","methods":["GET"],"path":"/api/print/document/{key}","access":"","cacheSeconds":0,"failure":"There was an error trying to download the Fridge Report","store":{"kind":"handler","handler":"","options":{}},"query":{"key":{"type":"string","isRequired":true,"isInPath":true}},"answer":{"kind":"file","mediaType":"application/pdf"}},
    "queue.list": {"name":"queue.list","title":"","methods":["GET"],"path":"/api/regimen/queues","access":"","cacheSeconds":0,"store":{"kind":"handler","handler":"","options":{}},"query":{},"answer":{"kind":"list","entity":"priority-queue"}},
    "queue.save": {"name":"queue.save","title":"","methods":["POST","PUT"],"path":"/api/regimen/queue","access":"","cacheSeconds":0,"store":{"kind":"save","entity":"priority-queue","access":"queue.edit"},"query":{},"body":{"wrap":"queue","entity":"priority-queue"},"answer":{"kind":"saved","entity":"priority-queue"}},
    "queue.remove": {"name":"queue.remove","title":"","methods":["POST"],"path":"/api/regimen/queue/delete","access":"","cacheSeconds":0,"store":{"kind":"remove","entity":"priority-queue","access":"queue.edit"},"query":{},"body":{"wrap":"queue","entity":"priority-queue"},"answer":{"kind":"saved","entity":"priority-queue"}},
    "queue.counts": {"name":"queue.counts","title":"","methods":["GET"],"path":"/api/regimen/queues/counts","access":"","cacheSeconds":0,"store":{"kind":"handler","handler":"","options":{}},"query":{"ids":{"type":"list","isRequired":true}},"answer":{"kind":"free","schema":true}},
    "queue.members": {"name":"queue.members","title":"","methods":["GET"],"path":"/api/regimen/queue/members","access":"","cacheSeconds":0,"store":{"kind":"handler","handler":"","options":{}},"query":{"ids":{"type":"list","isRequired":true}},"answer":{"kind":"list","entity":"queue-member"}},
    "queue.next": {"name":"queue.next","title":"","methods":["POST"],"path":"/api/regimen/queue/next","access":"","cacheSeconds":0,"store":{"kind":"handler","handler":"","options":{}},"query":{},"body":{},"answer":{"kind":"free","schema":true}},
    "queue.export": {"name":"queue.export","title":"","methods":["POST"],"path":"/api/regimen/queue/export","access":"","cacheSeconds":0,"isRead":true,"store":{"kind":"handler","handler":"","options":{}},"query":{},"body":{},"answer":{"kind":"free","schema":true}},
    "queue.statistics": {"name":"queue.statistics","title":"","methods":["GET"],"path":"/api/regimen/queue/statistics","access":"","cacheSeconds":300,"failure":"An error occurred getting what a queue can be narrowed by.","store":{"kind":"handler","handler":"","options":{}},"query":{},"answer":{"kind":"free","schema":true}},
    "queue.preview": {"name":"queue.preview","title":"","methods":["POST"],"path":"/api/regimen/queue/preview","access":"","cacheSeconds":0,"isRead":true,"failure":"An error occurred finding the patients of the queue.","store":{"kind":"handler","handler":"","options":{}},"query":{},"body":{},"answer":{"kind":"free","schema":true}},
    "queue.run": {"name":"queue.run","title":"","methods":["POST"],"path":"/api/regimen/queue/run","access":"","cacheSeconds":0,"isRead":true,"store":{"kind":"handler","handler":"","options":{}},"query":{},"body":{},"answer":{"kind":"hits","search":"patient"}},
    "project.list": {"name":"project.list","title":"","methods":["GET"],"path":"/api/regimen/projects","access":"","cacheSeconds":1800,"sessionCache":{"rows":"rows","key":"projects"},"store":{"kind":"list","entity":"project"},"query":{},"answer":{"kind":"list","entity":"project"}},
    "project.get": {"name":"project.get","title":"","methods":["GET"],"path":"/api/regimen/project","access":"","cacheSeconds":1800,"store":{"kind":"get","entity":"project","by":"projectId","at":"/couchId"},"query":{"projectId":{"type":"string","isRequired":true}},"answer":{"kind":"record","entity":"project"}},
    "project.primary": {"name":"project.primary","title":"","methods":["GET"],"path":"/api/regimen/project/primary","access":"","cacheSeconds":1800,"store":{"kind":"handler","handler":"","options":{}},"query":{"orgId":{"type":"string","isRequired":true,"record":"organization"}},"answer":{"kind":"record","entity":"project"}},
    "proxy.read": {"name":"proxy.read","title":"","methods":["GET"],"path":"/api/regimen/proxy","access":"","cacheSeconds":0,"store":{"kind":"handler","handler":"","options":{}},"query":{"path":{"type":"string","isRequired":true}},"answer":{"kind":"free","schema":true}},
    "proxy.write": {"name":"proxy.write","title":"","methods":["POST","PUT","PATCH","DELETE"],"path":"/api/regimen/proxy","access":"","cacheSeconds":0,"store":{"kind":"handler","handler":"","options":{}},"query":{"path":{"type":"string","isRequired":true}},"body":{},"answer":{"kind":"free","schema":true}},
    "reconciliation.list": {"name":"reconciliation.list","title":"","methods":["GET"],"path":"/api/regimen/reconciliation/list","access":"","cacheSeconds":0,"failure":"An unknown error occurred","store":{"kind":"handler","handler":"","options":{}},"query":{"patientId":{"type":"string","isRequired":true,"record":"patient"}},"answer":{"kind":"list","entity":"reconciliation"}},
    "reconciliation.reconciled": {"name":"reconciliation.reconciled","title":"","methods":["GET"],"path":"/api/reconciliation/reconciled","access":"","cacheSeconds":0,"failure":"An unknown error occurred","store":{"kind":"handler","handler":"","options":{}},"query":{"patientId":{"type":"string","isRequired":true,"record":"patient"}},"answer":{"kind":"list","entity":"reconciliation"}},
    "reconciliation.new": {"name":"reconciliation.new","title":"","methods":["POST"],"path":"/api/reconciliation/new","access":"","cacheSeconds":0,"success":"Successfully created a new Medication Reconciliation","failure":"An unknown error occurred","store":{"kind":"handler","handler":"","options":{}},"query":{},"body":{"entity":"reconciliation"},"answer":{"kind":"saved","entity":"reconciliation"}},
    "reconciliation.newList": {"name":"reconciliation.newList","title":"","methods":["POST"],"path":"/api/reconciliation/newList","access":"","cacheSeconds":0,"success":"Successfully created a new Medication Reconciliation","failure":"An unknown error occurred","store":{"kind":"handler","handler":"","options":{}},"query":{},"body":{"entity":"reconciliation"},"answer":{"kind":"saved","entity":"reconciliation"}},
    "reconciliation.update": {"name":"reconciliation.update","title":"","methods":["PUT"],"path":"/api/reconciliation/update","access":"","cacheSeconds":0,"success":"Successfully updated Medication Reconciliation","failure":"An unknown error occurred","store":{"kind":"handler","handler":"","options":{}},"query":{},"body":{"entity":"reconciliation"},"answer":{"kind":"saved","entity":"reconciliation"}},
    "reconciliation.complete": {"name":"reconciliation.complete","title":"","methods":["PUT"],"path":"/api/reconciliation/complete","access":"","cacheSeconds":0,"success":"Successfully updated Medication Reconciliation","failure":"An unknown error occurred","store":{"kind":"handler","handler":"","options":{}},"query":{},"body":{"entity":"reconciliation"},"answer":{"kind":"saved","entity":"reconciliation"}},
    "reservation.list": {"name":"reservation.list","title":"","methods":["GET"],"path":"/api/regimen/patient/reservations","access":"","cacheSeconds":0,"store":{"kind":"handler","handler":"","options":{}},"query":{"ids":{"type":"list","isRequired":true}},"answer":{"kind":"list","entity":"reservation"}},
    "reservation.reserve": {"name":"reservation.reserve","title":"","methods":["POST"],"path":"/api/regimen/patient/reservations","access":"","cacheSeconds":0,"store":{"kind":"handler","handler":"","options":{}},"query":{},"body":{},"answer":{"kind":"saved","entity":"reservation"}},
    "reservation.release": {"name":"reservation.release","title":"","methods":["DELETE"],"path":"/api/regimen/patient/reservations","access":"","cacheSeconds":0,"success":"Patient has been released.","store":{"kind":"handler","handler":"","options":{}},"query":{"_id":{"type":"string","isRequired":true},"_rev":{"type":"integer","isRequired":true},"patientId":{"type":"string","isRequired":true,"record":"patient"}},"answer":{"kind":"saved","entity":"reservation"}},
    "review.list": {"name":"review.list","title":"","methods":["GET"],"path":"/api/regimen/reviews/subject-with-reviewType","access":"","cacheSeconds":0,"store":{"kind":"handler","handler":"","options":{}},"query":{"startkey":{"type":"string","isRequired":true},"endkey":{"type":"string","isRequired":true}},"answer":{"kind":"list","entity":"review"}},
    "review.latest-type": {"name":"review.latest-type","title":"","methods":["GET"],"path":"/api/regimen/reviews/latest-type","access":"","cacheSeconds":0,"store":{"kind":"handler","handler":"","options":{}},"query":{"patientId":{"type":"string","isRequired":true,"record":"patient"}},"answer":{"kind":"free","schema":true}},
    "review.save": {"name":"review.save","title":"","methods":["POST","PUT"],"path":"/api/regimen/review","access":"","cacheSeconds":0,"failure":"An error occurred updating the patient data","store":{"kind":"handler","handler":"","options":{}},"query":{},"body":{"wrap":"review","entity":"review"},"answer":{"kind":"saved","entity":"review"}},
    "review.remove": {"name":"review.remove","title":"","methods":["POST"],"path":"/api/regimen/review/delete","access":"","cacheSeconds":0,"failure":"An error occurred deleting the patient data","store":{"kind":"remove","entity":"review","access":"review.remove"},"query":{},"body":{"wrap":"review","entity":"review"},"answer":{"kind":"saved","entity":"review"}},
    "schema.list": {"name":"schema.list","title":"","methods":["GET"],"path":"/api/regimen/schema","access":"","cacheSeconds":1800,"sessionCache":{"rows":"rows","key":"schema"},"store":{"kind":"handler","handler":"","options":{}},"query":{"id":{"type":"string","isRequired":true}},"answer":{"kind":"free","schema":true}},
    "session.list": {"name":"session.list","title":"","methods":["GET"],"path":"/api/regimen/sessions","access":"","cacheSeconds":0,"store":{"kind":"handler","handler":"","options":{}},"query":{},"answer":{"kind":"list","entity":"own-session"}},
    "session.get": {"name":"session.get","title":"","methods":["GET"],"path":"/api/regimen/session","access":"","cacheSeconds":0,"store":{"kind":"handler","handler":"","options":{}},"query":{"sessionId":{"type":"string","isRequired":true}},"answer":{"kind":"record","entity":"own-session"}},
    "session.active": {"name":"session.active","title":"","methods":["POST"],"path":"/api/regimen/session/active","access":"","cacheSeconds":0,"isRead":true,"store":{"kind":"handler","handler":"","options":{}},"query":{},"body":{},"answer":{"kind":"free","schema":true}},
    "session.end": {"name":"session.end","title":"","methods":["POST"],"path":"/api/regimen/session/end","access":"","cacheSeconds":0,"store":{"kind":"handler","handler":"","options":{}},"query":{},"body":{},"answer":{"kind":"free","schema":true}},
    "session.end-others": {"name":"session.end-others","title":"","methods":["POST"],"path":"/api/regimen/session/end-others","access":"","cacheSeconds":0,"store":{"kind":"handler","handler":"","options":{}},"query":{},"body":{},"answer":{"kind":"free","schema":true}},
    "terminology.allergy": {"name":"terminology.allergy","title":"","methods":["GET"],"path":"/api/fdb/allergy","access":"","cacheSeconds":1800,"failure":"An error occurred fetching allergy information","store":{"kind":"handler","handler":"","options":{}},"query":{"_content":{"type":"string","isRequired":true}},"answer":{"kind":"free","schema":true}},
    "terminology.condition": {"name":"terminology.condition","title":"","methods":["GET"],"path":"/api/fdb/condition","access":"","cacheSeconds":1800,"failure":"An error occurred fetching conditions information","store":{"kind":"handler","handler":"","options":{}},"query":{"_filter":{"type":"string","isRequired":true,"choices":["byCode","byName"]},"code":{"type":"string","isRequired":false},"version":{"type":"string","isRequired":false},"_content":{"type":"string","isRequired":false}},"answer":{"kind":"free","schema":true}},
    "terminology.medication": {"name":"terminology.medication","title":"","methods":["GET"],"path":"/api/fdb/medication","access":"","cacheSeconds":1800,"store":{"kind":"handler","handler":"","options":{}},"query":{"_content":{"type":"string","isRequired":false},"searchType":{"type":"string","isRequired":false,"choices":["StartsWith","Contains"]},"searchTermTypeCodes":{"type":"string","isRequired":false},"includeFormularyMedications":{"type":"boolean","isRequired":false},"orgId":{"type":"string","isRequired":false},"code":{"type":"string","isRequired":false}},"answer":{"kind":"free","schema":true}},
    "terminology.label": {"name":"terminology.label","title":"","methods":["GET"],"path":"/api/fdb/label","access":"","cacheSeconds":1800,"store":{"kind":"handler","handler":"","options":{}},"query":{"ndcCode":{"type":"string","isRequired":true},"patientId":{"type":"string","isRequired":false,"record":"patient"},"dob":{"type":"date","isRequired":false}},"answer":{"kind":"free","schema":true}},
    "user.me": {"name":"user.me","title":"","methods":["GET"],"path":"/api/regimen/user/me","access":"","cacheSeconds":0,"store":{"kind":"handler","handler":"","options":{}},"query":{},"answer":{"kind":"record","entity":"user"}},
    "workflow.event": {"name":"workflow.event","title":"","methods":["POST"],"path":"/workflow","access":"","cacheSeconds":0,"store":{"kind":"handler","handler":"","options":{}},"query":{},"body":{},"answer":{"kind":"saved","entity":"patient"}},
    "workflow.interaction": {"name":"workflow.interaction","title":"","methods":["POST"],"path":"/workflow/interaction","access":"","cacheSeconds":0,"store":{"kind":"handler","handler":"","options":{}},"query":{},"body":{},"answer":{"kind":"saved","entity":"patient"}},
  },
  searches: {},
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
    minProperties: "At least {limit} needed",
    maxProperties: "At most {limit} allowed",
    uniqueItems: "Each entry may appear only once",
    reference: "{label} refers to something that does not exist or is not available to you. Choose another one.",
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
    "eula.title": "Terms of Use",
    "eula.version": "Version {id} of {day}",
    "eula.intro": "Please read these terms. You can use Regimen once you have agreed to them.",
    "eula.print": "Print",
    "eula.checkbox": "I have read and understood these terms of use",
    "eula.accept": "Acknowledged and agreed",
    "eula.decline": "I do not agree",
    "queue.own-group": "Your Queues",
    "queue.create": "Create New Priority Queue...",
    "queue.edit": "Edit Priority Queue",
    "queue.copy": "Copy Priority Queue",
    "menu.under": "Pages under {label}",
    "import.manually": "Add Manually (for non-EMTM patients)",
    "import.sent": "The patient has been sent for import. You will be redirected to the patient's page.",
    "patient.id-taken": "A patient with this ID has already been imported. Close the Add Patient modal to preview the patient.",
    "patient.id-of-another": "Another patient already has this Patient ID. Check the number, or look for that patient in Member Search.",
    "patient.alike": "Other patients may be the same person. Compare the date of birth before you save.",
    "patient.alike-check-failed": "The check for existing records of this patient failed. Search for the patient before you save.",
    "patient.id-check-failed": "The Patient ID could not be checked. Check it yourself before you save, or try again.",
    "invite.os": "MyRegimen is only supported on Android and iOS devices",
    "reservation.override-title": "Override Reservation?",
    "reservation.override-text": "This patient is reserved by {email}. Do you want to take over the reservation?",
    "reservation.reserved-by": "This patient is reserved by {email}.",
    "reservation.released": "Patient has been released.",
    "patient.inactivate-title": "Inactivate Patient",
    "patient.inactivate-text": "Are you sure you want to inactivate this patient? An inactive patient is left out of the work lists. Nothing is deleted, and the patient can be activated again at any time.",
    "emergency.reason": "Say in a sentence why it cannot wait; the patient's organization reads it",
    "emergency.opened": "A patient of your organization was opened in an emergency. Review it under Dashboard, Review Emergency Access.",
    "search.no-parameters": "Missing valid search parameters",
    "reconciliation.failed": "An unknown error occurred",
    "reconciliation.created": "Successfully created a new Medication Reconciliation",
    "reconciliation.updated": "Successfully updated Medication Reconciliation",
    "not-coded": "Not coded: this is free text, which is not compared with anything. Choose a suggestion to code it.",
    "print.no-ids": "Missing patientId or route",
    "print.failed": "There was an error trying to download the Fridge Report",
    "audit.whole": "The log is complete: every entry was checked just now and is unchanged.",
    "audit.broken": "The log is damaged: entries were changed or removed. Contact your system administrator, who can locate them with the command audit verify.",
    "print.letters": "Some letters of the document cannot be printed: they stand in it as empty boxes. Read it before you hand it out.",
    "print.no-review": "There is no medication safety review of this patient yet. Write one and save it, then print again.",
    "print.no-medications": "The Fridge Report has no medications: the patient's medication list is empty.",
    "print.no-times": "The Fridge Report has no administration times: no medication says when it is taken.",
    "privacy.age": "Users of this application must be at least 18 years old.",
  },
  defaults: {
    notices: {
      visible: 3,
      timeout: 5000,
    },
    table: {
      pageSize: 10,
      pageButtons: 10,
      childRows: 1,
    },
    results: {
      pageSize: 10,
      pageButtons: 5,
    },
    suggestions: {
      debounce: 2000,
      minLength: 3,
      maxHeight: 250,
    },
    tooltip: {
      maxWidth: 425,
    },
  },
  constants: {
    "idle-warning": {
      value: 840000,
      unit: "ms",
    },
    "idle-logout": {
      value: 60000,
      unit: "ms",
    },
    "activity-report": {
      value: 60000,
      unit: "ms",
    },
    "activity-throttle": {
      value: 250,
      unit: "ms",
    },
    "reservation-poll": {
      value: 10000,
      unit: "ms",
    },
    "emergency-per-hour": {
      value: 5,
      unit: "patients",
    },
    "emergency-alert-from": {
      value: 3,
      unit: "patients",
    },
    "emergency-first-wait": {
      value: 30000,
      unit: "ms",
    },
    "invitations-per-day": {
      value: 10,
      unit: "invitations",
    },
    "reservation-lifetime": {
      value: 28800000,
      unit: "ms",
    },
    "live-attempts": {
      value: 10,
      unit: "attempts",
    },
    "live-first-wait": {
      value: 5000,
      unit: "ms",
    },
    "live-more-wait": {
      value: 5000,
      unit: "ms",
    },
    "live-closed": {
      value: 1000,
    },
    attempts: {
      value: 2,
      by: {
        "Initiating Call": 3,
      },
      unit: "attempts",
    },
    "next-review": {
      value: 60,
      unit: "days",
    },
    "unenroll-code": {
      value: "412725004",
    },
    "import-batch": {
      value: "EMTM",
    },
    "import-client": {
      value: "regimen",
    },
    "condition-code-version": {
      value: "ICD-10-CM",
    },
    "risk-greatest": {
      value: 50,
      unit: "points",
    },
    "ecpn-organization": {
      value: "org:EMTM",
    },
    "discharge-organizations": {
      value: [
        "EMTM",
      ],
    },
    "call-or-home-organizations": {
      value: [
        "ECPN",
      ],
    },
    "bmi-factor": {
      value: 703,
    },
    "pounds-of-kilogram": {
      value: 2.2,
      unit: "lb/kg",
    },
    "inches-of-centimeter": {
      value: 0.39,
      unit: "in/cm",
    },
    "creatinine-age": {
      value: 140,
      unit: "years",
    },
    "creatinine-divisor": {
      value: 72,
    },
    "creatinine-female": {
      value: 0.85,
    },
    "ideal-weight-male": {
      value: 50,
      unit: "kg",
    },
    "ideal-weight-female": {
      value: 45.5,
      unit: "kg",
    },
    "ideal-weight-inch": {
      value: 2.3,
      unit: "kg/in",
    },
    "ideal-weight-base": {
      value: 60,
      unit: "in",
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
