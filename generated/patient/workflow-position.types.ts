// GENERATED from schemas/patient/workflow-position.schema.json and 7 more sha256:a0d4fc5140b4f810 by engine/compiler; do not edit; run npm run schemas
/** Where a patient stands in the workflow, and how they came there. */
export interface WorkflowPosition {
/** Name of the state. */
name?: ("STAGED" | "Imported" | "Waiting for Mailer" | "Ready for Initiating Call" | "Ready for Medication Review" | "Ready for Medication Safety Review" | "Ready for ECPN Medication Safety Review" | "Ready for MSR Preceptor Review" | "Ready for Consult" | "Ready for Printing" | "Ready for Mailing" | "Complete" | "Hospice Do Not Call" | "Disenrolled" | "Not Eligible" | "Member Opt Out at Initiating Call" | "Member Opt Out at Medication Review" | "Member Opt Out at Medication Safety Review" | "Decline of Service at Initiating Interaction" | "Decline of Service at Medication Review" | "Decline of Service at MSR" | "Failure to Engage at Initiating Call" | "Failure to Engage at Medication Review" | "Failure to Engage at Medication Safety Review" | "Unknown")
/** The state to go back to after an opt-out or a failure to engage. */
previousActiveState?: ("STAGED" | "Imported" | "Waiting for Mailer" | "Ready for Initiating Call" | "Ready for Medication Review" | "Ready for Medication Safety Review" | "Ready for ECPN Medication Safety Review" | "Ready for MSR Preceptor Review" | "Ready for Consult" | "Ready for Printing" | "Ready for Mailing" | "Complete" | "Hospice Do Not Call" | "Disenrolled" | "Not Eligible" | "Member Opt Out at Initiating Call" | "Member Opt Out at Medication Review" | "Member Opt Out at Medication Safety Review" | "Decline of Service at Initiating Interaction" | "Decline of Service at Medication Review" | "Decline of Service at MSR" | "Failure to Engage at Initiating Call" | "Failure to Engage at Medication Review" | "Failure to Engage at Medication Safety Review" | "Unknown")
/** The kind of review. */
reviewType?: ("Medication Safety Review (MSR)" | "Medication Safety Review Lite (MSR Lite)" | "Medication Safety Advisory (MSA)")
/** The year of the engagement. */
year?: number
/** The review is made for the secondary organization. */
ecpnReview?: boolean
/** How the patient opted out. */
optOutInfo?: {
/** The interaction that it was said in. */
app?: ("Initiating Call" | "Medication Review" | "Medication Safety Review" | "Follow-up Call" | "Resend Documents" | "Question for pharmacist" | "Question for technician" | "Fax issues" | "Direct Communication" | "Other")
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
date?: string
/** Why. */
decisionReason?: ("not-interested" | "too-busy" | "has-pharmacist" | "privacy" | "in-hospice" | "in-facility" | "few-medications" | "plan-change" | "other")
/** The project that the enrollment ended in. */
projectId?: string
/** The user who did it, as they were named at the time; shown as first initial plus last name. */
performedBy?: {
/** Given name of the user. */
firstName?: string
/** Family name of the user. */
lastName?: string
/** E-mail address of the user. */
email?: string
}
}
/** How the patient could not be engaged. */
failureToEngageInfo?: {
/** The interaction that was tried. */
app?: ("Initiating Call" | "Medication Review" | "Medication Safety Review" | "Follow-up Call" | "Resend Documents" | "Question for pharmacist" | "Question for technician" | "Fax issues" | "Direct Communication" | "Other")
/** The attempt that was the last. */
attempt?: number
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
date?: string
/** The user who did it, as they were named at the time; shown as first initial plus last name. */
performedBy?: {
/** Given name of the user. */
firstName?: string
/** Family name of the user. */
lastName?: string
/** E-mail address of the user. */
email?: string
}
}
/** When the letters of the published review went to the mail. */
mailedOn?: string
/** The documents went to the member. */
MSASentToMember?: boolean
/** The documents went to the prescriber. */
MSASentToPrescriber?: boolean
}
