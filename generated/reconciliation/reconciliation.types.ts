// GENERATED from schemas/reconciliation/reconciliation.schema.json and 6 more sha256:ea9c1e8d8401aaa0 by tools/compiler; do not edit; run npm run schemas
/**
 * A list of medications: one of a source (unreconciled), or what came of going through them with the patient (reconciled).
 */
export interface Reconciliation {
/**
 * Identifies the record.
 */
_id?: string
/**
 * Counts the versions of the record, from 1.
 */
_rev?: number
/**
 * The user who did it, as they were named at the time; shown as first initial plus last name.
 */
performedBy?: {
/**
 * Given name of the user.
 */
firstName?: string
/**
 * Family name of the user.
 */
lastName?: string
/**
 * E-mail address of the user.
 */
email?: string
}
/**
 * A moment, stored as RFC 3339 with its offset and shown in local time.
 */
updatedAt?: string
/**
 * The _id of the patient whom the record is about.
 */
subject?: string
/**
 * The kind of record.
 */
type: "patient.reconciliation"
/**
 * Reconciled or unreconciled.
 */
list: ("reconciled" | "unreconciled")
/**
 * Where an unreconciled list comes from.
 */
source?: ("claims" | "patient" | "caregiver" | "prescriber" | "pharmacy" | "facility")
/**
 * Which engagement of the patient it belongs to.
 */
workflowIteration?: number
/**
 * A moment, stored as RFC 3339 with its offset and shown in local time.
 */
completedAt?: string
/**
 * Lets an empty list be completed.
 */
takesNone?: boolean
/**
 * The medications of the list.
 * 
 * @maxItems 500
 * 
 * Items: One medication of a reconciliation with what was found about it.
 */
medications: {
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
}[]
}
