// GENERATED from schemas/shared/record.schema.json and 3 more sha256:f894ac888ea18b7d by engine/compiler; do not edit; run npm run schemas
/** What every stored record carries beside its own fields. The gateway sets these fields; a client may choose _id for a new record. */
export interface Record {
/** Identifies the record. */
_id: string
/** Counts the versions of the record, from 1. */
_rev: number
/** The kind of record. */
type: string
/** The _id of the patient whom the record is about. */
subject?: string
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
}
