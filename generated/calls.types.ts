// GENERATED from the whole schema set sha256:f4f57339c68ff7f1 by engine/compiler; do not edit; run npm run schemas
import type { Json } from '../engine/core/json/json.ts';
import type { PeriodReportAnswer, PresentReportAnswer } from '../engine/core/protocol/report-answer.ts';
import type { ListAnswer, SavedAnswer, Sent, Stored, Value } from '../engine/core/protocol/call-types.ts';
import type { Allergy } from './allergy/allergy.types.ts';
import type { AuditSearchAnswer } from './audit/audit.answers.types.ts';
import type { AuditSearch } from './audit/audit.search.body.types.ts';
import type { ConditionList } from './condition/condition.list.body.types.ts';
import type { Condition } from './condition/condition.types.ts';
import type { Acknowledgement } from './decision/acknowledgement.types.ts';
import type { DecisionCheckAnswer, DecisionFeedbackAnswer } from './decision/decision.answers.types.ts';
import type { DecisionCheck } from './decision/decision.check.body.types.ts';
import type { DecisionFeedback } from './decision/decision.feedback.body.types.ts';
import type { DeliveryMailedAnswer, DeliveryQueueAnswer } from './delivery/delivery.answers.types.ts';
import type { DeliveryMailed } from './delivery/delivery.mailed.body.types.ts';
import type { DeliveryQueue } from './delivery/delivery.queue.body.types.ts';
import type { Delivery } from './delivery/delivery.types.ts';
import type { ResponseAnswer } from './delivery/response.answer.body.types.ts';
import type { ResponseOpenAnswer, ResponseAnswerAnswer } from './delivery/response.answers.types.ts';
import type { ResponseOpen } from './delivery/response.open.body.types.ts';
import type { EmergencyAccess } from './emergency/emergency-access.types.ts';
import type { EmergencyEnd } from './emergency/emergency.end.body.types.ts';
import type { EmergencyOpen } from './emergency/emergency.open.body.types.ts';
import type { ErrorReportSendAnswer } from './error-report/error-report.answers.types.ts';
import type { ErrorReportSend } from './error-report/error-report.send.body.types.ts';
import type { EulaAcceptance } from './eula/eula-acceptance.types.ts';
import type { EulaAccept } from './eula/eula.accept.body.types.ts';
import type { EulaAcceptanceAnswer } from './eula/eula.answers.types.ts';
import type { Eula } from './eula/eula.types.ts';
import type { HistoryListAnswer, HistoryRestoreAnswer } from './history/history.answers.types.ts';
import type { HistoryRestore } from './history/history.restore.body.types.ts';
import type { ImportPreview } from './import-preview/import-preview.types.ts';
import type { ImportSearch } from './import-preview/import-search.types.ts';
import type { ImportSearchAnswer, ImportMatchAnswer } from './import-preview/import.answers.types.ts';
import type { ImportMatch } from './import-preview/import.match.body.types.ts';
import type { StagingPieceAnswer, StagingStartAnswer, StagingListAnswer, StagingRemoveAnswer } from './import-preview/staging.answers.types.ts';
import type { StagingPiece } from './import-preview/staging.piece.body.types.ts';
import type { StagingRemove } from './import-preview/staging.remove.body.types.ts';
import type { StagingStart } from './import-preview/staging.start.body.types.ts';
import type { Interaction } from './interaction/interaction.types.ts';
import type { JobStartAnswer, JobListAnswer, JobReadAnswer, JobCancelAnswer } from './job/job.answers.types.ts';
import type { JobCancel } from './job/job.cancel.body.types.ts';
import type { JobStart } from './job/job.start.body.types.ts';
import type { LibraryTextSearchAnswer } from './library-text/library-text.answers.types.ts';
import type { LibraryText } from './library-text/library-text.types.ts';
import type { MedicationReadDirectionsAnswer, MedicationPgxAnswer } from './medication/medication.answers.types.ts';
import type { MedicationReadDirections } from './medication/medication.readDirections.body.types.ts';
import type { Medication } from './medication/medication.types.ts';
import type { Note } from './note/note.types.ts';
import type { Observation } from './observation/observation.types.ts';
import type { OrganizationPatientGroupsAnswer } from './organization/organization.answers.types.ts';
import type { Organization } from './organization/organization.types.ts';
import type { PageTraceSendAnswer } from './page-trace/page-trace.answers.types.ts';
import type { PageTraceSend } from './page-trace/page-trace.send.body.types.ts';
import type { PatientSearchAnswer, PatientRecentAnswer, PatientFhirAnswer, PatientExistsAnswer, PatientProjectsAnswer, PatientRiskAnswer, PatientInviteAnswer } from './patient/patient.answers.types.ts';
import type { PatientExists } from './patient/patient.exists.body.types.ts';
import type { PatientInvite } from './patient/patient.invite.body.types.ts';
import type { Patient } from './patient/patient.types.ts';
import type { RiskScore } from './patient/risk-score.types.ts';
import type { PreviewLettersAnswer } from './print/preview.answers.types.ts';
import type { PrintPatientMSRCoverLetterAnswer, PrintPatientMSRMapAnswer, PrintPrescriberMSRCoverLetterAnswer, PrintPrescriberMSRCoverLetterForECPNsAnswer, PrintMsrlMemberCoverLetterAnswer, PrintMsrlPatientMapAnswer, PrintMsrlPrescriberCoverLetterAnswer, PrintMsaMemberCoverLetterAnswer, PrintMsaPrescriberCoverLetterAnswer, PrintPrescriberMapAnswer, PrintPrescriberMAPWithRationaleAnswer, PrintFridgeReportAnswer, PrintMedicationListAnswer, PrintMailingAnswer } from './print/print.answers.types.ts';
import type { PrintMailing } from './print/print.mailing.body.types.ts';
import type { PriorityQueue } from './priority-queue/priority-queue.types.ts';
import type { QueueMember } from './priority-queue/queue-member.types.ts';
import type { QueueCountsAnswer, QueueNextAnswer, QueueIdsAnswer, QueueExportAnswer, QueueStatisticsAnswer, QueuePreviewAnswer, QueueRunAnswer } from './priority-queue/queue.answers.types.ts';
import type { QueueExport } from './priority-queue/queue.export.body.types.ts';
import type { QueueIds } from './priority-queue/queue.ids.body.types.ts';
import type { QueueNext } from './priority-queue/queue.next.body.types.ts';
import type { QueuePreview } from './priority-queue/queue.preview.body.types.ts';
import type { QueueRun } from './priority-queue/queue.run.body.types.ts';
import type { Project } from './project/project.types.ts';
import type { ReconciliationPreviewAnswer, ReconciliationReadAnswer } from './reconciliation/reconciliation.answers.types.ts';
import type { ReconciliationPreview } from './reconciliation/reconciliation.preview.body.types.ts';
import type { ReconciliationRead } from './reconciliation/reconciliation.read.body.types.ts';
import type { Reconciliation } from './reconciliation/reconciliation.types.ts';
import type { ReservationReleaseOwn } from './reservation/reservation.release-own.body.types.ts';
import type { ReservationReserve } from './reservation/reservation.reserve.body.types.ts';
import type { Reservation } from './reservation/reservation.types.ts';
import type { ReviewCarePlanAnswer, ReviewLatestTypeAnswer } from './review/review.answers.types.ts';
import type { ReviewImportCarePlan } from './review/review.import-care-plan.body.types.ts';
import type { Review } from './review/review.types.ts';
import type { ScheduledInteraction } from './scheduled-interaction/scheduled-interaction.types.ts';
import type { SchemaListAnswer } from './schema/schema.answers.types.ts';
import type { OwnSession } from './session/own-session.types.ts';
import type { SessionActive } from './session/session.active.body.types.ts';
import type { SessionActiveAnswer, SessionEndAnswer, SessionEndOthersAnswer } from './session/session.answers.types.ts';
import type { SessionEndOthers } from './session/session.end-others.body.types.ts';
import type { SessionEnd } from './session/session.end.body.types.ts';
import type { StudioAccess } from './studio/studio.access.body.types.ts';
import type { StudioReadAnswer, StudioRunAnswer, StudioExportAnswer, StudioDocumentAnswer, StudioAccessAnswer, StudioRightsAnswer, StudioCheckAnswer, StudioPreviewAnswer, StudioExpressionAnswer, StudioSaveAnswer, StudioChangesAnswer, StudioCompareAnswer, StudioBlameAnswer, StudioReplayAnswer, StudioCommentAnswer, StudioImpactAnswer, StudioCountImpactAnswer, StudioReviewAnswer, StudioPublishAnswer, StudioWithdrawAnswer, StudioReviewRollbackAnswer, StudioRollbackAnswer, StudioConvertAnswer } from './studio/studio.answers.types.ts';
import type { StudioCheck } from './studio/studio.check.body.types.ts';
import type { StudioComment } from './studio/studio.comment.body.types.ts';
import type { StudioConvert } from './studio/studio.convert.body.types.ts';
import type { StudioCountImpact } from './studio/studio.count-impact.body.types.ts';
import type { StudioDocument } from './studio/studio.document.body.types.ts';
import type { StudioExport } from './studio/studio.export.body.types.ts';
import type { StudioExpression } from './studio/studio.expression.body.types.ts';
import type { StudioPreview } from './studio/studio.preview.body.types.ts';
import type { StudioPublish } from './studio/studio.publish.body.types.ts';
import type { StudioReplay } from './studio/studio.replay.body.types.ts';
import type { StudioRights } from './studio/studio.rights.body.types.ts';
import type { StudioRollback } from './studio/studio.rollback.body.types.ts';
import type { StudioRun } from './studio/studio.run.body.types.ts';
import type { StudioSave } from './studio/studio.save.body.types.ts';
import type { StudioWithdraw } from './studio/studio.withdraw.body.types.ts';
import type { TerminologyAllergyAnswer, TerminologyConditionAnswer, TerminologyMedicationAnswer, TerminologyLabelAnswer } from './terminology/terminology.answers.types.ts';
import type { User } from './user/user.types.ts';
import type { WorkflowEvent } from './workflow/workflow.event.body.types.ts';
import type { WorkflowInteraction } from './workflow/workflow.interaction.body.types.ts';

