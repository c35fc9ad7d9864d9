// GENERATED from schemas/shared/email.schema.json and 1 more sha256:6ff25bfb7ba05e0a by engine/compiler; do not edit; run npm run schemas
/** An e-mail address of the simple form x@y.z. */
export type Email = string
