// GENERATED from schemas/reconciliation/reconciliation.schema.json and 10 more sha256:9c9c9bdd87618919 by tools/compiler; do not edit; run npm run schemas
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
source?: ("claims" | "patient" | "caregiver" | "prescriber" | "pharmacy" | "facility" | "record" | "reconciled")
/**
 * The day that the list is of.
 */
asOf?: string
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
 * The ids of the lists that this reconciliation goes through.
 * 
 * @maxItems 100
 */
lists?: string[]
/**
 * Who completed it.
 */
completedBy?: string
/**
 * The medications of the list.
 * 
 * @maxItems 500
 * 
 * Items: One medication of a reconciliation with what was found about it.
 */
medications?: {
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
}[]
}