/** The type of every record, by the name of its entity. */
export interface Records {
  readonly "allergy": Stored<Allergy>;
  readonly "condition": Stored<Condition>;
  readonly "acknowledgement": Stored<Acknowledgement>;
  readonly "delivery": Stored<Delivery>;
  readonly "emergency-access": Stored<EmergencyAccess>;
  readonly "eula-acceptance": Stored<EulaAcceptance>;
  readonly "eula": Stored<Eula>;
  readonly "interaction": Stored<Interaction>;
  readonly "library-text": Stored<LibraryText>;
  readonly "medication": Stored<Medication>;
  readonly "note": Stored<Note>;
  readonly "observation": Stored<Observation>;
  readonly "organization": Stored<Organization>;
  readonly "patient": Stored<Patient>;
  readonly "risk-score": Stored<RiskScore>;
  readonly "priority-queue": Stored<PriorityQueue>;
  readonly "project": Stored<Project>;
  readonly "reconciliation": Stored<Reconciliation>;
  readonly "reservation": Stored<Reservation>;
  readonly "review": Stored<Review>;
  readonly "scheduled-interaction": Stored<ScheduledInteraction>;
  readonly "user": Stored<User>;
}

/** What goes in and comes out of every call. */
export interface Calls {
  /** Allergies and side effects of a patient */
  readonly "allergy.list": {
    readonly query: { readonly "patientId": string };
    readonly body: undefined;
    readonly answer: ListAnswer<Stored<Allergy>>;
  };
  /** One allergy */
  readonly "allergy.get": {
    readonly query: { readonly "allergyId": string };
    readonly body: undefined;
    readonly answer: Stored<Allergy>;
  };
  /** Store an allergy */
  readonly "allergy.save": {
    readonly query: {};
    readonly body: Sent<Allergy>;
    readonly answer: SavedAnswer<Stored<Allergy>>;
  };
  /** Remove an allergy */
  readonly "allergy.remove": {
    readonly query: {};
    readonly body: Sent<Allergy>;
    readonly answer: SavedAnswer<Stored<Allergy>>;
  };
  /** Who has seen, changed, printed or exported what of a patient */
  readonly "audit.search": {
    readonly query: {};
    readonly body: Value<AuditSearch>;
    readonly answer: Value<AuditSearchAnswer>;
  };
  /** Conditions of a patient */
  readonly "condition.list": {
    readonly query: {};
    readonly body: Value<ConditionList>;
    readonly answer: ListAnswer<Stored<Condition>>;
  };
  /** One condition */
  readonly "condition.get": {
    readonly query: { readonly "conditionId": string };
    readonly body: undefined;
    readonly answer: Stored<Condition>;
  };
  /** Store a condition */
  readonly "condition.save": {
    readonly query: {};
    readonly body: Sent<Condition>;
    readonly answer: SavedAnswer<Stored<Condition>>;
  };
  /** Remove a condition */
  readonly "condition.remove": {
    readonly query: {};
    readonly body: Sent<Condition>;
    readonly answer: SavedAnswer<Stored<Condition>>;
  };
  /** Acknowledgement records of a patient */
  readonly "acknowledgement.list": {
    readonly query: { readonly "patientId": string };
    readonly body: undefined;
    readonly answer: ListAnswer<Stored<Acknowledgement>>;
  };
  /** Store an acknowledgement */
  readonly "acknowledgement.save": {
    readonly query: {};
    readonly body: Sent<Acknowledgement>;
    readonly answer: SavedAnswer<Stored<Acknowledgement>>;
  };
  /** Remove an acknowledgement */
  readonly "acknowledgement.remove": {
    readonly query: {};
    readonly body: Sent<Acknowledgement>;
    readonly answer: SavedAnswer<Stored<Acknowledgement>>;
  };
  /** What is noteworthy about what a patient takes, or would take */
  readonly "decision.check": {
    readonly query: {};
    readonly body: Value<DecisionCheck>;
    readonly answer: Value<DecisionCheckAnswer>;
  };
  /** Tell a service what became of its finding */
  readonly "decision.feedback": {
    readonly query: {};
    readonly body: Value<DecisionFeedback>;
    readonly answer: Value<DecisionFeedbackAnswer>;
  };
  /** The letters of a patient's reviews, and what has become of them */
  readonly "delivery.list": {
    readonly query: { readonly "patientId": string; readonly "reviewId"?: string };
    readonly body: undefined;
    readonly answer: ListAnswer<Stored<Delivery>>;
  };
  /** Do something about a letter: send it again, cancel it, revoke its code */
  readonly "delivery.save": {
    readonly query: {};
    readonly body: Sent<Delivery>;
    readonly answer: SavedAnswer<Stored<Delivery>>;
  };
  /** The printed letters of a patient's published review are in the mail */
  readonly "delivery.mailed": {
    readonly query: {};
    readonly body: Value<DeliveryMailed>;
    readonly answer: Value<DeliveryMailedAnswer>;
  };
  /** Send the letters of a published review: to each prescriber by fax, and a notice to the patient by e-mail, as far as they can be reached so */
  readonly "delivery.queue": {
    readonly query: {};
    readonly body: Value<DeliveryQueue>;
    readonly answer: Value<DeliveryQueueAnswer>;
  };
  /** What a letter with a code asks of its prescriber; answers nothing without the patient's date of birth */
  readonly "response.open": {
    readonly query: {};
    readonly body: Value<ResponseOpen>;
    readonly answer: Value<ResponseOpenAnswer>;
  };
  /** A prescriber's answers to a letter with a code; the code is used up by them */
  readonly "response.answer": {
    readonly query: {};
    readonly body: Value<ResponseAnswer>;
    readonly answer: Value<ResponseAnswerAnswer>;
  };
  /** Open a patient of another organization for reading, in an emergency; the organization is notified */
  readonly "emergency.open": {
    readonly query: {};
    readonly body: Value<EmergencyOpen>;
    readonly answer: SavedAnswer<Stored<EmergencyAccess>>;
  };
  /** Emergency access to the patients of one's organizations */
  readonly "emergency.list": {
    readonly query: {};
    readonly body: undefined;
    readonly answer: ListAnswer<Stored<EmergencyAccess>>;
  };
  /** One emergency access to a patient of one's organizations */
  readonly "emergency.get": {
    readonly query: { readonly "emergencyId": string };
    readonly body: undefined;
    readonly answer: Stored<EmergencyAccess>;
  };
  /** The emergency access that stands for whoever asks */
  readonly "emergency.own": {
    readonly query: {};
    readonly body: undefined;
    readonly answer: ListAnswer<Stored<EmergencyAccess>>;
  };
  /** End an emergency access before its time: one's own, or one to a patient of one's organizations */
  readonly "emergency.end": {
    readonly query: {};
    readonly body: Value<EmergencyEnd>;
    readonly answer: SavedAnswer<Stored<EmergencyAccess>>;
  };
  /** Tell of a failure in the page: what kind and where in our code, nothing of what was on the screen */
  readonly "error-report.send": {
    readonly query: {};
    readonly body: Value<ErrorReportSend>;
    readonly answer: Value<ErrorReportSendAnswer>;
  };
  /** The latest terms of use */
  readonly "eula.latest": {
    readonly query: {};
    readonly body: undefined;
    readonly answer: Stored<Eula>;
  };
  /** The version of the terms that the user has accepted last */
  readonly "eula.acceptance": {
    readonly query: {};
    readonly body: undefined;
    readonly answer: Value<EulaAcceptanceAnswer>;
  };
  /** Accept a version of the terms */
  readonly "eula.accept": {
    readonly query: {};
    readonly body: Value<EulaAccept>;
    readonly answer: SavedAnswer<Stored<EulaAcceptance>>;
  };
  /** Every version of a record, the newest first */
  readonly "history.list": {
    readonly query: { readonly "type": string; readonly "id": string; readonly "before"?: number };
    readonly body: undefined;
    readonly answer: Value<HistoryListAnswer>;
  };
  /** Make an earlier version of a record the current one */
  readonly "history.restore": {
    readonly query: {};
    readonly body: Value<HistoryRestore>;
    readonly answer: Value<HistoryRestoreAnswer>;
  };
  /** Look for a person in the source systems */
  readonly "import.search": {
    readonly query: {};
    readonly body: Value<ImportSearch>;
    readonly answer: Value<ImportSearchAnswer>;
  };
  /** Patients of one's own that may be the same person, the most alike first */
  readonly "import.match": {
    readonly query: {};
    readonly body: Value<ImportMatch>;
    readonly answer: Value<ImportMatchAnswer>;
  };
  /** Import a person as a patient */
  readonly "import.import": {
    readonly query: {};
    readonly body: Value<ImportPreview>;
    readonly answer: SavedAnswer<Stored<Patient>>;
  };
  /** Send a piece of a file whose members are to be staged */
  readonly "staging.piece": {
    readonly query: {};
    readonly body: Value<StagingPiece>;
    readonly answer: Value<StagingPieceAnswer>;
  };
  /** Stage the members of a file that was sent */
  readonly "staging.start": {
    readonly query: {};
    readonly body: Value<StagingStart>;
    readonly answer: Value<StagingStartAnswer>;
  };
  /** Files of members that were sent */
  readonly "staging.list": {
    readonly query: {};
    readonly body: undefined;
    readonly answer: Value<StagingListAnswer>;
  };
  /** The lines of a file that were not taken, with number and reason */
  readonly "staging.rejected": {
    readonly query: { readonly "upload": string };
    readonly body: undefined;
    readonly answer: null;
  };
  /** Remove a file that was sent, and its rejected lines */
  readonly "staging.remove": {
    readonly query: {};
    readonly body: Value<StagingRemove>;
    readonly answer: Value<StagingRemoveAnswer>;
  };
  /** Interactions and scheduled interactions of a patient */
  readonly "outreach.list": {
    readonly query: { readonly "patientId": string };
    readonly body: undefined;
    readonly answer: ListAnswer<Stored<Interaction> | Stored<ScheduledInteraction>>;
  };
  /** Log an interaction; may move the patient through the workflow */
  readonly "outreach.save-interaction": {
    readonly query: {};
    readonly body: Sent<Interaction>;
    readonly answer: SavedAnswer<Stored<Interaction>>;
  };
  /** Store a scheduled interaction */
  readonly "outreach.save-scheduled": {
    readonly query: {};
    readonly body: Sent<ScheduledInteraction>;
    readonly answer: SavedAnswer<Stored<ScheduledInteraction>>;
  };
  /** Remove an interaction */
  readonly "outreach.remove-interaction": {
    readonly query: {};
    readonly body: Sent<Interaction>;
    readonly answer: SavedAnswer<Stored<Interaction>>;
  };
  /** Remove a scheduled interaction */
  readonly "outreach.remove-scheduled": {
    readonly query: {};
    readonly body: Sent<ScheduledInteraction>;
    readonly answer: SavedAnswer<Stored<ScheduledInteraction>>;
  };
  /** Begin work on several rows of a tab, done behind the page */
  readonly "job.start": {
    readonly query: {};
    readonly body: Value<JobStart>;
    readonly answer: Value<JobStartAnswer>;
  };
  /** The user's latest jobs of a tab */
  readonly "job.list": {
    readonly query: { readonly "tab": string; readonly "search"?: string };
    readonly body: undefined;
    readonly answer: Value<JobListAnswer>;
  };
  /** One of the user's jobs with its rows */
  readonly "job.read": {
    readonly query: { readonly "id": string };
    readonly body: undefined;
    readonly answer: Value<JobReadAnswer>;
  };
  /** Leave the rows of a job that are not begun as they are */
  readonly "job.cancel": {
    readonly query: {};
    readonly body: Value<JobCancel>;
    readonly answer: Value<JobCancelAnswer>;
  };
  /** What the rows of one of the user's jobs have left, as one PDF with a list of what is in it */
  readonly "job.file": {
    readonly query: { readonly "id": string };
    readonly body: undefined;
    readonly answer: null;
  };
  /** Texts for recommendations, of the user's organizations */
  readonly "library-text.list": {
    readonly query: {};
    readonly body: undefined;
    readonly answer: ListAnswer<Stored<LibraryText>>;
  };
  /** Store a text for recommendations */
  readonly "library-text.save": {
    readonly query: {};
    readonly body: Sent<LibraryText>;
    readonly answer: SavedAnswer<Stored<LibraryText>>;
  };
  /** Remove a text for recommendations */
  readonly "library-text.remove": {
    readonly query: {};
    readonly body: Sent<LibraryText>;
    readonly answer: SavedAnswer<Stored<LibraryText>>;
  };
  /** Texts for recommendations, of an organization, that have every word that was typed */
  readonly "library-text.search": {
    readonly query: { readonly "text": string; readonly "orgId"?: string };
    readonly body: undefined;
    readonly answer: Value<LibraryTextSearchAnswer>;
  };
  /** Medications of a patient, by name */
  readonly "medication.list": {
    readonly query: { readonly "patientId": string; readonly "includeFormularyData"?: boolean };
    readonly body: undefined;
    readonly answer: ListAnswer<Stored<Medication>>;
  };
  /** Directions that are typed, in parts */
  readonly "medication.readDirections": {
    readonly query: {};
    readonly body: Value<MedicationReadDirections>;
    readonly answer: Value<MedicationReadDirectionsAnswer>;
  };
  /** Store a medication */
  readonly "medication.save": {
    readonly query: {};
    readonly body: Sent<Medication>;
    readonly answer: SavedAnswer<Stored<Medication>>;
  };
  /** Delete a medication */
  readonly "medication.remove": {
    readonly query: {};
    readonly body: Sent<Medication>;
    readonly answer: SavedAnswer<Stored<Medication>>;
  };
  /** Pharmacogenomic results of a patient */
  readonly "medication.pgx": {
    readonly query: { readonly "patientId": string };
    readonly body: undefined;
    readonly answer: Value<MedicationPgxAnswer>;
  };
  /** Notes of a patient */
  readonly "note.list": {
    readonly query: { readonly "patientId": string; readonly "newest"?: number };
    readonly body: undefined;
    readonly answer: ListAnswer<Stored<Note>>;
  };
  /** Store a note */
  readonly "note.save": {
    readonly query: {};
    readonly body: Sent<Note>;
    readonly answer: SavedAnswer<Stored<Note>>;
  };
  /** Remove a note */
  readonly "note.remove": {
    readonly query: {};
    readonly body: Sent<Note>;
    readonly answer: SavedAnswer<Stored<Note>>;
  };
  /** Observations of a patient */
  readonly "observation.list": {
    readonly query: { readonly "patientId": string };
    readonly body: undefined;
    readonly answer: ListAnswer<Stored<Observation>>;
  };
  /** One observation */
  readonly "observation.get": {
    readonly query: { readonly "observationId": string };
    readonly body: undefined;
    readonly answer: Stored<Observation>;
  };
  /** Store an observation */
  readonly "observation.save": {
    readonly query: {};
    readonly body: Sent<Observation>;
    readonly answer: SavedAnswer<Stored<Observation>>;
  };
  /** Remove an observation */
  readonly "observation.remove": {
    readonly query: {};
    readonly body: Sent<Observation>;
    readonly answer: SavedAnswer<Stored<Observation>>;
  };
  /** The user's organizations */
  readonly "organization.list": {
    readonly query: {};
    readonly body: undefined;
    readonly answer: ListAnswer<Stored<Organization>>;
  };
  /** Groups of patients within the user's organizations */
  readonly "organization.patientGroups": {
    readonly query: {};
    readonly body: undefined;
    readonly answer: Value<OrganizationPatientGroupsAnswer>;
  };
  /** Tell how long a press and its requests took in the page, for the trace that the request names: times only, nothing of what was on the screen */
  readonly "page-trace.send": {
    readonly query: {};
    readonly body: Value<PageTraceSend>;
    readonly answer: Value<PageTraceSendAnswer>;
  };
  /** One patient */
  readonly "patient.get": {
    readonly query: { readonly "patientId": string };
    readonly body: undefined;
    readonly answer: Stored<Patient>;
  };
  /** Store a whole patient */
  readonly "patient.save": {
    readonly query: {};
    readonly body: Sent<Patient>;
    readonly answer: SavedAnswer<Stored<Patient>>;
  };
  /** Search patients of the user's organizations */
  readonly "patient.search": {
    readonly query: {};
    readonly body: Json | undefined;
    readonly answer: Value<PatientSearchAnswer>;
  };
  /** The patients whom the user has opened last */
  readonly "patient.recent": {
    readonly query: {};
    readonly body: undefined;
    readonly answer: Value<PatientRecentAnswer>;
  };
  /** A patient as a FHIR R4 bundle, to take elsewhere */
  readonly "patient.fhir": {
    readonly query: { readonly "id": string };
    readonly body: undefined;
    readonly answer: Value<PatientFhirAnswer>;
  };
  /** Whether a patient with an entered id exists, within the user's organizations */
  readonly "patient.exists": {
    readonly query: {};
    readonly body: Value<PatientExists>;
    readonly answer: Value<PatientExistsAnswer>;
  };
  /** The projects of the patient's organization with the patient's enrollments */
  readonly "patient.projects": {
    readonly query: { readonly "patientId": string };
    readonly body: undefined;
    readonly answer: Value<PatientProjectsAnswer>;
  };
  /** The patient's medication risk score */
  readonly "patient.risk": {
    readonly query: { readonly "patientId": string; readonly "without"?: readonly string[] };
    readonly body: undefined;
    readonly answer: Value<PatientRiskAnswer>;
  };
  /** Invite a patient to the app for patients by e-mail */
  readonly "patient.invite": {
    readonly query: {};
    readonly body: Value<PatientInvite>;
    readonly answer: Value<PatientInviteAnswer>;
  };
  /** Every letter of a review as it would be printed now, to be read beside the review */
  readonly "preview.letters": {
    readonly query: { readonly "reviewId": string; readonly "revision"?: number };
    readonly body: undefined;
    readonly answer: Value<PreviewLettersAnswer>;
  };
  /** Cover letter of a review to the patient */
  readonly "print.patientMSRCoverLetter": {
    readonly query: { readonly "patientId"?: string; readonly "location"?: string; readonly "orgId"?: string; readonly "reviewId"?: string; readonly "attachments"?: readonly string[] };
    readonly body: undefined;
    readonly answer: Value<PrintPatientMSRCoverLetterAnswer>;
  };
  /** Action plan of a review for the patient */
  readonly "print.patientMSRMap": {
    readonly query: { readonly "patientId"?: string; readonly "location"?: string; readonly "orgId"?: string; readonly "reviewId"?: string; readonly "attachments"?: readonly string[] };
    readonly body: undefined;
    readonly answer: Value<PrintPatientMSRMapAnswer>;
  };
  /** Cover letter of a review to a prescriber */
  readonly "print.prescriberMSRCoverLetter": {
    readonly query: { readonly "patientId"?: string; readonly "location"?: string; readonly "orgId"?: string; readonly "reviewId"?: string; readonly "prescriberId"?: string; readonly "attachments"?: readonly string[] };
    readonly body: undefined;
    readonly answer: Value<PrintPrescriberMSRCoverLetterAnswer>;
  };
  /** Cover letter of a review to a prescriber of an ECPN */
  readonly "print.prescriberMSRCoverLetterForECPNs": {
    readonly query: { readonly "patientId"?: string; readonly "location"?: string; readonly "orgId"?: string; readonly "reviewId"?: string; readonly "prescriberId"?: string; readonly "attachments"?: readonly string[] };
    readonly body: undefined;
    readonly answer: Value<PrintPrescriberMSRCoverLetterForECPNsAnswer>;
  };
  /** Cover letter of an MSR Lite to the member */
  readonly "print.msrlMemberCoverLetter": {
    readonly query: { readonly "patientId"?: string; readonly "location"?: string; readonly "orgId"?: string; readonly "reviewId"?: string; readonly "attachments"?: readonly string[] };
    readonly body: undefined;
    readonly answer: Value<PrintMsrlMemberCoverLetterAnswer>;
  };
  /** Action plan of an MSR Lite for the patient */
  readonly "print.msrlPatientMap": {
    readonly query: { readonly "patientId"?: string; readonly "location"?: string; readonly "orgId"?: string; readonly "reviewId"?: string; readonly "attachments"?: readonly string[] };
    readonly body: undefined;
    readonly answer: Value<PrintMsrlPatientMapAnswer>;
  };
  /** Cover letter of an MSR Lite to a prescriber */
  readonly "print.msrlPrescriberCoverLetter": {
    readonly query: { readonly "patientId"?: string; readonly "location"?: string; readonly "orgId"?: string; readonly "reviewId"?: string; readonly "prescriberId"?: string; readonly "attachments"?: readonly string[] };
    readonly body: undefined;
    readonly answer: Value<PrintMsrlPrescriberCoverLetterAnswer>;
  };
  /** Cover letter of an MSA to the member */
  readonly "print.msaMemberCoverLetter": {
    readonly query: { readonly "patientId"?: string; readonly "location"?: string; readonly "orgId"?: string; readonly "reviewId"?: string; readonly "attachments"?: readonly string[] };
    readonly body: undefined;
    readonly answer: Value<PrintMsaMemberCoverLetterAnswer>;
  };
  /** Cover letter of an MSA to a prescriber */
  readonly "print.msaPrescriberCoverLetter": {
    readonly query: { readonly "patientId"?: string; readonly "location"?: string; readonly "orgId"?: string; readonly "reviewId"?: string; readonly "prescriberId"?: string; readonly "attachments"?: readonly string[] };
    readonly body: undefined;
    readonly answer: Value<PrintMsaPrescriberCoverLetterAnswer>;
  };
  /** Recommendations for a prescriber */
  readonly "print.prescriberMap": {
    readonly query: { readonly "patientId"?: string; readonly "location"?: string; readonly "orgId"?: string; readonly "reviewId"?: string; readonly "prescriberId"?: string; readonly "attachments"?: readonly string[] };
    readonly body: undefined;
    readonly answer: Value<PrintPrescriberMapAnswer>;
  };
  /** Recommendations for a prescriber with their rationale */
  readonly "print.prescriberMAPWithRationale": {
    readonly query: { readonly "patientId"?: string; readonly "location"?: string; readonly "orgId"?: string; readonly "reviewId"?: string; readonly "prescriberId"?: string; readonly "attachments"?: readonly string[] };
    readonly body: undefined;
    readonly answer: Value<PrintPrescriberMAPWithRationaleAnswer>;
  };
  /** Medications of the day in large type */
  readonly "print.fridgeReport": {
    readonly query: { readonly "patientId"?: string; readonly "location"?: string; readonly "orgId"?: string; readonly "reviewId"?: string; readonly "attachments"?: readonly string[] };
    readonly body: undefined;
    readonly answer: Value<PrintFridgeReportAnswer>;
  };
  /** Medications with directions, all or chosen ones */
  readonly "print.medicationList": {
    readonly query: { readonly "patientId"?: string; readonly "location"?: string; readonly "orgId"?: string; readonly "reviewId"?: string; readonly "medications"?: string; readonly "attachments"?: readonly string[] };
    readonly body: undefined;
    readonly answer: Value<PrintMedicationListAnswer>;
  };
  /** Every letter of a patient's published review that goes to the mail, with the codes to answer by */
  readonly "print.mailing": {
    readonly query: {};
    readonly body: Value<PrintMailing>;
    readonly answer: Value<PrintMailingAnswer>;
  };
  /** A printed document, once and for whoever printed it */
  readonly "print.document": {
    readonly query: { readonly "key": string };
    readonly body: undefined;
    readonly answer: null;
  };
  /** Priority Queue records of the user and of the user's organizations */
  readonly "queue.list": {
    readonly query: {};
    readonly body: undefined;
    readonly answer: ListAnswer<Stored<PriorityQueue>>;
  };
  /** Store a priority queue */
  readonly "queue.save": {
    readonly query: {};
    readonly body: Sent<PriorityQueue>;
    readonly answer: SavedAnswer<Stored<PriorityQueue>>;
  };
  /** Remove a priority queue */
  readonly "queue.remove": {
    readonly query: {};
    readonly body: Sent<PriorityQueue>;
    readonly answer: SavedAnswer<Stored<PriorityQueue>>;
  };
  /** How many rows priority queue records have */
  readonly "queue.counts": {
    readonly query: { readonly "ids": readonly string[] };
    readonly body: undefined;
    readonly answer: Value<QueueCountsAnswer>;
  };
  /** What the rows of a queue say of patients beyond the search index */
  readonly "queue.members": {
    readonly query: { readonly "ids": readonly string[] };
    readonly body: undefined;
    readonly answer: ListAnswer<Value<QueueMember>>;
  };
  /** Reserve the first free patient of a queue */
  readonly "queue.next": {
    readonly query: {};
    readonly body: Value<QueueNext>;
    readonly answer: Value<QueueNextAnswer>;
  };
  /** The ids of all rows of a priority queue, at most 1,000 */
  readonly "queue.ids": {
    readonly query: {};
    readonly body: Value<QueueIds>;
    readonly answer: Value<QueueIdsAnswer>;
  };
  /** All rows of a priority queue, at most 5,000, for a file */
  readonly "queue.export": {
    readonly query: {};
    readonly body: Value<QueueExport>;
    readonly answer: Value<QueueExportAnswer>;
  };
  /** What a priority queue can be narrowed by, with the choices of each */
  readonly "queue.statistics": {
    readonly query: {};
    readonly body: undefined;
    readonly answer: Value<QueueStatisticsAnswer>;
  };
  /** What a priority queue would find while it is edited */
  readonly "queue.preview": {
    readonly query: {};
    readonly body: Value<QueuePreview>;
    readonly answer: Value<QueuePreviewAnswer>;
  };
  /** Rows of a priority queue, a page at a time */
  readonly "queue.run": {
    readonly query: {};
    readonly body: Value<QueueRun>;
    readonly answer: Value<QueueRunAnswer>;
  };
  /** Projects of the user's organizations */
  readonly "project.list": {
    readonly query: {};
    readonly body: undefined;
    readonly answer: ListAnswer<Stored<Project>>;
  };
  /** One project */
  readonly "project.get": {
    readonly query: { readonly "projectId": string };
    readonly body: undefined;
    readonly answer: Stored<Project>;
  };
  /** The primary project of an organization */
  readonly "project.primary": {
    readonly query: { readonly "orgId": string };
    readonly body: undefined;
    readonly answer: Stored<Project>;
  };
  /** A GET to a service on the operator's list */
  readonly "proxy.read": {
    readonly query: { readonly "path": string };
    readonly body: undefined;
    readonly answer: Json;
  };
  /** A write to a service on the operator's list */
  readonly "proxy.write": {
    readonly query: { readonly "path": string };
    readonly body: Json | undefined;
    readonly answer: Json;
  };
  /** Unreconciled lists of a patient */
  readonly "reconciliation.list": {
    readonly query: { readonly "patientId": string };
    readonly body: undefined;
    readonly answer: ListAnswer<Stored<Reconciliation>>;
  };
  /** Reconciled lists of a patient */
  readonly "reconciliation.reconciled": {
    readonly query: { readonly "patientId": string };
    readonly body: undefined;
    readonly answer: ListAnswer<Stored<Reconciliation>>;
  };
  /** Begin a reconciliation */
  readonly "reconciliation.new": {
    readonly query: {};
    readonly body: Sent<Reconciliation>;
    readonly answer: SavedAnswer<Stored<Reconciliation>>;
  };
  /** Add an unreconciled list */
  readonly "reconciliation.newList": {
    readonly query: {};
    readonly body: Sent<Reconciliation>;
    readonly answer: SavedAnswer<Stored<Reconciliation>>;
  };
  /** Store the progress of a reconciliation */
  readonly "reconciliation.update": {
    readonly query: {};
    readonly body: Sent<Reconciliation>;
    readonly answer: SavedAnswer<Stored<Reconciliation>>;
  };
  /** Complete a reconciliation; moves the patient through the workflow */
  readonly "reconciliation.complete": {
    readonly query: {};
    readonly body: Sent<Reconciliation>;
    readonly answer: SavedAnswer<Stored<Reconciliation>>;
  };
  /** What completing a reconciliation would do to the medication list */
  readonly "reconciliation.preview": {
    readonly query: {};
    readonly body: Value<ReconciliationPreview>;
    readonly answer: Value<ReconciliationPreviewAnswer>;
  };
  /** Read medications out of a text */
  readonly "reconciliation.read": {
    readonly query: {};
    readonly body: Value<ReconciliationRead>;
    readonly answer: Value<ReconciliationReadAnswer>;
  };
  /** Figures of safety reviews by organization and month */
  readonly "report.reviews": {
    readonly query: { readonly "from"?: string; readonly "to"?: string; readonly "organization"?: string };
    readonly body: undefined;
    readonly answer: PeriodReportAnswer;
  };
  /** The same, to be taken along as a file */
  readonly "report.reviews-export": {
    readonly query: { readonly "from"?: string; readonly "to"?: string; readonly "organization"?: string };
    readonly body: undefined;
    readonly answer: PeriodReportAnswer;
  };
  /** Calls of the team by organization and day */
  readonly "report.calls": {
    readonly query: { readonly "from"?: string; readonly "to"?: string; readonly "organization"?: string };
    readonly body: undefined;
    readonly answer: PeriodReportAnswer;
  };
  /** The same, to be taken along as a file */
  readonly "report.calls-export": {
    readonly query: { readonly "from"?: string; readonly "to"?: string; readonly "organization"?: string };
    readonly body: undefined;
    readonly answer: PeriodReportAnswer;
  };
  /** Members by workflow state, and for how long */
  readonly "report.states": {
    readonly query: { readonly "organization"?: string };
    readonly body: undefined;
    readonly answer: PresentReportAnswer;
  };
  /** The same, to be taken along as a file */
  readonly "report.states-export": {
    readonly query: { readonly "organization"?: string };
    readonly body: undefined;
    readonly answer: PresentReportAnswer;
  };
  /** What is due, by kind of work */
  readonly "report.deadlines": {
    readonly query: { readonly "organization"?: string };
    readonly body: undefined;
    readonly answer: PresentReportAnswer;
  };
  /** The same, to be taken along as a file */
  readonly "report.deadlines-export": {
    readonly query: { readonly "organization"?: string };
    readonly body: undefined;
    readonly answer: PresentReportAnswer;
  };
  /** Reservations of patients; not asked for an empty list */
  readonly "reservation.list": {
    readonly query: { readonly "ids": readonly string[] };
    readonly body: undefined;
    readonly answer: ListAnswer<Stored<Reservation>>;
  };
  /** Every standing reservation of the user's organizations */
  readonly "reservation.team": {
    readonly query: {};
    readonly body: undefined;
    readonly answer: ListAnswer<Stored<Reservation>>;
  };
  /** Reserve a patient, or override another user's reservation */
  readonly "reservation.reserve": {
    readonly query: {};
    readonly body: Value<ReservationReserve>;
    readonly answer: SavedAnswer<Stored<Reservation>>;
  };
  /** Release one's own reservation */
  readonly "reservation.release": {
    readonly query: { readonly "_id": string; readonly "_rev": number; readonly "patientId": string };
    readonly body: undefined;
    readonly answer: SavedAnswer<Stored<Reservation>>;
  };
  /** Release one's own reservation of a patient, whichever it is */
  readonly "reservation.release-own": {
    readonly query: {};
    readonly body: Value<ReservationReleaseOwn>;
    readonly answer: SavedAnswer<Stored<Reservation>>;
  };
  /** Reviews of a patient with their types, newest first by the day of publication, else of review */
  readonly "review.list": {
    readonly query: { readonly "startkey": string; readonly "endkey": string };
    readonly body: undefined;
    readonly answer: ListAnswer<Stored<Review>>;
  };
  /** One review */
  readonly "review.get": {
    readonly query: { readonly "reviewId": string };
    readonly body: undefined;
    readonly answer: Stored<Review>;
  };
  /** A review as an HL7 Pharmacist eCare Plan (FHIR R4), to take elsewhere; a draft says that it is preliminary */
  readonly "review.care-plan": {
    readonly query: { readonly "reviewId": string };
    readonly body: undefined;
    readonly answer: Value<ReviewCarePlanAnswer>;
  };
  /** The same document as a file */
  readonly "review.care-plan-file": {
    readonly query: { readonly "reviewId": string };
    readonly body: undefined;
    readonly answer: null;
  };
  /** Begin a draft with the recommendations and answers of an HL7 Pharmacist eCare Plan (FHIR R4) */
  readonly "review.import-care-plan": {
    readonly query: {};
    readonly body: Value<ReviewImportCarePlan>;
    readonly answer: SavedAnswer<Stored<Review>>;
  };
  /** Type of the patient's latest review */
  readonly "review.latest-type": {
    readonly query: { readonly "patientId": string };
    readonly body: undefined;
    readonly answer: Value<ReviewLatestTypeAnswer>;
  };
  /** Store a review: a draft, or the responses of a published one */
  readonly "review.save": {
    readonly query: {};
    readonly body: Sent<Review>;
    readonly answer: SavedAnswer<Stored<Review>>;
  };
  /** Remove a draft */
  readonly "review.remove": {
    readonly query: {};
    readonly body: Sent<Review>;
    readonly answer: SavedAnswer<Stored<Review>>;
  };
  /** The choices of a list that the organizations may extend */
  readonly "schema.list": {
    readonly query: { readonly "id": string };
    readonly body: undefined;
    readonly answer: Value<SchemaListAnswer>;
  };
  /** One's own sessions that stand, the latest activity first */
  readonly "session.list": {
    readonly query: {};
    readonly body: undefined;
    readonly answer: ListAnswer<Value<OwnSession>>;
  };
  /** One of one's own sessions; own stands for the one that asks */
  readonly "session.get": {
    readonly query: { readonly "sessionId": string };
    readonly body: undefined;
    readonly answer: Value<OwnSession>;
  };
  /** Report when somebody was at the computer last */
  readonly "session.active": {
    readonly query: {};
    readonly body: Value<SessionActive>;
    readonly answer: Value<SessionActiveAnswer>;
  };
  /** End one of one's own sessions, at once and everywhere */
  readonly "session.end": {
    readonly query: {};
    readonly body: Value<SessionEnd>;
    readonly answer: Value<SessionEndAnswer>;
  };
  /** End all of one's own sessions but the one that asks */
  readonly "session.end-others": {
    readonly query: {};
    readonly body: Value<SessionEndOthers>;
    readonly answer: Value<SessionEndOthersAnswer>;
  };
  /** Files that the Studio edits */
  readonly "studio.read": {
    readonly query: {};
    readonly body: undefined;
    readonly answer: Value<StudioReadAnswer>;
  };
  /** Try a command on a draft */
  readonly "studio.run": {
    readonly query: {};
    readonly body: Value<StudioRun>;
    readonly answer: Value<StudioRunAnswer>;
  };
  /** A form of a draft in the format of another system */
  readonly "studio.export": {
    readonly query: {};
    readonly body: Value<StudioExport>;
    readonly answer: Value<StudioExportAnswer>;
  };
  /** A document of a compiled draft, with made-up records */
  readonly "studio.document": {
    readonly query: {};
    readonly body: Value<StudioDocument>;
    readonly answer: Value<StudioDocumentAnswer>;
  };
  /** Who may do what by the access rules of a draft */
  readonly "studio.access": {
    readonly query: {};
    readonly body: Value<StudioAccess>;
    readonly answer: Value<StudioAccessAnswer>;
  };
  /** Who would gain and lose by another right of one role */
  readonly "studio.rights": {
    readonly query: {};
    readonly body: Value<StudioRights>;
    readonly answer: Value<StudioRightsAnswer>;
  };
  /** Compile a draft */
  readonly "studio.check": {
    readonly query: {};
    readonly body: Value<StudioCheck>;
    readonly answer: Value<StudioCheckAnswer>;
  };
  /** What a draft changes of what is shown */
  readonly "studio.preview": {
    readonly query: {};
    readonly body: Value<StudioPreview>;
    readonly answer: Value<StudioPreviewAnswer>;
  };
  /** What an expression of a draft means at its place */
  readonly "studio.expression": {
    readonly query: {};
    readonly body: Value<StudioExpression>;
    readonly answer: Value<StudioExpressionAnswer>;
  };
  /** Write a draft to the files, or send it to be published */
  readonly "studio.save": {
    readonly query: {};
    readonly body: Value<StudioSave>;
    readonly answer: Value<StudioSaveAnswer>;
  };
  /** Changes that wait to be published, and what was published */
  readonly "studio.changes": {
    readonly query: {};
    readonly body: undefined;
    readonly answer: Value<StudioChangesAnswer>;
  };
  /** How two published versions differ */
  readonly "studio.compare": {
    readonly query: { readonly "from": number; readonly "to": number; readonly "restores"?: boolean; readonly "takesBack"?: boolean };
    readonly body: undefined;
    readonly answer: Value<StudioCompareAnswer>;
  };
  /** Which publications changed a part of a file */
  readonly "studio.blame": {
    readonly query: { readonly "path": string; readonly "at"?: string };
    readonly body: undefined;
    readonly answer: Value<StudioBlameAnswer>;
  };
  /** What a draft of a workflow makes of the steps that records have taken */
  readonly "studio.replay": {
    readonly query: {};
    readonly body: Value<StudioReplay>;
    readonly answer: Value<StudioReplayAnswer>;
  };
  /** Comment on a change that waits */
  readonly "studio.comment": {
    readonly query: {};
    readonly body: Value<StudioComment>;
    readonly answer: Value<StudioCommentAnswer>;
  };
  /** What a waiting change does to stored records */
  readonly "studio.impact": {
    readonly query: { readonly "id": string };
    readonly body: undefined;
    readonly answer: Value<StudioImpactAnswer>;
  };
  /** Count what a waiting change does to stored records */
  readonly "studio.count-impact": {
    readonly query: {};
    readonly body: Value<StudioCountImpact>;
    readonly answer: Value<StudioCountImpactAnswer>;
  };
  /** What publishing a waiting change means */
  readonly "studio.review": {
    readonly query: { readonly "id": string; readonly "revision": number };
    readonly body: undefined;
    readonly answer: Value<StudioReviewAnswer>;
  };
  /** Publish a waiting change */
  readonly "studio.publish": {
    readonly query: {};
    readonly body: Value<StudioPublish>;
    readonly answer: Value<StudioPublishAnswer>;
  };
  /** Withdraw a change of one's own */
  readonly "studio.withdraw": {
    readonly query: {};
    readonly body: Value<StudioWithdraw>;
    readonly answer: Value<StudioWithdrawAnswer>;
  };
  /** What serving an earlier version again means */
  readonly "studio.review-rollback": {
    readonly query: { readonly "hash": string };
    readonly body: undefined;
    readonly answer: Value<StudioReviewRollbackAnswer>;
  };
  /** Serve an earlier version again */
  readonly "studio.rollback": {
    readonly query: {};
    readonly body: Value<StudioRollback>;
    readonly answer: Value<StudioRollbackAnswer>;
  };
  /** Convert stored records to the shape of the version that is served */
  readonly "studio.convert": {
    readonly query: {};
    readonly body: Value<StudioConvert>;
    readonly answer: Value<StudioConvertAnswer>;
  };
  /** Substances that people are allergic to, by the start of a word */
  readonly "terminology.allergy": {
    readonly query: { readonly "_content": string };
    readonly body: undefined;
    readonly answer: Value<TerminologyAllergyAnswer>;
  };
  /** Conditions, by code or by name */
  readonly "terminology.condition": {
    readonly query: { readonly "_filter": "byCode" | "byName"; readonly "code"?: string; readonly "version"?: string; readonly "_content"?: string };
    readonly body: undefined;
    readonly answer: Value<TerminologyConditionAnswer>;
  };
  /** Medications, by name or by code */
  readonly "terminology.medication": {
    readonly query: { readonly "_content"?: string; readonly "searchType"?: "StartsWith" | "Contains"; readonly "searchTermTypeCodes"?: string; readonly "includeFormularyMedications"?: boolean; readonly "orgId"?: string; readonly "code"?: string };
    readonly body: undefined;
    readonly answer: Value<TerminologyMedicationAnswer>;
  };
  /** The label of a package, by its NDC */
  readonly "terminology.label": {
    readonly query: { readonly "ndcCode": string; readonly "patientId"?: string; readonly "dob"?: string };
    readonly body: undefined;
    readonly answer: Value<TerminologyLabelAnswer>;
  };
  /** The signed-in user's profile */
  readonly "user.me": {
    readonly query: {};
    readonly body: undefined;
    readonly answer: Stored<User>;
  };
  /** Something happened that may move a patient through the workflow */
  readonly "workflow.event": {
    readonly query: {};
    readonly body: Value<WorkflowEvent>;
    readonly answer: SavedAnswer<Stored<Patient>>;
  };
  /** An interaction was logged */
  readonly "workflow.interaction": {
    readonly query: {};
    readonly body: Value<WorkflowInteraction>;
    readonly answer: SavedAnswer<Stored<Patient>>;
  };
}

