// GENERATED from schemas/emergency/emergency-access.schema.json and 2 more sha256:3da2c3b2970870c1 by engine/compiler; do not edit; run npm run schemas
/** Somebody of another organization has opened a patient in an emergency. Belongs to the patient's organization, which reviews it. */
export interface EmergencyAccess {
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
/** The kind of record. */
type: "emergency-access"
/** Id of who opened the patient. */
user: string
/** E-mail address of who opened the patient. */
email: string
/** The patient's _id. */
patientId: string
/** Name of the patient as it is when lists of accesses are read; not stored. */
patientName?: string
/** The patient's organization. */
organization: string
/** Why it could not wait. */
reason: string
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
openedAt: string
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
until: string
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
endedAt?: string
/** E-mail address of who ended it early. */
endedBy?: string
}
