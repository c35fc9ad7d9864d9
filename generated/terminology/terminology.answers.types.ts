// GENERATED from schemas/terminology/terminology.calls.json sha256:2dcf4c1c032a4b35 by engine/compiler; do not edit; run npm run schemas
/** What a search for drugs, substances or conditions answers; shown sorted by the display in lower case. */
export interface TerminologyAllergyAnswer {
/** The search's result. */
expansion: {
/** A sentence about the source that everybody should read, such as that it is for demonstration. */
caution?: string
/** How many there are, also those that are not listed. */
total?: number
/**
 * What was found.
 * 
 * @maxItems 1000
 */
contains: {
/** URI of the code system. */
system?: string
/** The code. */
code: string
/** The name to show and to sort by. */
display: string
/** Allergen or medication. */
type?: ("allergen" | "medication")
/** What to know before choosing it, such as that a category is not billable. */
note?: string
/** The drug as a medication's record holds it. */
medication?: {
[k: string]: unknown
}
}[]
}
}
export type TerminologyConditionAnswer = TerminologyAllergyAnswer
export type TerminologyMedicationAnswer = TerminologyAllergyAnswer
export interface TerminologyLabelAnswer {
ndcCode: string
name: string
labeler?: string
warnings?: string[]
/** From the catalogue that comes with the product: no real package. */
isDemonstration?: boolean
}
