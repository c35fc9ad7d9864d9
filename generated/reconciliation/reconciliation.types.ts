// GENERATED from schemas/reconciliation/reconciliation.schema.json and 22 more sha256:fbbd44aa1adfce8d by engine/compiler; do not edit; run npm run schemas
/** A list of medications: one of a source (unreconciled), or what came of going through them with the patient (reconciled). */
export interface Reconciliation {
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
type: "patient.reconciliation"
/** Reconciled or unreconciled. */
list: ("reconciled" | "unreconciled")
/** Where an unreconciled list comes from. */
source?: ("claims" | "patient" | "caregiver" | "prescriber" | "pharmacy" | "facility" | "record" | "reconciled")
/** The day that the list is of. */
asOf?: string
/** Whose the list is by its source, where that says so. */
person?: {
/** As the source has it. */
name?: string
/** A day, a month or a year. */
birthDate?: string
/** As the source has it. */
sex?: string
}
/** Why a list that names somebody else was added all the same. */
personReason?: string
/** Which engagement of the patient it belongs to. */
workflowIteration?: number
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
completedAt?: string
/** Lets an empty list be completed. */
takesNone?: boolean
/**
 * The ids of the lists that this reconciliation goes through.
 * 
 * @maxItems 100
 */
lists?: string[]
/** Who completed it. */
completedBy?: string
/**
 * The medications of the list.
 * 
 * @maxItems 500
 * 
 * Items: One medication of a reconciliation with what was found about it.
 */
medications?: {
/** Identifies the medication within the lists; given on writing. */
uuid: string
/** What the reconciliation found. */
status?: ("VERIFIED" | "MODIFIED" | "ADDED" | "DISCONTINUED" | "WARNING")
/** The name with strength and form. */
name: string
/**
 * The same medication in one or more code systems, as the list has it.
 * 
 * @maxItems 20
 */
coding?: {
/** The code system. */
system: ("http://www.nlm.nih.gov/research/umls/rxnorm" | "http://hl7.org/fhir/sid/ndc" | "http://hl7.org/fhir/sid/icd-10-cm" | "http://snomed.info/sct" | "urn:regimen:demo:medications")
/** The code; in RxNorm the RxNorm id. */
value: string
}[]
/** As the source says. */
directions?: string
/** The directions as listed in parts, where the source has them so. */
dosage?: {
/** How much is taken at a time: a number such as 1 or 0.5, or a range such as 1-2. */
dose?: string
/** What the dose is counted or measured in. */
unit?: ("tablet" | "capsule" | "mL" | "teaspoon" | "tablespoon" | "mg" | "mcg" | "g" | "unit" | "mEq" | "drop" | "puff" | "spray" | "patch" | "application" | "suppository" | "packet" | "lozenge" | "injection" | "nebule")
/** What one dose comes to as the source states it, such as 20 mg; part of the sentence as long as dose and strength say the same. */
inAll?: string
/** The way into the body. */
route?: {
/** Code of the route. */
Id?: ("0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13")
/** Name of the route. */
Name?: string
}
/** How often it is taken. */
frequency?: ("daily" | "twice-daily" | "three-daily" | "four-daily" | "five-daily" | "every-2-hours" | "every-3-hours" | "every-4-hours" | "every-4-6-hours" | "every-6-hours" | "every-8-hours" | "every-12-hours" | "every-other-day" | "every-3-days" | "weekly" | "twice-weekly" | "three-weekly" | "every-2-weeks" | "monthly" | "every-3-months")
/**
 * At which times of day the usual dose is taken.
 * 
 * @maxItems 4
 * 
 * Items: When in a day a medication is taken: the columns of the medication grid and of the Fridge Report.
 */
when?: ("morning" | "noon" | "evening" | "bedtime")[]
/** How much is taken at a time of day, where it is not the usual dose: a number of its unit, or words such as 1 tablet. */
times?: {
/** With breakfast. */
morning?: string
/** With lunch. */
noon?: string
/** With dinner. */
evening?: string
/** Before going to bed. */
bedtime?: string
}
/** Taken when needed only, not on schedule. */
prn?: boolean
/** What it is taken for when it is needed. */
prnReason?: string
/** How much is taken in a day at most, in the unit of the dose. */
maxPerDay?: number
/** For how long it is taken, where that is limited. */
duration?: {
/** How many of the unit. */
value?: number
/** Days, weeks or months. */
unit?: ("d" | "wk" | "mo")
}
/** What else has to be minded. */
advice?: ("with-food" | "before-meals" | "after-meals" | "empty-stomach" | "with-water" | "whole" | "affected-eye" | "both-eyes" | "right-eye" | "left-eye" | "right-ear" | "left-ear" | "both-ears" | "each-nostril" | "with-breakfast" | "before-breakfast" | "with-dinner" | "affected-area" | "finish")
/** What else belongs at the end of the directions. */
more?: string
/** The directions are written freely, and the parts above do not count: they are not structured. */
inOwnWords?: boolean
/** How to take it, in a sentence: made of the parts, or written freely. */
text?: string
/** The sentence in Spanish; missing where the directions are written freely. */
textEs?: string
}
/** The lines of a pasted list that name and directions were read out of. */
words?: string
/** As the patient says. */
directionsTaken?: string
/** The parts of the directions as taken, as somebody has compared them with what was typed; they count as long as their sentence is the directions as taken. */
takenInParts?: {
/** How much is taken at a time: a number such as 1 or 0.5, or a range such as 1-2. */
dose?: string
/** What the dose is counted or measured in. */
unit?: ("tablet" | "capsule" | "mL" | "teaspoon" | "tablespoon" | "mg" | "mcg" | "g" | "unit" | "mEq" | "drop" | "puff" | "spray" | "patch" | "application" | "suppository" | "packet" | "lozenge" | "injection" | "nebule")
/** What one dose comes to as the source states it, such as 20 mg; part of the sentence as long as dose and strength say the same. */
inAll?: string
/** The way into the body. */
route?: {
/** Code of the route. */
Id?: ("0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "13")
/** Name of the route. */
Name?: string
}
/** How often it is taken. */
frequency?: ("daily" | "twice-daily" | "three-daily" | "four-daily" | "five-daily" | "every-2-hours" | "every-3-hours" | "every-4-hours" | "every-4-6-hours" | "every-6-hours" | "every-8-hours" | "every-12-hours" | "every-other-day" | "every-3-days" | "weekly" | "twice-weekly" | "three-weekly" | "every-2-weeks" | "monthly" | "every-3-months")
/**
 * At which times of day the usual dose is taken.
 * 
 * @maxItems 4
 * 
 * Items: When in a day a medication is taken: the columns of the medication grid and of the Fridge Report.
 */
when?: ("morning" | "noon" | "evening" | "bedtime")[]
/** How much is taken at a time of day, where it is not the usual dose: a number of its unit, or words such as 1 tablet. */
times?: {
/** With breakfast. */
morning?: string
/** With lunch. */
noon?: string
/** With dinner. */
evening?: string
/** Before going to bed. */
bedtime?: string
}
/** Taken when needed only, not on schedule. */
prn?: boolean
/** What it is taken for when it is needed. */
prnReason?: string
/** How much is taken in a day at most, in the unit of the dose. */
maxPerDay?: number
/** For how long it is taken, where that is limited. */
duration?: {
/** How many of the unit. */
value?: number
/** Days, weeks or months. */
unit?: ("d" | "wk" | "mo")
}
/** What else has to be minded. */
advice?: ("with-food" | "before-meals" | "after-meals" | "empty-stomach" | "with-water" | "whole" | "affected-eye" | "both-eyes" | "right-eye" | "left-eye" | "right-ear" | "left-ear" | "both-ears" | "each-nostril" | "with-breakfast" | "before-breakfast" | "with-dinner" | "affected-area" | "finish")
/** What else belongs at the end of the directions. */
more?: string
/** The directions are written freely, and the parts above do not count: they are not structured. */
inOwnWords?: boolean
/** How to take it, in a sentence: made of the parts, or written freely. */
text?: string
/** The sentence in Spanish; missing where the directions are written freely. */
textEs?: string
}
/** The words that somebody typed, where the parts of the directions as taken were read out of them. */
asTyped?: string
/** What it is taken for. */
indication?: string
/** Who prescribed it, as the source says. */
prescriber?: string
/** The day on which it was last dispensed. */
lastFill?: string
/** Why it was discontinued. */
reason?: ("prescriber-stopped" | "side-effect" | "cost" | "not-needed" | "completed" | "never-started" | "duplicate" | "other")
/** The last day on which it was taken. */
stopDate?: string
/** What the review should know. */
comment?: string
/**
 * The ids of the medications of the lists that this one decides.
 * 
 * @maxItems 500
 */
sources?: string[]
/** Where the list is from that has it. */
source?: ("claims" | "patient" | "caregiver" | "prescriber" | "pharmacy" | "facility" | "record" | "reconciled")
/** The day of the list that has it. */
asOf?: string
/** The entry of the source that it was read from, such as MedicationRequest/12: a source that takes it back is found by it. */
origin?: string
/**
 * The ids of the medications of the medication list that this one stands for; once the reconciliation is completed, also of the one that was added.
 * 
 * @maxItems 100
 */
records?: string[]
/** What the medication is made as, where one was chosen. */
product?: {
/** The drug without strength and form. */
drug?: string
/** The dosage form. */
form?: string
/** The strength with its unit. */
strength?: string
}
/**
 * What else the lists say that this one decides, in their words; worked out when the reconciliation is completed.
 * 
 * @maxItems 100
 */
alsoListed?: {
/** As the list names it. */
name: string
/** As the list says them. */
directions?: string
/** Where the list is from. */
source?: ("claims" | "patient" | "caregiver" | "prescriber" | "pharmacy" | "facility" | "record" | "reconciled")
/** The day that the list is of. */
asOf?: string
}[]
/**
 * The entries of sources that the medication is made of; worked out on completing, and not stored.
 * 
 * @maxItems 101
 */
entries?: string[]
/** The parts of its directions were read out of words; worked out on completing, and not stored. */
isReading?: boolean
/** What of the medication on the list gives way to what was decided, since another list holds or another product was chosen; worked out on completing, and not stored. */
replaces?: {
/** Name, strength, form and codes. */
product?: boolean
/** How it is prescribed. */
directions?: boolean
}
/** The directions that the medication list has had since the reconciliation was completed. */
directionsAfter?: string
/** What the patient's allergies say against it, by the checks of decision support; worked out when it is listed, and not stored. */
allergy?: string
/** What the medication is compared by; worked out when lists are read, and not stored. */
likeness?: {
/** Medications with the same text say the same, unless their codes tell them apart. */
same?: string
/** Code, ingredients and directions in one text. */
exact?: string
/**
 * Medications that share one of these belong side by side.
 * 
 * @maxItems 500
 */
related?: string[]
/**
 * Pieces of the texts with what each says, so that equal meanings in other words are not marked as different.
 * 
 * @maxItems 4000
 * 
 * Items: Piece of a field's text, with the usual wording of it.
 */
pieces?: {
/** The field that the text is of. */
field: string
/** As it is written. */
text: string
/** The usual wording; empty where it adds nothing. */
says: string
}[]
}
}[]
}
