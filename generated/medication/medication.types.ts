// GENERATED from schemas/medication/medication.schema.json and 8 more sha256:7703c463a12afe4e by tools/compiler; do not edit; run npm run schemas
/**
 * A medication that the patient takes.
 */
export interface Medication {
/**
 * Identifies the record.
 */
_id?: string
/**
 * Counts the versions of the record, from 1.
 */
_rev?: number
/**
 * The user who did it, as they were named at the time; shown as first initial plus last name.
 */
performedBy?: {
/**
 * Given name of the user.
 */
firstName?: string
/**
 * Family name of the user.
 */
lastName?: string
/**
 * E-mail address of the user.
 */
email?: string
}
/**
 * A moment, stored as RFC 3339 with its offset and shown in local time.
 */
updatedAt?: string
/**
 * The _id of the patient whom the record is about.
 */
subject?: string
/**
 * The kind of record.
 */
type: "patient.medication"
/**
 * How the medication is taken.
 */
dosageInstructions?: {
/**
 * Taken when needed only, not on schedule.
 */
prn?: boolean
/**
 * How to take it, in words.
 */
text?: string
/**
 * How much is taken at which time of day, such as 1 tablet.
 */
times?: {
/**
 * With breakfast.
 */
morning?: string
/**
 * With lunch.
 */
noon?: string
/**
 * With dinner.
 */
evening?: string
/**
 * Before going to bed.
 */
bedtime?: string
}
/**
 * The way into the body.
 */
route?: {
/**
 * Code of the route.
 */
Id?: ("0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13")
/**
 * Name of the route.
 */
Name?: string
}
}
/**
 * What is taken.
 */
medication: {
/**
 * The medication's codes.
 */
code?: {
/**
 * The same medication in one or more code systems.
 * 
 * @maxItems 20
 */
coding?: {
/**
 * The code system.
 */
system: ("http://www.nlm.nih.gov/research/umls/rxnorm" | "http://hl7.org/fhir/sid/ndc" | "http://hl7.org/fhir/sid/icd-10-cm" | "http://snomed.info/sct" | "urn:regimen:demo:medications")
/**
 * The code; in RxNorm the RxNorm id.
 */
value: string
}[]
}
/**
 * A brand rather than a generic.
 */
isBrand?: boolean
/**
 * Names of the medication.
 */
name: {
/**
 * The name with strength and form.
 */
full: string
}
/**
 * What the medication is made as.
 */
product?: {
/**
 * The drug without strength and form.
 */
drug?: string
/**
 * The dosage form.
 */
form?: string
/**
 * The strength with its unit.
 */
strength?: string
}
/**
 * The tier in the formulary.
 */
tierLevel?: ("N" | "1" | "2" | "3" | "4" | "5" | "6")
/**
 * The plan's formulary has it.
 */
isFormulary?: boolean
/**
 * Typed by hand, not chosen from the drug search.
 */
isCustom?: boolean
}
/**
 * What the medication is taken for, in words that the patient knows.
 */
indication?: string
/**
 * Who prescribes it: the id of one of the patient's prescribers.
 */
prescriberId?: string
/**
 * How the patient gets it: on prescription, or not.
 */
kind?: ("prescription" | "over-the-counter" | "supplement")
/**
 * The day on which the patient began to take it.
 */
startDate?: string
/**
 * Since when and why the patient no longer takes it; missing while it is taken.
 */
discontinued?: {
/**
 * The last day on which it was taken.
 */
date: string
/**
 * Why it was stopped.
 */
reason: ("prescriber-stopped" | "side-effect" | "cost" | "not-needed" | "completed" | "never-started" | "duplicate" | "other")
/**
 * Anything else worth knowing about the stop.
 */
note?: string
}
/**
 * Marks a PUT that deletes the medication; not stored.
 */
deleted?: boolean
}
