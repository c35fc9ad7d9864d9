// GENERATED from schemas/shared/date.schema.json and 1 more sha256:b4a290ce372a1053 by engine/compiler; do not edit; run npm run schemas
/** A calendar day without a time zone, stored as YYYY-MM-DD. */
export type Date = string
