// GENERATED from schemas/shared/instant.schema.json and 1 more sha256:3bfbecfd50b1abbd by engine/compiler; do not edit; run npm run schemas
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
export type Instant = string
