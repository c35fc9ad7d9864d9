// GENERATED from schemas/medication/medication.calls.json sha256:3bf1ed28e919f79e by tools/compiler; do not edit; run npm run schemas
export interface MedicationPgxAnswer {
rows: {
gene: string
phenotype: string
diplotype?: string
}[]
}
