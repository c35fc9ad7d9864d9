// GENERATED from schemas/access/product.access.json sha256:82dc2a08c5e2572d by tools/compiler; do not edit; run npm run schemas
import { freeze } from '../../engine/core/freeze.ts';
import * as r from '../../engine/core/expressions/runtime.ts';
import type { AccessRule } from '../../engine/core/product/access-rule.ts';

export const signedInAccess: AccessRule = freeze<AccessRule>({
  name: "signed-in",
  title: "Signed in",
  needs: "a signed-in user",
  allows: { source: "user.id != ''", evaluate: (s) => !r.equal(r.text(r.at(s.user, "id")), "") },
});

export const patientReadAccess: AccessRule = freeze<AccessRule>({
  name: "patient.read",
  title: "Read patients",
  needs: "a role that works with patients",
  allows: { source: "hasRole('pharmacist') || hasRole('support') || hasRole('clinical_admin') || hasRole('user_admin')", evaluate: (s) => (((r.hasRole(s.user, "pharmacist") || r.hasRole(s.user, "support")) || r.hasRole(s.user, "clinical_admin")) || r.hasRole(s.user, "user_admin")) },
});

export const patientWriteAccess: AccessRule = freeze<AccessRule>({
  name: "patient.write",
  title: "Write patient data",
  needs: "the role pharmacist, support or clinical_admin",
  allows: { source: "hasRole('pharmacist') || hasRole('support') || hasRole('clinical_admin')", evaluate: (s) => ((r.hasRole(s.user, "pharmacist") || r.hasRole(s.user, "support")) || r.hasRole(s.user, "clinical_admin")) },
});

export const auditReadAccess: AccessRule = freeze<AccessRule>({
  name: "audit.read",
  title: "Read the audit trail of patients",
  needs: "the role user_admin or clinical_admin",
  allows: { source: "hasRole('user_admin') || hasRole('clinical_admin')", evaluate: (s) => (r.hasRole(s.user, "user_admin") || r.hasRole(s.user, "clinical_admin")) },
});

export const patientEditAccess: AccessRule = freeze<AccessRule>({
  name: "patient.edit",
  title: "Edit, inactivate, activate and import patients",
  needs: "the permission to edit patients",
  allows: { source: "hasPermission('regimen-advisor.edit-patient')", evaluate: (s) => r.hasPermission(s.user, "regimen-advisor.edit-patient") },
});

export const patientImportMenuAccess: AccessRule = freeze<AccessRule>({
  name: "patient.import-menu",
  title: "See Add Patient in the menu",
  needs: "the permission to edit patients, and an organization other than ECPN alone",
  allows: { source: "hasPermission('regimen-advisor.edit-patient') && !(inOrganization('ECPN') && !inOrganization('EMTM'))", evaluate: (s) => (r.hasPermission(s.user, "regimen-advisor.edit-patient") && !(r.inOrganization(s.user, "ECPN") && !r.inOrganization(s.user, "EMTM"))) },
});

export const patientDischargeAccess: AccessRule = freeze<AccessRule>({
  name: "patient.discharge",
  title: "Discharge date and home care flag",
  needs: "the permission edit-discharge-date or the role support, in an organization that keeps discharges",
  allows: { source: "(hasPermission('edit-discharge-date') || hasRole('support')) && listed('discharge-organizations', patient.managingOrganization.id)", evaluate: (s) => ((r.hasPermission(s.user, "edit-discharge-date") || r.hasRole(s.user, "support")) && r.isIn(r.text(r.at(r.at(r.at(s.records, "patient"), "managingOrganization"), "id")), ["EMTM"])) },
});

export const patientChartAccess: AccessRule = freeze<AccessRule>({
  name: "patient.chart",
  title: "View the chart",
  needs: "an organization whose workflow enables the chart viewer",
  allows: { source: "organization.workflows.chartViewer", evaluate: (s) => r.bool(r.at(r.at(r.at(s.records, "organization"), "workflows"), "chartViewer")) },
});

