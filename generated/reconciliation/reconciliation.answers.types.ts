// GENERATED from schemas/reconciliation/reconciliation.calls.json sha256:afa694760599819a by engine/compiler; do not edit; run npm run schemas
export interface ReconciliationPreviewAnswer {
outcomes: {
/** What becomes of the rows, behind their number. */
title: string
/** The names of the rows. */
rows: string[]
}[]
/** Why it cannot be completed now, each in a sentence. */
conflicts: string[]
}
export interface ReconciliationReadAnswer {
rows: {
name: string
/** The codes that the bundle has, each with its system. */
coding?: {
system: string
value: string
}[]
directions?: string
/** The directions in parts, where the bundle has them so. */
dosage?: {
[k: string]: unknown
}
indication?: string
prescriber?: string
lastFill?: string
/** The lines of the text that the row was read out of. */
words?: string
}[]
/** The people that the text is about, where they are several: one has to be chosen before anything is read. */
choices?: {
id: string
title: string
}[]
/** In what the person of the text is somebody else than the patient, in sentences: adding the list needs a reason. */
differences?: string[]
/** What the list keeps of its source. */
record?: {
person?: {
[k: string]: unknown
}
}
/** What could not be read. */
notes: string[]
/** The lines of a list that are part of no row: each as it stands, and why. */
leftOut?: {
text: string
why: string
}[]
}
