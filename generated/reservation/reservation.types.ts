// GENERATED from schemas/reservation/reservation.schema.json and 2 more sha256:7526bbc8d2ce9616 by engine/compiler; do not edit; run npm run schemas
/** Somebody works on a patient and asks others to wait. */
export interface Reservation {
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
type: "patient.reservation"
/** The _id of the reserved patient. */
patientId: string
/** Added by the gateway where all reservations are listed; absent for patients whom the reader may not see. */
patientName?: string
/** The id of the user who has reserved. */
user?: string
/** An e-mail address of the simple form x@y.z. */
email: string
/** Takes over another user's reservation. */
override?: boolean
}
