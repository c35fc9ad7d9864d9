// GENERATED from schemas/shared/expansion.schema.json and 1 more sha256:47eb3cbba9a166e8 by engine/compiler; do not edit; run npm run schemas
/** What a search for drugs, substances or conditions answers; shown sorted by the display in lower case. */
export interface Expansion {
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
