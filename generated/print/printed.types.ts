// GENERATED from schemas/print/printed.schema.json sha256:0881eb04dd534713 by engine/compiler; do not edit; run npm run schemas
/** Where a printed document can be fetched; one of the two addresses is there. */
export interface Printed {
/** Address of the document. */
s3Location?: string
/**
 * The documents.
 * 
 * @maxItems 20
 */
artifact?: {
/** Works once and for the same user only. */
ephemeralUrl: string
}[]
/**
 * What the document lacks.
 * 
 * @maxItems 100
 */
warnings?: string[]
}