export const workflowResetAccess: AccessRule = freeze<AccessRule>({
  name: "workflow.reset",
  title: "Reset the workflow",
  needs: "the permission to reset the workflow",
  allows: { source: "hasPermission('regimen-advisor.reset-workflow')", evaluate: (s) => r.hasPermission(s.user, "regimen-advisor.reset-workflow") },
});

export const workflowChangeAccess: AccessRule = freeze<AccessRule>({
  name: "workflow.change",
  title: "Change the workflow state by hand",
  needs: "the permission to edit patients",
  allows: { source: "hasPermission('regimen-advisor.edit-patient')", evaluate: (s) => r.hasPermission(s.user, "regimen-advisor.edit-patient") },
});

export const workflowNewEngagementAccess: AccessRule = freeze<AccessRule>({
  name: "workflow.new-engagement",
  title: "Start a new engagement",
  needs: "the permission to reset the workflow and an active patient, or a patient whose workflow is complete",
  allows: { source: "hasPermission('regimen-advisor.reset-workflow') && patient.status == 'active' || patient.currentWorkflowState.name == 'Complete'", evaluate: (s) => ((r.hasPermission(s.user, "regimen-advisor.reset-workflow") && r.equal(r.text(r.at(r.at(s.records, "patient"), "status")), "active")) || r.equal(r.text(r.at(r.at(r.at(s.records, "patient"), "currentWorkflowState"), "name")), "Complete")) },
});

export const workflowBeginAccess: AccessRule = freeze<AccessRule>({
  name: "workflow.begin",
  title: "Begin work on an imported patient",
  needs: "the role pharmacist, support or clinical_admin",
  allows: { source: "may('patient.write')", evaluate: (s) => (s.user !== undefined && ((r.hasRole(s.user, "pharmacist") || r.hasRole(s.user, "support")) || r.hasRole(s.user, "clinical_admin"))) },
});

export const interactionSafetyReviewAccess: AccessRule = freeze<AccessRule>({
  name: "interaction.safety-review",
  title: "Log a Medication Safety Review",
  needs: "the role pharmacist, support or clinical_admin",
  allows: { source: "hasRole('pharmacist') || hasRole('support') || hasRole('clinical_admin')", evaluate: (s) => ((r.hasRole(s.user, "pharmacist") || r.hasRole(s.user, "support")) || r.hasRole(s.user, "clinical_admin")) },
});

export const reviewPrivilegedAccess: AccessRule = freeze<AccessRule>({
  name: "review.privileged",
  title: "Publish straight to consult or completion",
  needs: "the role pharmacist or clinical_admin and a patient managed for an ECPN",
  allows: { source: "(hasRole('pharmacist') || hasRole('clinical_admin')) && !blank(patient.managingOrganization.primary) && patient.managingOrganization.secondary == text('ecpn-organization')", evaluate: (s) => (((r.hasRole(s.user, "pharmacist") || r.hasRole(s.user, "clinical_admin")) && !r.blank(r.at(r.at(r.at(s.records, "patient"), "managingOrganization"), "primary"))) && r.equal(r.text(r.at(r.at(r.at(s.records, "patient"), "managingOrganization"), "secondary")), "org:EMTM")) },
});

export const reviewReviewableAccess: AccessRule = freeze<AccessRule>({
  name: "review.reviewable",
  title: "Review a patient",
  needs: "an active patient who is not disenrolled, not eligible, in hospice, waiting for the mailer or failing to engage, and who has not graduated",
  allows: { source: "patient.status == 'active' && !patient.graduationStatus.graduated && !blank(patient.currentWorkflowState.name) && column('workflow-states', patient.currentWorkflowState.name, 'group') != 'failure-to-engage' && !(patient.currentWorkflowState.name in ['Disenrolled', 'Not Eligible', 'Hospice Do Not Call', 'Waiting for Mailer'])", evaluate: (s) => ((((r.equal(r.text(r.at(r.at(s.records, "patient"), "status")), "active") && !r.bool(r.at(r.at(r.at(s.records, "patient"), "graduationStatus"), "graduated"))) && !r.blank(r.at(r.at(r.at(s.records, "patient"), "currentWorkflowState"), "name"))) && !r.equal(r.column({"Member Opt Out at Initiating Call":"opt-out","Member Opt Out at Medication Review":"opt-out","Member Opt Out at Medication Safety Review":"opt-out","Decline of Service at Initiating Interaction":"decline","Decline of Service at Medication Review":"decline","Decline of Service at MSR":"decline","Failure to Engage at Initiating Call":"failure-to-engage","Failure to Engage at Medication Review":"failure-to-engage","Failure to Engage at Medication Safety Review":"failure-to-engage"}, r.text(r.at(r.at(r.at(s.records, "patient"), "currentWorkflowState"), "name"))), "failure-to-engage")) && !r.isIn(r.text(r.at(r.at(r.at(s.records, "patient"), "currentWorkflowState"), "name")), ["Disenrolled", "Not Eligible", "Hospice Do Not Call", "Waiting for Mailer"])) },
});

