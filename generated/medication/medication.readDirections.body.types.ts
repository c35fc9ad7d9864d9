// GENERATED from schemas/medication/medication.calls.json sha256:9f8c0d4e9e223829 by tools/compiler; do not edit; run npm run schemas
export interface MedicationReadDirections {
/**
 * The directions as somebody has typed them.
 */
text: string
/**
 * The name of the medication with its strength: an amount such as (20 mg total) is read where it agrees with it.
 */
medication?: string
}
