// GENERATED from schemas/medication/medication.schema.json and 19 more sha256:8d52cfe060da76b8 by engine/compiler; do not edit; run npm run schemas
/** A medication that the patient takes. */
export interface Medication {
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
/** What the patient's allergies say against it, by the checks of decision support; worked out when it is listed, and not stored. */
allergy?: string
/** The kind of record. */
type: "patient.medication"
/** How the medication is taken. */
dosageInstructions?: {
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
/** What is taken. */
medication: {
/** The medication's codes. */
code?: {
/**
 * The same medication in one or more code systems.
 * 
 * @maxItems 20
 */
coding?: {
/** The code system. */
system: ("http://www.nlm.nih.gov/research/umls/rxnorm" | "http://hl7.org/fhir/sid/ndc" | "http://hl7.org/fhir/sid/icd-10-cm" | "http://snomed.info/sct" | "urn:regimen:demo:medications")
/** The code; in RxNorm the RxNorm id. */
value: string
}[]
}
/** A brand rather than a generic. */
isBrand?: boolean
/** Names of the medication. */
name: {
/** The name with strength and form. */
full: string
}
/** What the medication is made as. */
product?: {
/** The drug without strength and form. */
drug?: string
/** The dosage form. */
form?: string
/** The strength with its unit. */
strength?: string
}
/** The tier in the formulary. */
tierLevel?: ("N" | "1" | "2" | "3" | "4" | "5" | "6")
/** The plan's formulary has it. */
isFormulary?: boolean
/** Typed by hand, not chosen from the drug search. */
isCustom?: boolean
}
/** The National Drug Code on the package that the patient has. */
ndc?: string
/** What the medication is taken for, in words that the patient knows. */
indication?: string
/** How the patient takes it, where that is not as prescribed. */
asTaken?: string
/** Who prescribes it: the id of one of the patient's prescribers. */
prescriberId?: string
/** How the patient gets it: on prescription, or not. */
kind?: ("prescription" | "over-the-counter" | "supplement")
/** The day on which the patient began to take it. */
startDate?: string
/** Since when and why the patient no longer takes it; missing while it is taken. */
discontinued?: {
/** The last day on which it was taken. */
date: string
/** Why it was stopped. */
reason: ("prescriber-stopped" | "side-effect" | "cost" | "not-needed" | "completed" | "never-started" | "duplicate" | "other")
/** Anything else worth knowing about the stop. */
note?: string
}
/** Who prescribes it by the list that it came from, where that is none of the patient's prescribers. */
prescriber?: string
/** The day on which it was last dispensed, as far as a list said so. */
lastFill?: string
/** The words that somebody typed, where the parts of the directions were taken out of them. */
asTyped?: string
/** The parts of how the patient takes it, as somebody has compared them with what was typed; they count as long as their sentence is As Taken. */
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
/** The words that somebody typed, where the parts of how it is taken were read out of them. */
takenAsTyped?: string
/** The list that it came from, where a reconciliation has added it. */
listed?: {
/** As the list names it. */
name?: string
/** As the list says them. */
directions?: string
/** The lines that it was read out of. */
words?: string
/** Where the list is from. */
source?: ("claims" | "patient" | "caregiver" | "prescriber" | "pharmacy" | "facility" | "record" | "reconciled")
/** The day that the list is of. */
asOf?: string
/**
 * What it was made of, such as MedicationRequest/12: a source that takes its entry back is followed.
 * 
 * @maxItems 101
 */
entries?: string[]
/** What its source said last instead of saying that it is taken; it is asked about once. */
takenBack?: string
}
/** A source that it was made of took it back, or does not say any more that it is taken, and nobody has decided whether it is. */
isTakenBack?: boolean
/** The parts of the directions were read out of words, and nobody has compared them with the words yet. */
isReading?: boolean
/**
 * What other lists said of it when it was last reconciled, in their words.
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
/** What the last completed reconciliation found about it. */
reconciled?: {
/** What was found. */
status?: ("VERIFIED" | "MODIFIED" | "ADDED" | "DISCONTINUED" | "WARNING")
/** The day of the reconciliation. */
date?: string
/** What the review should know. */
comment?: string
}
/** Marks a PUT that deletes the medication; not stored. */
deleted?: boolean
}
