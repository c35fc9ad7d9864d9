// GENERATED from schemas/medication/medication-product.schema.json sha256:db0bc37ef3eb3afe by engine/compiler; do not edit; run npm run schemas
/** What a medication is made as. */
export interface MedicationProduct {
/** The drug without strength and form. */
drug?: string
/** The dosage form. */
form?: string
/** The strength with its unit. */
strength?: string
}
