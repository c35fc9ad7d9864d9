// GENERATED from schemas/shared/phone.schema.json and 1 more sha256:a7c50dd55bbf1531 by engine/compiler; do not edit; run npm run schemas
/** A US phone number: 10 digits, stored without punctuation and shown as (303) 555-0134. */
export type Phone = string
