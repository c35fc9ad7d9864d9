// GENERATED from schemas/print/print.calls.json and 1 more sha256:0c25a4009f9b3a28 by tools/compiler; do not edit; run npm run schemas
export interface PrintMailing {
/**
 * The patient's _id.
 */
patientId: string
/**
 * Whose letters are printed.
 */
to: ("everybody" | "member" | "prescriber")
}
