// GENERATED from schemas/medication/listed-as.schema.json and 3 more sha256:d3be48d069d9f6b2 by engine/compiler; do not edit; run npm run schemas
/**
 * A medication in the words of lists that have it.
 * 
 * @maxItems 100
 */
export type ListedAs = {
/** As the list names it. */
name: string
/** As the list says them. */
directions?: string
/** Where the list is from. */
source?: ("claims" | "patient" | "caregiver" | "prescriber" | "pharmacy" | "facility" | "record" | "reconciled")
/** The day that the list is of. */
asOf?: string
}[]
