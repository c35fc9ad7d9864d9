// GENERATED from schemas/medication/medication.calls.json sha256:bc278d872fff5d74 by tools/compiler; do not edit; run npm run schemas
export interface MedicationPgxAnswer {
rows: {
gene: string
phenotype: string
diplotype?: string
}[]
}