/** The calls that each handler answers. */
export interface Handlers {
  readonly "audit-trail": "audit.search";
  readonly "decision-check": "decision.check";
  readonly "decision-feedback": "decision.feedback";
  readonly "delivery-list": "delivery.list";
  readonly "delivery-save": "delivery.save";
  readonly "delivery-mailed": "delivery.mailed";
  readonly "delivery-queue": "delivery.queue";
  readonly "response-open": "response.open";
  readonly "response-answer": "response.answer";
  readonly "emergency-open": "emergency.open";
  readonly "emergency-list": "emergency.list";
  readonly "emergency-own": "emergency.own";
  readonly "emergency-end": "emergency.end";
  readonly "error-report": "error-report.send";
  readonly "eula-latest": "eula.latest";
  readonly "eula-acceptance": "eula.acceptance";
  readonly "eula-accept": "eula.accept";
  readonly "record-history": "history.list";
  readonly "record-restore": "history.restore";
  readonly "import-search": "import.search";
  readonly "import-match": "import.match";
  readonly "import-patient": "import.import";
  readonly "staging-piece": "staging.piece";
  readonly "staging-start": "staging.start";
  readonly "staging-list": "staging.list";
  readonly "staging-rejected": "staging.rejected";
  readonly "staging-remove": "staging.remove";
  readonly "job-start": "job.start";
  readonly "job-list": "job.list";
  readonly "job-read": "job.read";
  readonly "job-cancel": "job.cancel";
  readonly "job-file": "job.file";
  readonly "library-text-search": "library-text.search";
  readonly "directions-read": "medication.readDirections";
  readonly "pharmacogenomics": "medication.pgx";
  readonly "patient-groups": "organization.patientGroups";
  readonly "page-trace": "page-trace.send";
  readonly "patient-recent": "patient.recent";
  readonly "patient-fhir": "patient.fhir";
  readonly "patient-exists": "patient.exists";
  readonly "patient-projects": "patient.projects";
  readonly "patient-risk": "patient.risk";
  readonly "invite": "patient.invite";
  readonly "letter-preview": "preview.letters";
  readonly "print": "print.patientMSRCoverLetter" | "print.patientMSRMap" | "print.prescriberMSRCoverLetter" | "print.prescriberMSRCoverLetterForECPNs" | "print.msrlMemberCoverLetter" | "print.msrlPatientMap" | "print.msrlPrescriberCoverLetter" | "print.msaMemberCoverLetter" | "print.msaPrescriberCoverLetter" | "print.prescriberMap" | "print.prescriberMAPWithRationale" | "print.fridgeReport" | "print.medicationList";
  readonly "print-mailing": "print.mailing";
  readonly "printed-document": "print.document";
  readonly "queue-list": "queue.list";
  readonly "queue-counts": "queue.counts";
  readonly "queue-members": "queue.members";
  readonly "queue-next": "queue.next";
  readonly "queue-ids": "queue.ids";
  readonly "queue-export": "queue.export";
  readonly "queue-statistics": "queue.statistics";
  readonly "queue-preview": "queue.preview";
  readonly "queue-run": "queue.run";
  readonly "project-primary": "project.primary";
  readonly "proxy": "proxy.read" | "proxy.write";
  readonly "reconciliation-lists": "reconciliation.list" | "reconciliation.reconciled";
  readonly "reconciliation-write": "reconciliation.new" | "reconciliation.newList" | "reconciliation.update" | "reconciliation.complete";
  readonly "reconciliation-preview": "reconciliation.preview";
  readonly "reconciliation-read": "reconciliation.read";
  readonly "reservation-list": "reservation.list";
  readonly "reservation-team": "reservation.team";
  readonly "reservation-create": "reservation.reserve";
  readonly "reservation-release": "reservation.release";
  readonly "reservation-release-own": "reservation.release-own";
  readonly "reviews-by-subject": "review.list";
  readonly "review-care-plan": "review.care-plan";
  readonly "review-care-plan-file": "review.care-plan-file";
  readonly "review-care-plan-import": "review.import-care-plan";
  readonly "latest-review-type": "review.latest-type";
  readonly "review-save": "review.save";
  readonly "value-set": "schema.list";
  readonly "session-list": "session.list";
  readonly "session-get": "session.get";
  readonly "session-active": "session.active";
  readonly "session-end": "session.end";
  readonly "session-end-others": "session.end-others";
  readonly "studio-read": "studio.read";
  readonly "studio-run": "studio.run";
  readonly "studio-export": "studio.export";
  readonly "studio-document": "studio.document";
  readonly "studio-access": "studio.access";
  readonly "studio-rights": "studio.rights";
  readonly "studio-check": "studio.check";
  readonly "studio-preview": "studio.preview";
  readonly "studio-expression": "studio.expression";
  readonly "studio-save": "studio.save";
  readonly "studio-changes": "studio.changes";
  readonly "studio-compare": "studio.compare";
  readonly "studio-blame": "studio.blame";
  readonly "studio-replay": "studio.replay";
  readonly "studio-comment": "studio.comment";
  readonly "studio-impact": "studio.impact";
  readonly "studio-count-impact": "studio.count-impact";
  readonly "studio-review": "studio.review";
  readonly "studio-publish": "studio.publish";
  readonly "studio-withdraw": "studio.withdraw";
  readonly "studio-review-rollback": "studio.review-rollback";
  readonly "studio-rollback": "studio.rollback";
  readonly "studio-convert": "studio.convert";
  readonly "terminology-search": "terminology.allergy" | "terminology.condition" | "terminology.medication";
  readonly "label": "terminology.label";
  readonly "user-profile": "user.me";
  readonly "workflow-event": "workflow.event" | "workflow.interaction";
}
