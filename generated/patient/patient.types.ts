// GENERATED from schemas/patient/patient.schema.json and 14 more sha256:31abb784d354350a by tools/compiler; do not edit; run npm run schemas
/**
 * A person who is cared for through an organization and its programs.
 */
export interface Patient {
/**
 * Identifies the record.
 */
_id?: string
/**
 * Counts the versions of the record, from 1.
 */
_rev?: number
/**
 * Who wrote this version.
 */
performedBy?: {
/**
 * Given name.
 */
firstName?: string
/**
 * Family name.
 */
lastName?: string
/**
 * E-mail address.
 */
email?: string
}
/**
 * When this version was written.
 */
updatedAt?: string
/**
 * The kind of record.
 */
type: "patient"
/**
 * The patient's name.
 */
name: {
/**
 * Given name.
 */
first: string
/**
 * Further given names.
 */
middle?: string
/**
 * Family name.
 */
last: string
}
/**
 * A calendar day without a time zone, stored as YYYY-MM-DD.
 */
dob: string
/**
 * As the clinical formulas use it.
 */
sex: ("female" | "male")
/**
 * The patient's id at the organization.
 */
externalId?: string
/**
 * Whether the patient is cared for now.
 */
status: ("active" | "inactive")
/**
 * Who cares for the patient.
 */
managingOrganization: {
/**
 * The organization that manages the patient now.
 */
id: string
/**
 * The organization the patient came from.
 */
primary?: string
/**
 * A second organization that reviews.
 */
secondary?: string
/**
 * National Provider Identifier of the organization.
 */
NPI?: string
}
/**
 * Where the patient lives.
 */
address?: {
/**
 * The address to write to.
 */
primary?: boolean
/**
 * Somebody has checked this address.
 */
verified?: boolean
/**
 * Street and number.
 */
line1?: string
/**
 * Apartment, floor, building.
 */
line2?: string
/**
 * Anything else.
 */
line3?: string
/**
 * City.
 */
city?: string
/**
 * State or territory.
 */
state?: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY" | "AS" | "GU" | "MP" | "PR" | "VI")
/**
 * A US zip code: 5 digits, or 9 digits with a dash (5-4). Kept as text so that leading zeros stay.
 */
zip?: string
/**
 * A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134.
 */
phone?: string
}
/**
 * How to reach the patient.
 */
telecom?: {
/**
 * A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134.
 */
phone?: string
/**
 * An e-mail address of the simple form x@y.z.
 */
email?: string
}
/**
 * Where the patient stands in the workflow.
 */
currentWorkflowState?: {
/**
 * Name of the state.
 */
name?: string
/**
 * The year of the engagement.
 */
year?: number
}
/**
 * Counts the engagements of the patient.
 */
workflowIteration?: number
/**
 * Enrollment by project id.
 */
projects?: {
[k: string]: {
/**
 * Activated (true) or declined (false).
 */
enrolled: boolean
/**
 * A calendar day without a time zone, stored as YYYY-MM-DD.
 */
enrollDate?: string
}
}
/**
 * Who prescribes for the patient.
 * 
 * Items: Somebody who prescribes for the patient; kept in the patient's record.
 */
prescribers?: {
/**
 * Identifies the row within the patient.
 */
id: string
/**
 * The prescriber's role.
 */
prescriberType?: ("pcp" | "specialist" | "nurse-practitioner" | "physician-assistant" | "dentist" | "other")
/**
 * Given name.
 */
firstName: string
/**
 * Family name.
 */
lastName: string
/**
 * Street and number.
 */
addressLine1: string
/**
 * Suite, floor, building.
 */
addressLine2?: string
/**
 * City of the practice.
 */
city: string
/**
 * State or territory of the practice.
 */
state: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY" | "AS" | "GU" | "MP" | "PR" | "VI")
/**
 * A US zip code: 5 digits, or 9 digits with a dash (5-4). Kept as text so that leading zeros stay.
 */
zip: string
/**
 * A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134.
 */
phone: string
/**
 * A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134.
 */
faxNumber?: string
/**
 * An e-mail address of the simple form x@y.z.
 */
email?: string
/**
 * The patient's main prescriber.
 */
isPrimary?: boolean
/**
 * The patient's second prescriber.
 */
isSecondary?: boolean
/**
 * Somebody has checked these details.
 */
verified?: boolean
}[]
/**
 * Marks of this product on the patient.
 */
regimen_meta?: {
/**
 * The patient has no known drug allergies.
 */
nkda?: boolean
}
}
