// GENERATED from schemas/note/note.schema.json and 3 more sha256:09ef732577d05e5d by engine/compiler; do not edit; run npm run schemas
/** Something that staff want each other to know about a patient. */
export interface Note {
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
type: "patient.note"
/** What the note is about. */
title: string
/** The note itself. */
description?: string
/** A calendar day without a time zone, stored as YYYY-MM-DD. */
dateAdded: string
/** The year of the engagement. */
year: number
/** Which engagement of the patient it belongs to. */
engagement: number
}
