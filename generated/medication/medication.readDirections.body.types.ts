// GENERATED from schemas/medication/medication.calls.json sha256:56314670b93b84d8 by engine/compiler; do not edit; run npm run schemas
export interface MedicationReadDirections {
/** The directions as somebody has typed them. */
text: string
/** The name of the medication with its strength: an amount such as (20 mg total) is read where it agrees with it. */
medication?: string
}
