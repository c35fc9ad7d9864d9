// GENERATED from schemas/interaction/interaction.schema.json and 11 more sha256:71b3e0f55a2d240c by engine/compiler; do not edit; run npm run schemas
/** A call or another contact with or about a patient: one entry of the call log. */
export interface Interaction {
/** Identifies the record. */
_id?: string
/** Counts the versions of the record, from 1. */
_rev?: number
/** The user who did it, as they were named at the time; shown as first initial plus last name. */
performedBy?: {
/** Given name of the user. */
firstName?: string
/** Family name of the user. */
lastName?: string
/** E-mail address of the user. */
email?: string
}
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
updatedAt?: string
/** The _id of the patient whom the record is about. */
subject?: string
/** The kind of record. */
type: "patient.interaction"
/** What it was about. */
app: ("Initiating Call" | "Medication Review" | "Medication Safety Review" | "Follow-up Call" | "Resend Documents" | "Question for pharmacist" | "Question for technician" | "Fax issues" | "Direct Communication" | "Other")
/** Which engagement of the patient it belongs to. */
workflowIteration: number
/** The year of the engagement. */
currentYear: number
/** The id of the user who logged it. */
user?: string
/** The user who did it, as they were named at the time; shown as first initial plus last name. */
userMetadata?: {
/** Given name of the user. */
firstName?: string
/** Family name of the user. */
lastName?: string
/** E-mail address of the user. */
email?: string
}
/** What happened. */
record: {
/** Which attempt of this type it was in this engagement, after the unsuccessful ones. */
attempt?: number
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
dateRecorded: string
/** Who started it. */
direction?: ("user" | "member" | "caregiver" | "pharmacy" | "prescriber" | "facility")
/** The contact spoke with someone. */
successful?: (boolean & (true | false))
/** Whether the member accepts the service. */
decision?: ("yes" | "no")
/** Why the member declined. */
decisionReason?: ("not-interested" | "too-busy" | "has-pharmacist" | "privacy" | "in-hospice" | "in-facility" | "few-medications" | "plan-change" | "other")
/** How it took place. */
interaction?: ("call" | "encounter" | "nonworkflow")
/** A message was left. */
lvm?: boolean
/** Whom the user tried to reach or spoke to. */
spokeTo?: ("member" | "caregiver" | "pharmacy" | "prescriber" | "facility")
/** The member was spoken to. */
spokeToMember?: boolean
/** The caregiver was spoken to. */
spokeToCaregiver?: boolean
/** Whether a no ends the program or only the primary project. */
forPrimaryProject?: (boolean & (false | true))
/** The member is not marked Failure to Engage by this attempt. */
overrideWorkflow?: boolean
/** Anything else worth knowing. */
description?: string
/** Why it was not successful. */
reason?: ("no-answer" | "busy" | "left-message" | "bad-number" | "unavailable" | "call-back" | "language" | "other")
}
}
