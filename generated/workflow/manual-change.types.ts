// GENERATED from schemas/workflow/manual-change.schema.json and 3 more sha256:4d6b38f8257e8796 by engine/compiler; do not edit; run npm run schemas
/** What a user says who moves a patient to another workflow state by hand. */
export interface ManualChange {
/** The state that the user saw when they chose. */
from?: ("STAGED" | "Imported" | "Waiting for Mailer" | "Ready for Initiating Call" | "Ready for Medication Review" | "Ready for Medication Safety Review" | "Ready for ECPN Medication Safety Review" | "Ready for MSR Preceptor Review" | "Ready for Consult" | "Ready for Printing" | "Ready for Mailing" | "Complete" | "Hospice Do Not Call" | "Disenrolled" | "Not Eligible" | "Member Opt Out at Initiating Call" | "Member Opt Out at Medication Review" | "Member Opt Out at Medication Safety Review" | "Decline of Service at Initiating Interaction" | "Decline of Service at Medication Review" | "Decline of Service at MSR" | "Failure to Engage at Initiating Call" | "Failure to Engage at Medication Review" | "Failure to Engage at Medication Safety Review" | "Unknown")
/** The state to move to. */
to: ("STAGED" | "Imported" | "Waiting for Mailer" | "Ready for Initiating Call" | "Ready for Medication Review" | "Ready for Medication Safety Review" | "Ready for ECPN Medication Safety Review" | "Ready for MSR Preceptor Review" | "Ready for Consult" | "Ready for Printing" | "Ready for Mailing" | "Complete" | "Hospice Do Not Call" | "Disenrolled" | "Not Eligible" | "Member Opt Out at Initiating Call" | "Member Opt Out at Medication Review" | "Member Opt Out at Medication Safety Review" | "Decline of Service at Initiating Interaction" | "Decline of Service at Medication Review" | "Decline of Service at MSR" | "Failure to Engage at Initiating Call" | "Failure to Engage at Medication Review" | "Failure to Engage at Medication Safety Review" | "Unknown")
/** Why. */
reason: ("correction" | "member-request" | "prescriber-request" | "hospice" | "deceased" | "not-eligible" | "new-documents" | "mailer-sent" | "other")
/** Why, where no reason of the list fits. */
reasonOther?: string
/** Counts the engagement up by one. */
nextIteration?: boolean
}
