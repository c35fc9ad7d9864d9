// GENERATED from schemas/patient/patient.calls.json sha256:65853f4660b02933 by engine/compiler; do not edit; run npm run schemas
export interface PatientInvite {
/** The patient's _id. */
patientId: string
/** Where to send the invitation. */
email?: string
/** The operating system of the patient's phone. */
os?: string
}
