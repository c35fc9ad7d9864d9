// GENERATED from schemas/shared/coded-substance.schema.json and 1 more sha256:e745e37ccae40c51 by engine/compiler; do not edit; run npm run schemas
/** A substance with its name and, where known, its codes. */
export interface CodedSubstance {
/** The name as chosen or imported. */
text: string
/**
 * The substance in one or more code systems.
 * 
 * @maxItems 20
 */
coding?: {
/** URI of the code system. */
system?: string
/** The code system's own name. */
display?: string
/** The code. */
code: string
/** Whether the code names an allergen or a medication. */
type?: ("allergen" | "medication")
}[]
}
