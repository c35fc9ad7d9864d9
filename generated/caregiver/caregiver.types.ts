// GENERATED from schemas/caregiver/caregiver.schema.json and 12 more sha256:bf9aaa4cbc62cef4 by engine/compiler; do not edit; run npm run schemas
/** The one person who cares for the patient at home; kept in the patient's record. */
export interface Caregiver {
/** The caregiver's name. */
name: {
/** Given name. */
first: string
/** Further given names. */
middle?: string
/** Family name. */
last: string
}
/** What the caregiver is to the patient. */
relationship: ("spouse" | "partner" | "child" | "parent" | "sibling" | "grandchild" | "other-relative" | "friend" | "neighbor" | "guardian" | "facility-staff" | "paid-caregiver" | "other")
/** Cares for the patient first and foremost. */
primaryCaregiver?: boolean
/** Call the caregiver instead of the patient. */
preferredContact?: boolean
/** May decide for the patient. */
powerOfAttorney?: boolean
/** One of the caregiver's two addresses, with the phone there. */
address: {
/** Street and number. */
line1: string
/** City. */
city: string
/** State or territory. */
state: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY" | "AS" | "GU" | "MP" | "PR" | "VI")
/** A US zip code: 5 digits, or 9 digits with a dash (5-4). Kept as text so that leading zeros stay. */
zip: string
/** The address to write to. */
primary?: boolean
/** A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134. */
phone?: string
/** The number to call first. */
phonePreferred?: boolean
/** A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134. */
fax?: string
}
/** One of the caregiver's two addresses, with the phone there. */
address2?: {
/** Street and number. */
line1?: string
/** City. */
city?: string
/** State or territory. */
state?: ("AL" | "AK" | "AZ" | "AR" | "CA" | "CO" | "CT" | "DE" | "DC" | "FL" | "GA" | "HI" | "ID" | "IL" | "IN" | "IA" | "KS" | "KY" | "LA" | "ME" | "MD" | "MA" | "MI" | "MN" | "MS" | "MO" | "MT" | "NE" | "NV" | "NH" | "NJ" | "NM" | "NY" | "NC" | "ND" | "OH" | "OK" | "OR" | "PA" | "RI" | "SC" | "SD" | "TN" | "TX" | "UT" | "VT" | "VA" | "WA" | "WV" | "WI" | "WY" | "AS" | "GU" | "MP" | "PR" | "VI")
/** A US zip code: 5 digits, or 9 digits with a dash (5-4). Kept as text so that leading zeros stay. */
zip?: string
/** The address to write to. */
primary?: boolean
/** A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134. */
phone?: string
/** The number to call first. */
phonePreferred?: boolean
/** A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134. */
fax?: string
}
/** The caregiver's mobile phone. */
cellphone?: {
/** A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134. */
number?: string
/** The phone runs apps. */
isSmartPhone?: boolean
/** The caregiver wants text messages. */
receiveSMS?: boolean
}
/** An e-mail address of the simple form x@y.z. */
email?: string
/** The caregiver wants e-mail. */
receiveEmail?: boolean
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
lastUpdate?: string
}
