// GENERATED from schemas/shared/expansion.schema.json and 1 more sha256:25ce1c8b2b950753 by tools/compiler; do not edit; run npm run schemas
/**
 * What a search for drugs, substances or conditions answers; shown sorted by the display in lower case.
 */
export interface Expansion {
/**
 * The search's result.
 */
expansion: {
/**
 * How many there are, also those that are not listed.
 */
total?: number
/**
 * What was found.
 */
contains: {
/**
 * URI of the code system.
 */
system?: string
/**
 * The code.
 */
code: string
/**
 * The name to show and to sort by.
 */
display: string
/**
 * Allergen or medication.
 */
type?: ("allergen" | "medication")
}[]
}
}
