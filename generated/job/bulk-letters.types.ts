// GENERATED from schemas/job/bulk-letters.schema.json and 2 more sha256:84368026a8734765 by engine/compiler; do not edit; run npm run schemas
/** Which letters of several patients are printed. */
export interface BulkLetters {
/** Whose letters are printed. */
to: ("everybody" | "member" | "prescriber")
}
