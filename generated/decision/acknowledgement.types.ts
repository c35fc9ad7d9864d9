// GENERATED from schemas/decision/acknowledgement.schema.json and 3 more sha256:9f187f3ba67e3a94 by engine/compiler; do not edit; run npm run schemas
/** Somebody has seen a finding about what the patient takes, and accepts it with a reason. */
export interface Acknowledgement {
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
type: "patient.acknowledgement"
/** Identifies the finding: the same check about the same medications. */
finding: string
/** The sentence that was acknowledged. */
title: string
/** How much the finding matters. */
severity: ("contraindicated" | "major" | "moderate" | "minor" | "info")
/** Who found it, with the version. */
source?: string
/** Why it is accepted. */
reason?: ("benefit" | "monitored" | "not-significant" | "tolerated" | "wrong" | "other")
/** The reason in words. */
note?: string
}
