// GENERATED from schemas/library-text/passage.schema.json and 1 more sha256:9e2f6a41a1af5f0e by engine/compiler; do not edit; run npm run schemas
/** A text with placeholders, which are filled from the patient and the recommendation: {patient}, {medications} and {prescriber}. Other braces are refused. */
export type Passage = string
