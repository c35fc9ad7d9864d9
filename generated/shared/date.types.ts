// GENERATED from schemas/shared/date.schema.json and 1 more sha256:342fce5d4fb7cd08 by engine/compiler; do not edit; run npm run schemas
/**
 * A calendar day without a time zone, stored as YYYY-MM-DD.
 */
export type Date = string
