// GENERATED from schemas/allergy/allergy.schema.json and 8 more sha256:6a4155496dd18c7b by engine/compiler; do not edit; run npm run schemas
/** A substance the patient must not be given, or one that has caused a side effect. */
export interface Allergy {
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
type: "patient.allergy"
/** A substance with its name and, where known, its codes. */
substance?: {
/** The name as chosen or imported. */
text: string
/**
 * The substance in one or more code systems.
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
/** Whether the code names an allergen or a medication. */
type?: ("allergen" | "medication")
}[]
}
/**
 * What else the substance is called, brands among it, in small letters; worked out when it is listed, and not stored.
 * 
 * @maxItems 100
 */
otherNames?: string[]
/** What the substance did. */
reaction?: ("rash" | "shock" | "asthma" | "nausea" | "anemia" | "dizziness" | "other")
/** How grave the gravest reaction was. */
severity?: ("mild" | "moderate" | "severe")
/** A short summary. */
description?: string
/** The day the reaction was first seen. */
onsetDate?: string
/** Anything else worth knowing. */
allergyNote?: string
/** The kind of sensitivity. */
sensitivityType: "allergy"
/** Whether the allergy still holds. */
status: ("active" | "inactive")
/** A side effect rather than an allergy. */
isSideEffect?: boolean
}
