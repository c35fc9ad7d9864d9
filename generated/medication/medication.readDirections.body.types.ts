// GENERATED from schemas/medication/medication.calls.json sha256:c4414b0fdb1372c9 by tools/compiler; do not edit; run npm run schemas
export interface MedicationReadDirections {
/**
 * The directions as somebody has typed them.
 */
text: string
}
