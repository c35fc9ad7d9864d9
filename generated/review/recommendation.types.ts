// GENERATED from schemas/review/recommendation.schema.json and 9 more sha256:9b2c6dc4c338f129 by engine/compiler; do not edit; run npm run schemas
/** Something that a review recommends to the prescriber, to the patient, or to both. */
export interface Recommendation {
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
}
