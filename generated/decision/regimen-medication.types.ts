// GENERATED from schemas/decision/regimen-medication.schema.json sha256:79e844ebc4874b42 by engine/compiler; do not edit; run npm run schemas
/** One medication as checks see it. */
export interface RegimenMedication {
/** The _id of the medication, or what a candidate is called by until it has one. */
id?: string
/** The name with strength and form. */
name: string
/**
 * What it contains, without salts, in small letters.
 * 
 * @maxItems 50
 */
ingredients: string[]
/**
 * The classes of medicines that its ingredients are in.
 * 
 * @maxItems 50
 */
classes?: string[]
/** Acts where it is applied, such as drops and creams. */
actsLocally?: boolean
/** What one tablet, capsule or puff contains, where there is one ingredient. */
unitMilligrams?: number
/** The most that the directions come to in a day, where they say it. */
unitsADay?: number
/** How often a day the text of the directions says. */
timesByText?: number
/** At how many times of day something is taken. */
timesByGrid?: number
/** Taken when needed only. */
prn?: boolean
/** The text of the directions says that it is taken when needed. */
saysAsNeeded?: boolean
/** How it is taken, in words. */
directions?: string
}