export const reviewEcpnAccess: AccessRule = freeze<AccessRule>({
  name: "review.ecpn",
  title: "Write ECPN reviews",
  needs: "the organization EMTM",
  allows: { source: "inOrganization('EMTM')", evaluate: (s) => r.inOrganization(s.user, "EMTM") },
});

export const reviewPreceptorAccess: AccessRule = freeze<AccessRule>({
  name: "review.preceptor",
  title: "Write preceptor reviews",
  needs: "the organization that owns the review: the reviewing organization, else the parent, else the organization itself",
  allows: { source: "inOrganization(!blank(organization.reviewingOrganization) ? organization.reviewingOrganization :  !blank(organization.parent) ? organization.parent : organization._id)", evaluate: (s) => r.inOrganization(s.user, (!r.blank(r.at(r.at(s.records, "organization"), "reviewingOrganization")) ? r.text(r.at(r.at(s.records, "organization"), "reviewingOrganization")) : (!r.blank(r.at(r.at(s.records, "organization"), "parent")) ? r.text(r.at(r.at(s.records, "organization"), "parent")) : r.text(r.at(r.at(s.records, "organization"), "_id"))))) },
});

export const reviewRemoveAccess: AccessRule = freeze<AccessRule>({
  name: "review.remove",
  title: "Remove a review",
  needs: "a review that is not published",
  about: "review",
  allows: { source: "!self.published", evaluate: (s) => !r.bool(r.at(s.self, "published")) },
});

export const reservationCreateAccess: AccessRule = freeze<AccessRule>({
  name: "reservation.create",
  title: "Reserve a patient",
  needs: "a role that works with patients",
  allows: { source: "hasRole('pharmacist') || hasRole('support') || hasRole('clinical_admin')", evaluate: (s) => ((r.hasRole(s.user, "pharmacist") || r.hasRole(s.user, "support")) || r.hasRole(s.user, "clinical_admin")) },
});

export const reservationReleaseAccess: AccessRule = freeze<AccessRule>({
  name: "reservation.release",
  title: "Release a reservation",
  needs: "to be the user who has reserved",
  about: "reservation",
  allows: { source: "self.user == user.id", evaluate: (s) => r.equal(r.text(r.at(s.self, "user")), r.text(r.at(s.user, "id"))) },
});

export const reservationOverrideAccess: AccessRule = freeze<AccessRule>({
  name: "reservation.override",
  title: "Override another user's reservation",
  needs: "another user's reservation",
  about: "reservation",
  allows: { source: "self.user != user.id", evaluate: (s) => !r.equal(r.text(r.at(s.self, "user")), r.text(r.at(s.user, "id"))) },
});

export const queueWriteAccess: AccessRule = freeze<AccessRule>({
  name: "queue.write",
  title: "Create priority queues",
  needs: "a role that works with patients",
  allows: { source: "hasRole('pharmacist') || hasRole('support') || hasRole('clinical_admin') || hasRole('user_admin')", evaluate: (s) => (((r.hasRole(s.user, "pharmacist") || r.hasRole(s.user, "support")) || r.hasRole(s.user, "clinical_admin")) || r.hasRole(s.user, "user_admin")) },
});

