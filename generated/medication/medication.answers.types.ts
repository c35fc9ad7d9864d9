// GENERATED from schemas/medication/medication.calls.json sha256:56314670b93b84d8 by engine/compiler; do not edit; run npm run schemas
export interface MedicationReadDirectionsAnswer {
/** What was sent, without the blanks around it. */
text: string
/** What the parts say; missing where the words are not wholly understood. */
sentence?: string
/** The parts; missing where the words are not wholly understood. */
directions?: {
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
}
export interface MedicationPgxAnswer {
rows: {
gene: string
phenotype: string
diplotype?: string
}[]
}
