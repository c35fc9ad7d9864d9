// GENERATED from schemas/condition/condition.schema.json and 5 more sha256:fb742f943d2f86df by engine/compiler; do not edit; run npm run schemas
/** A diagnosis or another condition of the patient. */
export interface Condition {
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
type: "patient.condition"
/** Something with its name and, where known, its codes. */
code: {
/** The name as chosen or imported. */
text: string
/**
 * The same thing in one or more code systems.
 * 
 * @maxItems 20
 */
coding?: {
/** URI of the code system. */
system?: string
/** The code system's own name. */
display?: string
/** The code. */
code: string
}[]
}
/** A calendar day without a time zone, stored as YYYY-MM-DD. */
onsetDate?: string
/** Anything else worth knowing. */
note?: string
/** Whether the condition is still there. */
status: ("active" | "inactive")
}
