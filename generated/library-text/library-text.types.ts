// GENERATED from schemas/library-text/library-text.schema.json and 4 more sha256:da637e60d392d29b by engine/compiler; do not edit; run npm run schemas
/** A recommendation that an organization writes again and again: what a new one begins with. */
export interface LibraryText {
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
type: "library-text"
/** What it is found by. */
name: string
/** The organization whose reviews may use it. */
organizationId: string
/** What is wrong with a medication, or with the therapy. */
category?: ("no-indication" | "untreated" | "duplicate" | "more-effective" | "dose-low" | "dose-high" | "interaction" | "side-effect" | "unsafe" | "monitoring" | "adherence" | "cost" | "administration" | "other")
/** What should be done. */
action?: ("start" | "stop" | "replace" | "raise-dose" | "lower-dose" | "change-frequency" | "change-time" | "change-form" | "monitor" | "vaccinate" | "refer" | "educate" | "support-adherence" | "continue" | "other")
/** What is recommended. */
prescriberText?: string
/** Why it is recommended, with its evidence. */
rationale?: string
/** In plain words. */
patientTopic?: string
/** In plain words. */
patientAction?: string
}
