// GENERATED from schemas/decision/decision.calls.json sha256:6e9f6d89f9f60fba by tools/compiler; do not edit; run npm run schemas
export interface DecisionCheck {
/**
 * The patient's _id.
 */
patientId: string
/**
 * What would be taken; without it, what the medication list says.
 * 
 * @maxItems 500
 */
medications?: {
/**
 * The _id of a medication, or what a candidate is called by.
 */
id: string
name: string
/**
 * Its code, where it has one.
 */
code?: string
/**
 * The code system of the code.
 */
system?: string
directions?: string
prn?: boolean
}[]
}