export const queueSeeAccess: AccessRule = freeze<AccessRule>({
  name: "queue.see",
  title: "Know of a priority queue",
  needs: "to be the queue's owner, or a queue that is open to the organization",
  about: "priority-queue",
  allows: { source: "self.userId == user.id || self.access == 'organization'", evaluate: (s) => (r.equal(r.text(r.at(s.self, "userId")), r.text(r.at(s.user, "id"))) || r.equal(r.text(r.at(s.self, "access")), "organization")) },
});

export const queueEditAccess: AccessRule = freeze<AccessRule>({
  name: "queue.edit",
  title: "Edit a priority queue",
  needs: "to be the queue's owner",
  about: "priority-queue",
  allows: { source: "!blank(self.userId) && self.userId == user.id", evaluate: (s) => (!r.blank(r.at(s.self, "userId")) && r.equal(r.text(r.at(s.self, "userId")), r.text(r.at(s.user, "id")))) },
});

export const patientEmergencyAccess: AccessRule = freeze<AccessRule>({
  name: "patient.emergency",
  title: "Open a patient of another organization in an emergency",
  needs: "the role pharmacist or clinical_admin",
  allows: { source: "hasRole('pharmacist') || hasRole('clinical_admin')", evaluate: (s) => (r.hasRole(s.user, "pharmacist") || r.hasRole(s.user, "clinical_admin")) },
  opens: {
    entity: "patient",
    minutes: 60,
    known: [
      "/externalId",
      "/dob",
    ],
  },
});

export const emergencyReviewAccess: AccessRule = freeze<AccessRule>({
  name: "emergency.review",
  title: "See and end emergency access to patients of one's organizations",
  needs: "the role clinical_admin",
  allows: { source: "hasRole('clinical_admin')", evaluate: (s) => r.hasRole(s.user, "clinical_admin") },
});

export const queueOrganizationAccessAccess: AccessRule = freeze<AccessRule>({
  name: "queue.organization-access",
  title: "Set who sees a priority queue",
  needs: "the role user_admin",
  allows: { source: "hasRole('user_admin')", evaluate: (s) => r.hasRole(s.user, "user_admin") },
});

export const queueCallOrHomeAccess: AccessRule = freeze<AccessRule>({
  name: "queue.call-or-home",
  title: "See the call-or-home column",
  needs: "the organization that decides between calls and home visits",
  allows: { source: "user.organizations.exists(o, listed('call-or-home-organizations', o))", evaluate: (s) => r.list(r.at(s.user, "organizations")).some((_o) => r.isIn(r.text(_o), ["ECPN"])) },
});

export const earlyAccessAccess: AccessRule = freeze<AccessRule>({
  name: "early-access",
  title: "Early-access features",
  needs: "the permission early-access-features",
  allows: { source: "hasPermission('early-access-features')", evaluate: (s) => r.hasPermission(s.user, "early-access-features") },
});

export const featureNewRiskVisualizationAccess: AccessRule = freeze<AccessRule>({
  name: "feature.new-risk-visualization",
  title: "New risk display (NEW_RISK_VIS)",
  needs: "nothing: it is on for everyone",
  allows: { source: "true", evaluate: () => true },
});

export const featureReconciliationV2Access: AccessRule = freeze<AccessRule>({
  name: "feature.reconciliation-v2",
  title: "Medication reconciliation v2",
  needs: "nothing: it is on for everyone",
  allows: { source: "true", evaluate: () => true },
});

export const featureLabelDirectionsAccess: AccessRule = freeze<AccessRule>({
  name: "feature.label-directions",
  title: "Advanced label directions",
  needs: "nothing: it is on for everyone",
  allows: { source: "true", evaluate: () => true },
});

export const featureMedicationListV2Access: AccessRule = freeze<AccessRule>({
  name: "feature.medication-list-v2",
  title: "Medication List V2",
  needs: "the permission early-access-features",
  allows: { source: "hasPermission('early-access-features')", evaluate: (s) => r.hasPermission(s.user, "early-access-features") },
});
