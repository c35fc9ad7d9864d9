// GENERATED from schemas/patient/risk-score.schema.json and 3 more sha256:da4c6bfd7a678de3 by engine/compiler; do not edit; run npm run schemas
/** The medication risk score of what the patient takes now; it follows every change of the medications. */
export interface RiskScore {
/** Identifies the record. */
_id?: string
/** Counts the versions of the record, from 1. */
_rev?: number
/** The user who did it, as they were named at the time; shown as first initial plus last name. */
performedBy?: {
/** Given name of the user. */
firstName?: string
/** Family name of the user. */
lastName?: string
/** E-mail address of the user. */
email?: string
}
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
updatedAt?: string
/** The _id of the patient whom the record is about. */
subject?: string
/** The kind of record. */
type: "patient.risk-score"
/** Whether the score is that of the present medications; a failed one is tried again. */
status: ("computing" | "current" | "failed")
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
calculatedAt?: string
/** Who worked it out. */
calculatedBy?: string
/** Total and parts; without a total there is no score. */
scores?: {
/** From 0 to 50. */
total?: number
/** From 0 to 10. */
faers?: number
/** From 0 to 10. */
acb?: number
/** From 0 to 10. */
sedative?: number
/** From 0 to 10. */
qt?: number
/** From 0 to 10. */
competitiveInhibition?: number
}
}
