// GENERATED from schemas/organization/organization.schema.json and 3 more sha256:d1d968bd75386ca6 by engine/compiler; do not edit; run npm run schemas
/** An organization that cares for patients. */
export interface Organization {
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
/** The kind of record. */
type: "organization"
/** The organization's name. */
name: string
/** The organization it is part of. */
parent?: string
/** National Provider Identifier. */
NPI?: string
/**
 * The drugs that its plan covers, by their codes. Without it nobody knows of a drug whether it is covered.
 * 
 * @maxItems 5000
 */
formulary?: {
/** The code of the drug in the catalogue of drugs. */
code: string
/** The tier; missing where the plan has none. */
tier?: ("N" | "1" | "2" | "3" | "4" | "5" | "6")
}[]
/** The organization's id elsewhere. */
externalId?: string
/** Whether the organization is on the new workflow. */
usesNewWorkflow?: boolean
/** The organization that its patients belong to in the first place. */
primary?: string
/**
 * Ids of the organizations that are part of it.
 * 
 * @maxItems 1000
 */
organizations?: string[]
/** The organization that owns its preceptor reviews; blank: the parent, else itself. */
reviewingOrganization?: string
/** Where patients and prescribers reach the organization; stands on letters. */
contact?: {
/** Street or box; the sender of letters. */
line1?: string
/** Suite or building. */
line2?: string
/** City of the sender. */
city?: string
/** Two letters. */
state?: string
/** Postal code of the sender. */
zip?: string
/** As it is printed. */
phone?: string
/** For people who are hard of hearing. */
tty?: string
/** Where answers of prescribers go. */
fax?: string
/** When somebody answers. */
hours?: string
}
/** The organization runs at least one project that has not ended. Worked out when it is read, not stored. */
hasProjects?: boolean
/** Where this organization's workflow differs. */
workflows?: {
/** The state of a new patient. */
startingWorkflowState?: ("STAGED" | "Imported" | "Waiting for Mailer" | "Ready for Initiating Call" | "Ready for Medication Review" | "Ready for Medication Safety Review" | "Ready for ECPN Medication Safety Review" | "Ready for MSR Preceptor Review" | "Ready for Consult" | "Ready for Printing" | "Ready for Mailing" | "Complete" | "Hospice Do Not Call" | "Disenrolled" | "Not Eligible" | "Member Opt Out at Initiating Call" | "Member Opt Out at Medication Review" | "Member Opt Out at Medication Safety Review" | "Decline of Service at Initiating Interaction" | "Decline of Service at Medication Review" | "Decline of Service at MSR" | "Failure to Engage at Initiating Call" | "Failure to Engage at Medication Review" | "Failure to Engage at Medication Safety Review" | "Unknown")
/** The state after a completed reconciliation. */
completeReconcil?: ("STAGED" | "Imported" | "Waiting for Mailer" | "Ready for Initiating Call" | "Ready for Medication Review" | "Ready for Medication Safety Review" | "Ready for ECPN Medication Safety Review" | "Ready for MSR Preceptor Review" | "Ready for Consult" | "Ready for Printing" | "Ready for Mailing" | "Complete" | "Hospice Do Not Call" | "Disenrolled" | "Not Eligible" | "Member Opt Out at Initiating Call" | "Member Opt Out at Medication Review" | "Member Opt Out at Medication Safety Review" | "Decline of Service at Initiating Interaction" | "Decline of Service at Medication Review" | "Decline of Service at MSR" | "Failure to Engage at Initiating Call" | "Failure to Engage at Medication Review" | "Failure to Engage at Medication Safety Review" | "Unknown")
/** The state after a saved draft of a review. */
saveReviewDraft?: ("STAGED" | "Imported" | "Waiting for Mailer" | "Ready for Initiating Call" | "Ready for Medication Review" | "Ready for Medication Safety Review" | "Ready for ECPN Medication Safety Review" | "Ready for MSR Preceptor Review" | "Ready for Consult" | "Ready for Printing" | "Ready for Mailing" | "Complete" | "Hospice Do Not Call" | "Disenrolled" | "Not Eligible" | "Member Opt Out at Initiating Call" | "Member Opt Out at Medication Review" | "Member Opt Out at Medication Safety Review" | "Decline of Service at Initiating Interaction" | "Decline of Service at Medication Review" | "Decline of Service at MSR" | "Failure to Engage at Initiating Call" | "Failure to Engage at Medication Review" | "Failure to Engage at Medication Safety Review" | "Unknown")
/** The state after a published review. */
reviewPublish?: ("STAGED" | "Imported" | "Waiting for Mailer" | "Ready for Initiating Call" | "Ready for Medication Review" | "Ready for Medication Safety Review" | "Ready for ECPN Medication Safety Review" | "Ready for MSR Preceptor Review" | "Ready for Consult" | "Ready for Printing" | "Ready for Mailing" | "Complete" | "Hospice Do Not Call" | "Disenrolled" | "Not Eligible" | "Member Opt Out at Initiating Call" | "Member Opt Out at Medication Review" | "Member Opt Out at Medication Safety Review" | "Decline of Service at Initiating Interaction" | "Decline of Service at Medication Review" | "Decline of Service at MSR" | "Failure to Engage at Initiating Call" | "Failure to Engage at Medication Review" | "Failure to Engage at Medication Safety Review" | "Unknown")
/** The organization's patients can be looked up in the chart viewer. */
chartViewer?: boolean
}
}
