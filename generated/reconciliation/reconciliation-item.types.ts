// GENERATED from schemas/reconciliation/reconciliation-item.schema.json and 1 more sha256:9cc31799d02f2d13 by tools/compiler; do not edit; run npm run schemas
/**
 * One medication of a reconciliation with what was found about it.
 */
export interface ReconciliationItem {
/**
 * Identifies the medication within the lists; given on writing.
 */
uuid: string
/**
 * What the reconciliation found.
 */
status?: ("VERIFIED" | "MODIFIED" | "ADDED" | "DISCONTINUED" | "WARNING")
/**
 * The name with strength and form.
 */
name: string
/**
 * The RxNorm id, where known.
 */
rxNormId?: string
/**
 * As the source says.
 */
directions?: string
/**
 * As the patient says.
 */
directionsTaken?: string
/**
 * Why it was discontinued.
 */
reason?: string
/**
 * What the review should know.
 */
comment?: string
}
