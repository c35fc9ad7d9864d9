// GENERATED from schemas/decision/regimen.schema.json and 3 more sha256:3e27340859a9f2fe by engine/compiler; do not edit; run npm run schemas
/** What a patient takes, with what checks have to know of the patient. Worked out when it is checked, never stored. */
export interface Regimen {
/** Whole years. */
age?: number
/** As the clinical formulas use it. */
sex?: ("female" | "male")
/** The latest height. */
height?: number
/** As it was measured in. */
heightUnit?: string
/** The latest serum creatinine, in mg/dL. */
creatinine?: number
/** When it was measured, where that is known. */
creatinineDay?: string
/** In mL/min, where everything for it is known. */
clearance?: number
/**
 * Measurements with the day of each; those of an unknown day are left out.
 * 
 * @maxItems 5000
 */
tests?: {
/** In small letters and without accents. */
name: string
/** When it was measured. */
day: string
}[]
/**
 * What is taken.
 * 
 * @maxItems 500
 * 
 * Items: One medication as checks see it.
 */
medications: {
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
}[]
/**
 * Active allergies, as far as they are understood.
 * 
 * @maxItems 500
 * 
 * Items: One allergy as checks see it.
 */
allergies?: {
/** As the record says it, with how it was read where that is not the same. */
text: string
/**
 * What it names, in small letters and without salts.
 * 
 * @maxItems 50
 */
ingredients?: string[]
/**
 * The classes of medicines that it names.
 * 
 * @maxItems 50
 */
classes?: string[]
}[]
/**
 * Names of the active conditions, in small letters and without accents.
 * 
 * @maxItems 500
 */
conditions?: string[]
/**
 * Gene and phenotype of the newest results, such as cyp2d6 poor metabolizer, in small letters.
 * 
 * @maxItems 200
 */
genes?: string[]
}
