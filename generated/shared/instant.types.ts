// GENERATED from schemas/shared/instant.schema.json and 1 more sha256:4ed0408b10f1a103 by engine/compiler; do not edit; run npm run schemas
/**
 * A moment, stored as RFC 3339 with its offset and shown in local time.
 */
export type Instant = string
