// GENERATED from schemas/patient/invitation.schema.json and 4 more sha256:be2a64deb9c81ae3 by engine/compiler; do not edit; run npm run schemas
/** What is asked to invite a patient to the app for patients by e-mail. It is sent, not stored. */
export interface Invitation {
/** An e-mail address of the simple form x@y.z. */
email: string
/** The operating system of the patient's phone. */
os: ("ios" | "android" | "other")
}
