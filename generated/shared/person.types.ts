// GENERATED from schemas/shared/person.schema.json and 4 more sha256:02a39e7404fbad61 by engine/compiler; do not edit; run npm run schemas
/** Somebody who is named, and how to reach them. */
export interface Person {
/** A part of a person's name. What programs write where nothing is known is none. */
first?: string
/** A part of a person's name. What programs write where nothing is known is none. */
last?: string
/** A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134. */
phone?: string
}
