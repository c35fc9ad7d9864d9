// GENERATED from schemas/observation/observation.schema.json and 3 more sha256:af42a5055afa8bdf by engine/compiler; do not edit; run npm run schemas
/** A measured value. The body mass index is derived from the latest height and weight and is not stored. */
export interface Observation {
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
type: "patient.observation"
/** What was measured: Height, Weight, Creatinine Serum, BMI or a name of one's own. */
text: string
/** What was measured, as codes. */
name?: {
/**
 * The same observation in one or more code systems.
 * 
 * @maxItems 20
 */
coding?: {
/** URI of the code system. */
system?: string
/** The code. */
code: string
/** The code system's own name. */
display?: string
}[]
}
/** When something was, as far as it is known: a moment as RFC 3339 with its offset, a day, a month or a year. Nothing is filled in. */
issued: string
/** The value with its unit. */
valueQuantity: {
/** The number. */
value: number
/** The unit of the number. */
units?: string
}
/** An observation with a name of one's own. */
isCustom?: boolean
}
