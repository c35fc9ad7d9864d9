// GENERATED from schemas/patient/patient.schema.json and 54 more sha256:0cf5e0714e25ec5b by engine/compiler; do not edit; run npm run schemas
/** A person who is cared for through an organization and its programs. */
export interface Patient {
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
type: "patient"
/** The patient's name. */
name: {
/** Given name. */
first: string
/** Further given names. */
middle?: string
/** What follows the name, such as Jr. or III, as the source has it. */
suffix?: string
/** Family name. */
last: string
}
/** The day somebody was born: none to come, and none before 1900. */
dob: string
/** As the clinical formulas use it. */
sex: ("female" | "male")
/** The language to speak and write to the patient in. */
languagePreference?: ("" | "en" | "fr" | "es" | "ase" | "am" | "ar" | "bn" | "zh" | "tl" | "de" | "gu" | "ht" | "hi" | "hmn" | "it" | "ja" | "km" | "ko" | "fa" | "pl" | "pt" | "ru" | "so" | "vi")
/** Whether the patient is cared for now. */
status: ("active" | "inactive")
/** The patient's id at the organization. */
externalId?: string
/** The patient's id in the system of export. */
export_subject?: string
/** The patient came by an export of another system. */
exported?: boolean
/** The project that a new patient is enrolled in; asked on creation only and not stored. */
programId?: string
/** Counts the engagements of the patient. */
workflowIteration?: number
/** Where a patient stands in the workflow, and how they came there. */
currentWorkflowState?: {
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
/** A calendar day without a time zone, stored as YYYY-MM-DD. */
nextReviewDate?: string
/**
 * Every move of the patient to another workflow state by hand.
 * 
 * @maxItems 1000
 */
manualWorkflowStateChanges?: {
/** The state before. */
from: ("STAGED" | "Imported" | "Waiting for Mailer" | "Ready for Initiating Call" | "Ready for Medication Review" | "Ready for Medication Safety Review" | "Ready for ECPN Medication Safety Review" | "Ready for MSR Preceptor Review" | "Ready for Consult" | "Ready for Printing" | "Ready for Mailing" | "Complete" | "Hospice Do Not Call" | "Disenrolled" | "Not Eligible" | "Member Opt Out at Initiating Call" | "Member Opt Out at Medication Review" | "Member Opt Out at Medication Safety Review" | "Decline of Service at Initiating Interaction" | "Decline of Service at Medication Review" | "Decline of Service at MSR" | "Failure to Engage at Initiating Call" | "Failure to Engage at Medication Review" | "Failure to Engage at Medication Safety Review" | "Unknown")
/** The state after. */
to: ("STAGED" | "Imported" | "Waiting for Mailer" | "Ready for Initiating Call" | "Ready for Medication Review" | "Ready for Medication Safety Review" | "Ready for ECPN Medication Safety Review" | "Ready for MSR Preceptor Review" | "Ready for Consult" | "Ready for Printing" | "Ready for Mailing" | "Complete" | "Hospice Do Not Call" | "Disenrolled" | "Not Eligible" | "Member Opt Out at Initiating Call" | "Member Opt Out at Medication Review" | "Member Opt Out at Medication Safety Review" | "Decline of Service at Initiating Interaction" | "Decline of Service at Medication Review" | "Decline of Service at MSR" | "Failure to Engage at Initiating Call" | "Failure to Engage at Medication Review" | "Failure to Engage at Medication Safety Review" | "Unknown")
/** A calendar day without a time zone, stored as YYYY-MM-DD. */
date: string
/** Who moved the patient. */
user: string
/** Why. */
reason: ("correction" | "member-request" | "prescriber-request" | "hospice" | "deceased" | "not-eligible" | "new-documents" | "mailer-sent" | "other")
/** Why, where no reason of the list fits. */
reasonOther?: string
}[]
/** Who cares for the patient. */
managingOrganization: {
/** The organization that manages the patient now. */
id: string
/** The organization the patient came from. */
primary?: string
/** A second organization that reviews. */
secondary?: string
/** National Provider Identifier of the organization. */
NPI?: string
}
/** One of the user's organizations that is to manage the patient from now on; not stored. */
transferTo?: string
/** Why the patient is transferred; stored with the change of organization. */
transferReason?: ("moved" | "facility-change" | "plan-change" | "member-request" | "capacity" | "entered-in-error" | "other")
/**
 * Every change of the managing organization.
 * 
 * @maxItems 1000
 */
orgChanges?: {
/** The organization before. */
from: string
/** The organization after. */
to: string
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
date: string
/** Who changed it. */
changedBy?: {
/** E-mail address of the user. */
email?: string
/** The user's subject at the identity provider. */
auth0Id?: string
}
/** Why. */
reason?: string
}[]
/** Enrollment by project id. */
projects?: {
/** Where a patient stands in one project; kept in the patient's record by project id. */
[k: string]: {
/** Activated or declined. */
enrolled: (boolean & (true | false))
/** A calendar day without a time zone, stored as YYYY-MM-DD. */
enrollDate?: string
/** Why the enrollment changes; stored with the change. */
reason?: ("member-declined" | "member-opted-out" | "not-eligible" | "moved" | "hospice" | "deceased" | "unreachable" | "transferred" | "member-agreed" | "eligible-again" | "entered-in-error" | "other")
/**
 * Every change of the enrollment, oldest first.
 * 
 * @maxItems 500
 */
changes?: {
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
date: string
/** The user who did it, as they were named at the time; shown as first initial plus last name. */
performedBy?: {
/** Given name of the user. */
firstName?: string
/** Family name of the user. */
lastName?: string
/** E-mail address of the user. */
email?: string
}
/** Who changed it, in older entries. */
userId?: string
/** Activated or declined. */
enrolled: (boolean & (true | false))
/** Why it was changed. */
reason?: string
/** The SNOMED CT code of the change. */
snowmedCode?: string
}[]
}
}
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
/** One of the patient's two addresses, with the phone there. */
address2?: {
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
/** How to reach the patient. */
telecom?: {
/** A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134. */
phone?: string
/** The number to call first. */
phonePreferred?: boolean
/** The number is a mobile phone's. */
phoneMobile?: boolean
/** An e-mail address of the simple form x@y.z. */
email?: string
/** The patient's mobile phone. */
cellphone?: {
/** A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134. */
number?: string
/** The number to call first. */
preferred?: boolean
/** The phone runs apps. */
isSmartPhone?: boolean
/** The phone's operating system. */
os?: ("ios" | "android" | "other")
/** The patient wants text messages. */
receiveSMS?: boolean
}
}
/** The services that the patient has chosen. */
serviceOptions?: {
/** The patient uses the app for patients. */
myregimenServices?: boolean
}
/** Whether the patient manages the medications themselves. */
medManager?: ("true" | "false")
/** Who manages the medications, where the patient does not. */
medManagerOther?: string
/** The facility that the patient lives in. */
facility?: string
/** Where the patient lives. */
locationType?: ("Assisted Living Facility" | "Memory Care Unit" | "Own Home" | "Senior Living Facility" | "Foster Care/Group Home" | "Other")
/**
 * Why and when the patient was referred.
 * 
 * @maxItems 100
 */
referralType?: {
/** Why the patient was referred. */
text: string
/** A calendar day without a time zone, stored as YYYY-MM-DD. */
date?: string
/** The referral has not been worked on yet. */
isNew?: boolean
}[]
/** Name of the patient's spouse. */
spouse?: string
/** What the plan says about eligibility. */
eligibility?: string
/** The primary phone number does not reach the patient. */
badNumber?: boolean
/** The day of the last discharge; kept in the history. */
dischargeDate?: string
/** Visit at home or call after the last discharge; kept in the history. */
homeCareFlag?: ("" | "1" | "0")
/** Why the discharge date or the home care flag was changed; kept in the history. */
dischargeReason?: string
/**
 * Discharges of the patient, newest last.
 * 
 * @maxItems 1000
 */
history?: {
/** A calendar day without a time zone, stored as YYYY-MM-DD. */
dischargeDate?: string
/** Visit at home or call. */
homeCareFlag?: ("" | "1" | "0")
/** Set where a user entered it by hand. */
manualChange?: {
/** Why it was changed. */
reason?: string
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
updatedAt?: string
/** Who changed it. */
user?: string
}
}[]
/** Whether the patient has finished the program. */
graduationStatus?: {
/** Reviews are no longer due. */
graduated?: boolean
}
/**
 * What raises the risk of harm by medications.
 * 
 * @maxItems 200
 * 
 * Items: Something that raises the patient's risk of harm by medications; kept in the patient's record.
 */
riskFactors?: {
/** Identifies the row within the patient. */
id: string
/** What it has to do with. */
category: ("lifestyle" | "function" | "falls" | "utilization" | "adherence" | "social" | "clinical")
/** The risk factor. */
riskFactor: ("tobacco" | "alcohol" | "cannabis" | "other-substances" | "caffeine" | "inactivity" | "diet" | "memory" | "vision" | "hearing" | "dexterity" | "swallowing" | "fall" | "gait" | "assistive-device" | "hospital-stay" | "emergency-visit" | "many-prescribers" | "many-pharmacies" | "missed-doses" | "cost" | "complex-regimen" | "stops-early" | "lives-alone" | "transport" | "food" | "literacy" | "no-caregiver" | "renal" | "hepatic" | "pregnancy" | "breastfeeding" | "dialysis")
/** Anything else worth knowing. */
riskFactorNote?: string
/** Somebody has checked it. */
verified?: boolean
/** Who reported it. */
reportedBy?: ("member" | "caregiver" | "prescriber" | "pharmacy" | "facility" | "records" | "user")
/**
 * What the risk factor was before each change, oldest first.
 * 
 * @maxItems 500
 */
changes?: {
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
date: string
/** The user who did it, as they were named at the time; shown as first initial plus last name. */
performedBy?: {
/** Given name of the user. */
firstName?: string
/** Family name of the user. */
lastName?: string
/** E-mail address of the user. */
email?: string
}
/** Before the change. */
riskFactor?: ("tobacco" | "alcohol" | "cannabis" | "other-substances" | "caffeine" | "inactivity" | "diet" | "memory" | "vision" | "hearing" | "dexterity" | "swallowing" | "fall" | "gait" | "assistive-device" | "hospital-stay" | "emergency-visit" | "many-prescribers" | "many-pharmacies" | "missed-doses" | "cost" | "complex-regimen" | "stops-early" | "lives-alone" | "transport" | "food" | "literacy" | "no-caregiver" | "renal" | "hepatic" | "pregnancy" | "breastfeeding" | "dialysis")
/** Before the change. */
riskFactorNote?: string
/** Before the change. */
verified?: boolean
}[]
}[]
/**
 * Who prescribes for the patient.
 * 
 * @maxItems 100
 * 
 * Items: Somebody who prescribes for the patient; kept in the patient's record.
 */
prescribers?: {
/** Identifies the row within the patient. */
id: string
/** The prescriber's role. */
prescriberType?: ("pcp" | "specialist" | "nurse-practitioner" | "physician-assistant" | "dentist" | "other")
/** Given name. */
firstName: string
/** Family name. */
lastName: string
/** Street and number. */
addressLine1: string
/** Suite, floor, building. */
addressLine2?: string
/** City of the practice. */
city: string
/** State or territory of the practice. */
state: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY" | "AS" | "GU" | "MP" | "PR" | "VI")
/** A US zip code: 5 digits, or 9 digits with a dash (5-4). Kept as text so that leading zeros stay. */
zip: string
/** A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134. */
phone: string
/** A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134. */
faxNumber?: string
/** An e-mail address of the simple form x@y.z. */
email?: string
/** The patient's main prescriber. */
isPrimary?: boolean
/** The patient's second prescriber. */
isSecondary?: boolean
/** Somebody has checked these details. */
verified?: boolean
}[]
/**
 * Where the patient gets medications.
 * 
 * @maxItems 100
 * 
 * Items: Where the patient gets medications; kept in the patient's record.
 */
pharmacies?: {
/** Identifies the row within the patient. */
id: string
/** Name of the pharmacy. */
name: string
/** The kind of the pharmacy. */
pharmacyType: ("Community" | "Mail-Order" | "Compounding")
/** Street and number. */
addressLine1: string
/** Suite, floor, building. */
addressLine2?: string
/** City of the pharmacy. */
city: string
/** State or territory of the pharmacy. */
state: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY" | "AS" | "GU" | "MP" | "PR" | "VI")
/** A US zip code: 5 digits, or 9 digits with a dash (5-4). Kept as text so that leading zeros stay. */
zip: string
/** A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134. */
telephoneNumber: string
/** A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134. */
faxNumber?: string
/** The patient's main pharmacy. */
isPrimary?: boolean
/** The patient's second pharmacy. */
isSecondary?: boolean
/** Somebody has checked these details. */
verified?: boolean
}[]
/** The one person who cares for the patient at home; kept in the patient's record. */
caregiver?: {
/** The caregiver's name. */
name: {
/** Given name. */
first: string
/** Further given names. */
middle?: string
/** Family name. */
last: string
}
/** What the caregiver is to the patient. */
relationship: ("spouse" | "partner" | "child" | "parent" | "sibling" | "grandchild" | "other-relative" | "friend" | "neighbor" | "guardian" | "facility-staff" | "paid-caregiver" | "other")
/** Cares for the patient first and foremost. */
primaryCaregiver?: boolean
/** Call the caregiver instead of the patient. */
preferredContact?: boolean
/** May decide for the patient. */
powerOfAttorney?: boolean
/** One of the caregiver's two addresses, with the phone there. */
address: {
/** Street and number. */
line1: string
/** City. */
city: string
/** State or territory. */
state: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY" | "AS" | "GU" | "MP" | "PR" | "VI")
/** A US zip code: 5 digits, or 9 digits with a dash (5-4). Kept as text so that leading zeros stay. */
zip: string
/** The address to write to. */
primary?: boolean
/** A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134. */
phone?: string
/** The number to call first. */
phonePreferred?: boolean
/** A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134. */
fax?: string
}
/** One of the caregiver's two addresses, with the phone there. */
address2?: {
/** Street and number. */
line1?: string
/** City. */
city?: string
/** State or territory. */
state?: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY" | "AS" | "GU" | "MP" | "PR" | "VI")
/** A US zip code: 5 digits, or 9 digits with a dash (5-4). Kept as text so that leading zeros stay. */
zip?: string
/** The address to write to. */
primary?: boolean
/** A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134. */
phone?: string
/** The number to call first. */
phonePreferred?: boolean
/** A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134. */
fax?: string
}
/** The caregiver's mobile phone. */
cellphone?: {
/** A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134. */
number?: string
/** The phone runs apps. */
isSmartPhone?: boolean
/** The caregiver wants text messages. */
receiveSMS?: boolean
}
/** An e-mail address of the simple form x@y.z. */
email?: string
/** The caregiver wants e-mail. */
receiveEmail?: boolean
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
lastUpdate?: string
}
/** What the system of origin said about the patient. */
metadata?: {
/** The patient's insurance plan. */
planCode?: ("EMTM-01" | "EMTM-02" | "EMTM-03" | "EMTM-04" | "EMTM-05" | "EMTM-99")
/** The cohort of the program. */
cohort?: string
/** The group of the patient in the plan. */
group?: string
}
/** Marks of this product on the patient. */
regimen_meta?: {
/** The patient has no known drug allergies. */
nkda?: boolean
}
/**
 * Interactions as an import or an older record brought them. Those of today are records of their own.
 * 
 * @maxItems 2000
 */
call_log?: {
[k: string]: unknown
}[]
/**
 * Scheduled interactions as an import or an older record brought them. Those of today are records of their own.
 * 
 * @maxItems 2000
 */
schedule_log?: {
[k: string]: unknown
}[]
}
