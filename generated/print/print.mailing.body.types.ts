// GENERATED from schemas/print/print.calls.json and 1 more sha256:f57f1d973ced43d1 by tools/compiler; do not edit; run npm run schemas
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
