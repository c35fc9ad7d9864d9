// GENERATED from schemas/shared/known-moment.schema.json and 1 more sha256:8999ab3841b6afa8 by engine/compiler; do not edit; run npm run schemas
/** When something was, as far as it is known: a moment as RFC 3339 with its offset, a day, a month or a year. Nothing is filled in. */
export type KnownMoment = string
