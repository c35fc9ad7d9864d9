// GENERATED from schemas/decision/decision.calls.json sha256:3bccd7b778578157 by engine/compiler; do not edit; run npm run schemas
export interface DecisionCheck {
/** The patient's _id. */
patientId: string
/**
 * What would be taken; without it, what the medication list says.
 * 
 * @maxItems 500
 */
medications?: {
/** The _id of a medication, or what a candidate is called by. */
id: string
name: string
/** Its code, where it has one. */
code?: string
/** The code system of the code. */
system?: string
/** As it is taken. */
directions?: string
/** What is prescribed, where something else is taken. */
prescribed?: string
prn?: boolean
/**
 * How much in the morning, at noon, in the evening and at bedtime; empty where nothing is taken.
 * 
 * @maxItems 4
 */
times?: string[]
}[]
}
