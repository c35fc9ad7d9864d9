// GENERATED from schemas/reconciliation/reconciliation.calls.json sha256:afa694760599819a by engine/compiler; do not edit; run npm run schemas
export interface ReconciliationRead {
/** A list as people paste it, or a FHIR R4 bundle as JSON. */
text: string
/** The patient's _id: whose the text says it is, is compared with the patient. */
subject?: string
/** Which of several people of the text is meant: an id of "choices". */
choice?: string
}
