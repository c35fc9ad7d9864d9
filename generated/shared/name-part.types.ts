// GENERATED from schemas/shared/name-part.schema.json and 1 more sha256:763062e2e4d1d749 by engine/compiler; do not edit; run npm run schemas
/** A part of a person's name. What programs write where nothing is known is none. */
export type NamePart = string
