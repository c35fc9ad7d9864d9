// GENERATED from schemas/print/printed.schema.json sha256:b1cd9b7f20652f23 by tools/compiler; do not edit; run npm run schemas
/**
 * Where a printed document can be fetched; one of the two addresses is there.
 */
export interface Printed {
/**
 * Address of the document.
 */
s3Location?: string
/**
 * The documents.
 */
artifact?: {
/**
 * Works once and for the same user only.
 */
ephemeralUrl: string
}[]
/**
 * What the document lacks.
 */
warnings?: string[]
}
