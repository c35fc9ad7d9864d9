// GENERATED from schemas/project/enrollment.schema.json and 7 more sha256:7b896ca079f38b7a by engine/compiler; do not edit; run npm run schemas
/** Where a patient stands in one project; kept in the patient's record by project id. */
export interface Enrollment {
/** Activated or declined. */
enrolled: (boolean & (true | false))
/** A calendar day without a time zone, stored as YYYY-MM-DD. */
enrollDate?: string
/** Why the enrollment changes; stored with the change. */
reason?: ("member-declined" | "member-opted-out" | "not-eligible" | "moved" | "hospice" | "deceased" | "unreachable" | "transferred" | "member-agreed" | "eligible-again" | "entered-in-error" | "other")
/**
 * Every change of the enrollment, oldest first.
 * 
 * @maxItems 500
 */
changes?: {
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
date: string
/** The user who did it, as they were named at the time; shown as first initial plus last name. */
performedBy?: {
/** Given name of the user. */
firstName?: string
/** Family name of the user. */
lastName?: string
/** E-mail address of the user. */
email?: string
}
/** Who changed it, in older entries. */
userId?: string
/** Activated or declined. */
enrolled: (boolean & (true | false))
/** Why it was changed. */
reason?: string
/** The SNOMED CT code of the change. */
snowmedCode?: string
}[]
}
