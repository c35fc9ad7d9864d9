// GENERATED from schemas/review/care-plan-import.schema.json and 1 more sha256:6242a36a1139a13f by engine/compiler; do not edit; run npm run schemas
/** What is asked to begin a review with an HL7 Pharmacist eCare Plan. It is sent, not stored. */
export interface CarePlanImport {
/** The document: a bundle of FHIR R4. */
carePlan: {
/** What kind of resource the file holds. */
resourceType?: string
[k: string]: unknown
}
}
