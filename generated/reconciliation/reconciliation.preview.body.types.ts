// GENERATED from schemas/reconciliation/reconciliation.calls.json sha256:afa694760599819a by engine/compiler; do not edit; run npm run schemas
export interface ReconciliationPreview {
/** The patient's _id. */
subject: string
/**
 * The decided rows: of each what its outcome depends on.
 * 
 * @maxItems 500
 */
medications?: {
name?: string
status?: string
/** @maxItems 100 */
records?: string[]
/** @maxItems 500 */
sources?: string[]
}[]
}
