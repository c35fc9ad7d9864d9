// GENERATED from schemas/patient/patient.calls.json sha256:bc88ebd735c95c65 by tools/compiler; do not edit; run npm run schemas
export interface PatientInvite {
/**
 * The patient's _id.
 */
patientId: string
/**
 * Where to send the invitation.
 */
email?: string
/**
 * The operating system of the patient's phone.
 */
os?: string
}
