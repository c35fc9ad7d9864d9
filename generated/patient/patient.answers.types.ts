// GENERATED from schemas/patient/patient.calls.json sha256:65853f4660b02933 by engine/compiler; do not edit; run npm run schemas
export interface PatientSearchAnswer {
/** Records that match. */
total: number
/** Row number of the first hit, from 0. */
from: number
/**
 * One page.
 * 
 * @maxItems 10
 */
hits: {
/** The _id of the record. */
id: string
name?: string
fname?: string
lname?: string
dob?: string
sex?: string
phone?: string
externalId?: string
status?: string
org?: string
workflow?: string
year?: number
routine?: number
prn?: number
total_risk_score?: number
risk_score_date?: string
risk_score_status?: string
acb?: number
sdv?: number
ci?: number
cohort?: string
group?: string
date?: string
due_date?: string
last_call?: string
next_call?: string
last_review?: string
next_review?: string
}[]
/** Columns of stored conditions that there are no more: they were not judged. */
leftOut?: string[]
/** Where nothing was found by names: of words that no name has, those whose hits these are. */
similar?: {
/** The column that was searched. */
field: string
/** What was looked for, without case and diacritics. */
word: string
/** The nearest that there are. */
words: string[]
}[]
/** Values of the hits in each field of searched columns that are put together from several. */
places?: {
/** The id of the hit. */
id: string
/** The column that was searched. */
field: string
/** The title of the field that has the value. */
title: string
/** The value. */
text: string
}[]
}
export type PatientRecentAnswer = PatientSearchAnswer
export interface PatientFhirAnswer {
resourceType: "Bundle"
type: "collection"
timestamp?: string
entry: {
[k: string]: unknown
}[]
[k: string]: unknown
}
export interface PatientExistsAnswer {
patientExists: boolean
patientInfo?: ({
_id?: string
name?: string
} | null)
}
export interface PatientProjectsAnswer {
/** Items: A project, with what was decided for this patient. */
rows: {
/** The patient's enrollment, where there is one. */
enrollment?: {
[k: string]: unknown
}
[k: string]: unknown
}[]
}
export interface PatientRiskAnswer {
score: (number | null)
scores: {
[k: string]: number
}
provider: string
method?: string
medications?: {
id: string
name: string
times: string[]
scores: {
[k: string]: number
}
routes: {
[k: string]: string
}
isUnknown?: boolean
}[]
calculatedAt?: string
}
export interface PatientInviteAnswer {
/** What waits, and for what; absent where it is done. */
waiting?: string
ok: true
}
