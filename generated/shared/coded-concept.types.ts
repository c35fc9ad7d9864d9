// GENERATED from schemas/shared/coded-concept.schema.json sha256:5e666337b0b4e347 by tools/compiler; do not edit; run npm run schemas
/**
 * Something with its name and, where known, its codes.
 */
export interface CodedConcept {
/**
 * The name as chosen or imported.
 */
text: string
/**
 * The same thing in one or more code systems.
 */
coding?: {
/**
 * URI of the code system.
 */
system?: string
/**
 * The code system's own name.
 */
display?: string
/**
 * The code.
 */
code: string
}[]
}
