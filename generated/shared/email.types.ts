// GENERATED from schemas/shared/email.schema.json and 1 more sha256:cccb1f032620d45e by engine/compiler; do not edit; run npm run schemas
/**
 * An e-mail address of the simple form x@y.z.
 */
export type Email = string
