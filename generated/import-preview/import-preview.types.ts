// GENERATED from schemas/import-preview/import-preview.schema.json and 14 more sha256:be413d00d48e50b6 by engine/compiler; do not edit; run npm run schemas
/** A person found in a source system, as they would be imported. */
export interface ImportPreview {
/** The person's name. */
name: {
/** Given name. */
first: string
/** Further given names. */
middle?: string
/** Family name. */
last: string
}
/** The person's id at the organization. */
externalId: string
/** One of the patient's two addresses, with the phone there. */
address?: {
/** The address to write to. */
primary?: boolean
/** Somebody has checked this address. */
verified?: boolean
/** Street and number. */
line1?: string
/** Apartment, floor, building. */
line2?: string
/** Anything else. */
line3?: string
/** City. */
city?: string
/** State or territory. */
state?: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY" | "AS" | "GU" | "MP" | "PR" | "VI")
/** A US zip code: 5 digits, or 9 digits with a dash (5-4). Kept as text so that leading zeros stay. */
zip?: string
/** A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134. */
phone?: string
/** The number to call first. */
phonePreferred?: boolean
/** The number is a mobile phone's. */
phoneMobile?: boolean
}
/** The day somebody was born: none to come, and none before 1900. */
dob: string
/** As the clinical formulas use it. */
sex?: ("female" | "male")
/** How to reach the person. */
telecom?: {
/** A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134. */
phone?: string
}
/** Who would care for the person. */
managingOrganization?: {
/** The organization that would manage the patient. */
id?: string
/** The organization the person comes from. */
primary?: string
}
/** Where the person stands, if they were imported before. */
currentWorkflowState?: {
/** Name of the state. */
name?: ("STAGED" | "Imported" | "Waiting for Mailer" | "Ready for Initiating Call" | "Ready for Medication Review" | "Ready for Medication Safety Review" | "Ready for ECPN Medication Safety Review" | "Ready for MSR Preceptor Review" | "Ready for Consult" | "Ready for Printing" | "Ready for Mailing" | "Complete" | "Hospice Do Not Call" | "Disenrolled" | "Not Eligible" | "Member Opt Out at Initiating Call" | "Member Opt Out at Medication Review" | "Member Opt Out at Medication Safety Review" | "Decline of Service at Initiating Interaction" | "Decline of Service at Medication Review" | "Decline of Service at MSR" | "Failure to Engage at Initiating Call" | "Failure to Engage at Medication Review" | "Failure to Engage at Medication Safety Review" | "Unknown")
/** The year of the engagement. */
year?: number
}
/** Counts the engagements. */
workflowIteration?: number
/** The plan says that the person may take part. */
isEligible?: boolean
/** The person came by an export of another system. */
exported?: boolean
/** The person's id in the system of export. */
export_subject?: string
}
