// GENERATED from schemas/shared/coded-concept.schema.json sha256:68b74bc5f7f03eae by engine/compiler; do not edit; run npm run schemas
/** Something with its name and, where known, its codes. */
export interface CodedConcept {
/** The name as chosen or imported. */
text: string
/**
 * The same thing in one or more code systems.
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
}[]
}
