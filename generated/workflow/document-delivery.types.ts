// GENERATED from schemas/workflow/document-delivery.schema.json sha256:d8d6449e415badc9 by engine/compiler; do not edit; run npm run schemas
/** To whom the documents of a review were sent. */
export interface DocumentDelivery {
/** The member or the prescriber. */
recipient: ("member" | "prescriber")
}
