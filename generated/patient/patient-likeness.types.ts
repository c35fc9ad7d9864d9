// GENERATED from schemas/patient/patient-likeness.schema.json and 10 more sha256:a0df4631010f4e85 by engine/compiler; do not edit; run npm run schemas
/** A patient who may be the same person as another, and why. */
export interface PatientLikeness {
/** Id of the patient's record. */
_id: string
/** Given name. */
first?: string
/** Family name. */
last?: string
/** Of the similar patient. */
dob?: string
/** Of the similar patient. */
sex?: ("female" | "male")
/** The id at the organization. */
externalId?: string
/** Further given names. */
middle?: string
/** A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134. */
phone?: string
/** The address to write to. */
address?: {
/** The address to write to. */
primary?: boolean
/** Somebody has checked this address. */
verified?: boolean
/** Street and number. */
line1?: string
/** Apartment, floor, building. */
line2?: string
/** Anything else. */
line3?: string
/** City. */
city?: string
/** State or territory. */
state?: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY" | "AS" | "GU" | "MP" | "PR" | "VI")
/** A US zip code: 5 digits, or 9 digits with a dash (5-4). Kept as text so that leading zeros stay. */
zip?: string
/** A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134. */
phone?: string
/** The number to call first. */
phonePreferred?: boolean
/** The number is a mobile phone's. */
phoneMobile?: boolean
}
/**
 * What both have in common.
 * 
 * @maxItems 20
 * 
 * Items: One thing in common.
 */
why: ("id" | "name" | "similar-name" | "last-name" | "first-name" | "swapped-name" | "dob" | "similar-dob" | "phone")[]
}
