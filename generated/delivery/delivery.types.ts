// GENERATED from schemas/delivery/delivery.schema.json and 6 more sha256:722649bd1f5dca89 by engine/compiler; do not edit; run npm run schemas
/** The letter of a published review on its way to one recipient, and what has become of it. */
export interface Delivery {
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
type: "patient.delivery"
/** The _id of the review that the letter is about. */
review?: string
/** When the review was published that the letter is about; once it is unpublished, the letter is out of date. */
publishedOn?: string
/** Whether it goes to the patient or to a prescriber. */
recipient?: ("member" | "prescriber")
/** The id of one of the patient's prescribers. */
prescriber?: string
/** Whom the letter goes to, as named at the time. */
recipientName?: string
/** How the letter goes out. */
way?: ("print" | "fax" | "email")
/** What has become of it. */
status?: ("queued" | "printed" | "mailed" | "sent" | "failed" | "cancelled")
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
queuedOn?: string
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
sentOn?: string
/** How often it was tried. */
attempts?: number
/** Why the last attempt failed. */
failure?: string
/** What the fax service calls the fax while it is on its way. */
faxId?: string
/** Until when the code on the letter answers online; blank for a letter without one. */
codeUntil?: string
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
answeredOn?: string
/** When the code was revoked, or locked after too many wrong answers. */
codeEndedOn?: string
/** Who revoked the code, or why it was locked. */
codeEndedBy?: string
/** What is to be done about the letter: sent with a save. */
change?: ("retry" | "cancel" | "revoke")
}
