// GENERATED from schemas/medication/medication-coding.schema.json and 1 more sha256:dd445fecdd774422 by engine/compiler; do not edit; run npm run schemas
/**
 * A medication in one or more code systems; a code says nothing without its system.
 * 
 * @maxItems 20
 */
export type MedicationCoding = {
/** The code system. */
system: ("http://www.nlm.nih.gov/research/umls/rxnorm" | "http://hl7.org/fhir/sid/ndc" | "http://hl7.org/fhir/sid/icd-10-cm" | "http://snomed.info/sct" | "urn:regimen:demo:medications")
/** The code; in RxNorm the RxNorm id. */
value: string
}[]
