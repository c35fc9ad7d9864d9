// GENERATED from schemas/scheduled-interaction/scheduled-interaction.schema.json and 5 more sha256:548c46e617eba00b by engine/compiler; do not edit; run npm run schemas
/** A call that is planned. */
export interface ScheduledInteraction {
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
type: "patient.scheduled-interaction"
/** What the call will be about. */
callType: ("initiatinginteraction" | "medicationreviewinteraction" | "medicationsafetyreviewinteraction")
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
scheduledForDate: string
/** Which engagement of the patient it belongs to. */
workflowIteration: number
/** The year of the engagement. */
currentYear: number
/** The id of the user who scheduled it. */
user?: string
/** The user who did it, as they were named at the time; shown as first initial plus last name. */
userMetadata?: {
/** Given name of the user. */
firstName?: string
/** Family name of the user. */
lastName?: string
/** E-mail address of the user. */
email?: string
}
/** What is planned. */
record?: {
/** Anything worth knowing. */
description?: string
}
}
