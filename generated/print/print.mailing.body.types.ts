// GENERATED from schemas/print/print.calls.json and 1 more sha256:fab115b2de1adebd by engine/compiler; do not edit; run npm run schemas
export interface PrintMailing {
/** The patient's _id. */
patientId: string
/** The review's _id; without it, the latest published one. */
reviewId?: string
/** Whose letters are printed. */
to: ("everybody" | "member" | "prescriber")
}
