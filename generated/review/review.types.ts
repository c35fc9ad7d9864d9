// GENERATED from schemas/review/review.schema.json and 15 more sha256:5d1562f8bbaccbc6 by engine/compiler; do not edit; run npm run schemas
/** A review of the patient's medications with its recommendations. Content is a copy of the time of the review. */
export interface Review {
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
type: "patient.review"
/** Version of the review's shape. */
version: 2
/** A calendar day without a time zone, stored as YYYY-MM-DD. */
reviewDate: string
/** The kind of review. */
reviewType: ("Medication Safety Review (MSR)" | "Medication Safety Review Lite (MSR Lite)" | "Medication Safety Advisory (MSA)")
/** Who was reviewed, as named at the time. */
patient?: string
/** The managing organization at the time. */
patientOrg?: string
/** A calendar day without a time zone, stored as YYYY-MM-DD. */
dueDate?: string
/** Which engagement of the patient it belongs to. */
workflowIteration: number
/** The year of the engagement. */
currentYear: number
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
createdOn?: string
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
updatedOn?: string
/** The review is being written. */
draft?: boolean
/** The review was published. */
published?: boolean
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
publishedDate?: string
/**
 * Every time the review was unpublished.
 * 
 * @maxItems 200
 */
unpublishes?: {
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
date: string
/** Who unpublished it. */
user?: string
/** Why. */
reason?: string
}[]
/** Why the review is unpublished; kept with the withdrawal. */
unpublishReason?: string
/** Who has begun the review. */
author?: string
/** Who answers for the published review and signs its letters, as named at the time. Set by the save that publishes it. */
publishedBy?: {
/** Given name of the user. */
firstName?: string
/** Family name of the user. */
lastName?: string
/** Professional title of the user. */
title?: string
/** Name of the organization that the patient was with when the review was published. */
organization?: string
}
/** With whom the patient is, for whoever published the review and reaches the patient no more. */
handover?: {
/** The organization that the patient is with. */
id?: string
/** Its name. */
organization?: string
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
on?: string
}
/** They stand in no letter to a prescriber. */
unaddressed?: boolean
/** For the authors of the review; they stand in no letter. */
note?: string
/** When the content was copied from the patient's records. */
snapshotOn?: string
/** Asks the save to copy the content from the patient's records once more. */
refreshSnapshot?: boolean
/** The review has no recommendations; without this an empty list is not complete. */
noRecommendations?: boolean
/** Every recommendation that asks for a response has it. Worked out by the save. */
responsesComplete?: boolean
/**
 * What the review recommends.
 * 
 * @maxItems 200
 * 
 * Items: Something that a review recommends to the prescriber, to the patient, or to both.
 */
recommendations?: {
/** Identifies the recommendation within the review. */
id: string
/** Name of the library's text that it began with. */
libraryText?: string
/** What is wrong with a medication, or with the therapy. */
category?: ("no-indication" | "untreated" | "duplicate" | "more-effective" | "dose-low" | "dose-high" | "interaction" | "side-effect" | "unsafe" | "monitoring" | "adherence" | "cost" | "administration" | "other")
/** What should be done. */
action?: ("start" | "stop" | "replace" | "raise-dose" | "lower-dose" | "change-frequency" | "change-time" | "change-form" | "monitor" | "vaccinate" | "refer" | "educate" | "support-adherence" | "continue" | "other")
/** A problem that is not about a medication. */
problem?: ("Untreated condition" | "Immunization due" | "Laboratory monitoring due" | "Fall risk" | "Nutrition or hydration" | "Need for education" | "Cost or coverage" | "Access to care" | "Caregiver support" | "Device or supply needed" | "Other")
/**
 * Names of the medications that it is about.
 * 
 * @maxItems 40
 */
medications?: string[]
/** Who is asked: the id of one of the patient's prescribers. */
prescriber?: string
/** For the authors of the review; it stands in no letter. */
privateNote?: string
/** What is recommended. */
prescriberText?: string
/** Why it is recommended, with its evidence. */
rationale?: string
/** In plain words. */
patientTopic?: string
/** In plain words. */
patientAction?: string
/** Goes into the prescriber's letter. */
includeInPrescriber?: boolean
/** Goes into the patient's action plan. */
includeInMap?: boolean
/** How somebody answered a recommendation. */
prescriberResponse?: {
/** The answer. */
status?: {
/** The answer as a code. */
snowMedCode?: ("385645004" | "accepted-with-change" | "443390004" | "385660001" | "not-applicable" | "89925002" | "385643006")
}
/** A calendar day without a time zone, stored as YYYY-MM-DD. */
date?: string
/** How the answer came. */
way?: ("phone" | "fax" | "mail" | "email" | "online" | "in-person" | "other")
/** What else was said. */
comment?: string
}
/** How somebody answered a recommendation. */
patientResponse?: {
/** The answer. */
status?: {
/** The answer as a code. */
snowMedCode?: ("385645004" | "accepted-with-change" | "443390004" | "385660001" | "not-applicable" | "89925002" | "385643006")
}
/** A calendar day without a time zone, stored as YYYY-MM-DD. */
date?: string
/** How the answer came. */
way?: ("phone" | "fax" | "mail" | "email" | "online" | "in-person" | "other")
/** What else was said. */
comment?: string
}
}[]
/**
 * What it recommended when it was withdrawn.
 * 
 * @maxItems 200
 * 
 * Items: Something that a review recommends to the prescriber, to the patient, or to both.
 */
unpublishedRecommendations?: {
/** Identifies the recommendation within the review. */
id: string
/** Name of the library's text that it began with. */
libraryText?: string
/** What is wrong with a medication, or with the therapy. */
category?: ("no-indication" | "untreated" | "duplicate" | "more-effective" | "dose-low" | "dose-high" | "interaction" | "side-effect" | "unsafe" | "monitoring" | "adherence" | "cost" | "administration" | "other")
/** What should be done. */
action?: ("start" | "stop" | "replace" | "raise-dose" | "lower-dose" | "change-frequency" | "change-time" | "change-form" | "monitor" | "vaccinate" | "refer" | "educate" | "support-adherence" | "continue" | "other")
/** A problem that is not about a medication. */
problem?: ("Untreated condition" | "Immunization due" | "Laboratory monitoring due" | "Fall risk" | "Nutrition or hydration" | "Need for education" | "Cost or coverage" | "Access to care" | "Caregiver support" | "Device or supply needed" | "Other")
/**
 * Names of the medications that it is about.
 * 
 * @maxItems 40
 */
medications?: string[]
/** Who is asked: the id of one of the patient's prescribers. */
prescriber?: string
/** For the authors of the review; it stands in no letter. */
privateNote?: string
/** What is recommended. */
prescriberText?: string
/** Why it is recommended, with its evidence. */
rationale?: string
/** In plain words. */
patientTopic?: string
/** In plain words. */
patientAction?: string
/** Goes into the prescriber's letter. */
includeInPrescriber?: boolean
/** Goes into the patient's action plan. */
includeInMap?: boolean
/** How somebody answered a recommendation. */
prescriberResponse?: {
/** The answer. */
status?: {
/** The answer as a code. */
snowMedCode?: ("385645004" | "accepted-with-change" | "443390004" | "385660001" | "not-applicable" | "89925002" | "385643006")
}
/** A calendar day without a time zone, stored as YYYY-MM-DD. */
date?: string
/** How the answer came. */
way?: ("phone" | "fax" | "mail" | "email" | "online" | "in-person" | "other")
/** What else was said. */
comment?: string
}
/** How somebody answered a recommendation. */
patientResponse?: {
/** The answer. */
status?: {
/** The answer as a code. */
snowMedCode?: ("385645004" | "accepted-with-change" | "443390004" | "385660001" | "not-applicable" | "89925002" | "385643006")
}
/** A calendar day without a time zone, stored as YYYY-MM-DD. */
date?: string
/** How the answer came. */
way?: ("phone" | "fax" | "mail" | "email" | "online" | "in-person" | "other")
/** What else was said. */
comment?: string
}
}[]
/**
 * Ids of the recommendations that change the score.
 * 
 * @maxItems 500
 */
riskScoreAffectedRecommendations?: string[]
/** The risk score of the patient's published review before this one, copied with the snapshot. */
riskScoreBefore?: number
/** Whether the risk score is being computed, is that of the snapshot, or could not be computed yet. Set by the gateway. */
riskScoreStatus?: ("computing" | "current" | "failed")
/** The parts of the medication risk score, each from 0 to 10, and their sum. */
riskScoresNormalized?: {
/** The sum. */
total?: number
/** Reported adverse events. */
faers?: number
/** Anticholinergic burden. */
acb?: number
/** Sedative burden. */
sedative?: number
/** Risk of a long QT interval. */
qt?: number
/** Competition for the same enzymes. */
competitiveInhibition?: number
}
/**
 * The medications at the time.
 * 
 * @maxItems 500
 */
currentMedications?: {
[k: string]: unknown
}[]
/**
 * The observations at the time.
 * 
 * @maxItems 2000
 */
observations?: {
[k: string]: unknown
}[]
/**
 * Genes and phenotypes at the time.
 * 
 * @maxItems 500
 */
genetics?: {
[k: string]: unknown
}[]
/**
 * The allergies at the time.
 * 
 * @maxItems 500
 */
allergies?: {
[k: string]: unknown
}[]
/**
 * The side effects at the time.
 * 
 * @maxItems 500
 */
reportedSideEffects?: {
[k: string]: unknown
}[]
}
