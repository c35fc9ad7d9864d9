// GENERATED from schemas/medication/medication.calls.json sha256:de72d1c138a47990 by tools/compiler; do not edit; run npm run schemas
export interface MedicationReadDirections {
/**
 * The directions as somebody has typed them.
 */
text: string
}
