// GENERATED from schemas/reconciliation/reconciliation-item.schema.json and 5 more sha256:ccb218be7058e9c9 by tools/compiler; do not edit; run npm run schemas
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
 * What it is taken for.
 */
indication?: string
/**
 * Who prescribed it, as the source says.
 */
prescriber?: string
/**
 * The day on which it was last dispensed.
 */
lastFill?: string
/**
 * Why it was discontinued.
 */
reason?: ("prescriber-stopped" | "side-effect" | "cost" | "not-needed" | "completed" | "never-started" | "duplicate" | "other")
/**
 * The last day on which it was taken.
 */
stopDate?: string
/**
 * What the review should know.
 */
comment?: string
/**
 * The ids of the medications of the lists that this one decides.
 * 
 * @maxItems 500
 */
sources?: string[]
/**
 * What the medication is compared by; worked out when lists are read, and not stored.
 */
likeness?: {
/**
 * Medications with the same text say the same, unless their codes tell them apart.
 */
same?: string
/**
 * Code, ingredients and directions in one text.
 */
exact?: string
/**
 * Medications that share one of these belong side by side.
 * 
 * @maxItems 500
 */
related?: string[]
}
}
