// GENERATED from schemas/print/print.calls.json sha256:fe02f47d9eab9432 by tools/compiler; do not edit; run npm run schemas
/**
 * Where a printed document can be fetched; one of the two addresses is there.
 */
export interface PrintPatientMSRCoverLetterAnswer {
/**
 * Address of the document.
 */
s3Location?: string
/**
 * The documents.
 * 
 * @maxItems 20
 */
artifact?: {
/**
 * Works once and for the same user only.
 */
ephemeralUrl: string
}[]
/**
 * What the document lacks.
 * 
 * @maxItems 100
 */
warnings?: string[]
}
/**
 * Where a printed document can be fetched; one of the two addresses is there.
 */
export interface PrintPatientMSRMapAnswer {
/**
 * Address of the document.
 */
s3Location?: string
/**
 * The documents.
 * 
 * @maxItems 20
 */
artifact?: {
/**
 * Works once and for the same user only.
 */
ephemeralUrl: string
}[]
/**
 * What the document lacks.
 * 
 * @maxItems 100
 */
warnings?: string[]
}
/**
 * Where a printed document can be fetched; one of the two addresses is there.
 */
export interface PrintPrescriberMSRCoverLetterAnswer {
/**
 * Address of the document.
 */
s3Location?: string
/**
 * The documents.
 * 
 * @maxItems 20
 */
artifact?: {
/**
 * Works once and for the same user only.
 */
ephemeralUrl: string
}[]
/**
 * What the document lacks.
 * 
 * @maxItems 100
 */
warnings?: string[]
}
/**
 * Where a printed document can be fetched; one of the two addresses is there.
 */
export interface PrintPrescriberMSRCoverLetterForECPNsAnswer {
/**
 * Address of the document.
 */
s3Location?: string
/**
 * The documents.
 * 
 * @maxItems 20
 */
artifact?: {
/**
 * Works once and for the same user only.
 */
ephemeralUrl: string
}[]
/**
 * What the document lacks.
 * 
 * @maxItems 100
 */
warnings?: string[]
}
/**
 * Where a printed document can be fetched; one of the two addresses is there.
 */
export interface PrintMsrlMemberCoverLetterAnswer {
/**
 * Address of the document.
 */
s3Location?: string
/**
 * The documents.
 * 
 * @maxItems 20
 */
artifact?: {
/**
 * Works once and for the same user only.
 */
ephemeralUrl: string
}[]
/**
 * What the document lacks.
 * 
 * @maxItems 100
 */
warnings?: string[]
}
/**
 * Where a printed document can be fetched; one of the two addresses is there.
 */
export interface PrintMsrlPatientMapAnswer {
/**
 * Address of the document.
 */
s3Location?: string
/**
 * The documents.
 * 
 * @maxItems 20
 */
artifact?: {
/**
 * Works once and for the same user only.
 */
ephemeralUrl: string
}[]
/**
 * What the document lacks.
 * 
 * @maxItems 100
 */
warnings?: string[]
}
/**
 * Where a printed document can be fetched; one of the two addresses is there.
 */
export interface PrintMsrlPrescriberCoverLetterAnswer {
/**
 * Address of the document.
 */
s3Location?: string
/**
 * The documents.
 * 
 * @maxItems 20
 */
artifact?: {
/**
 * Works once and for the same user only.
 */
ephemeralUrl: string
}[]
/**
 * What the document lacks.
 * 
 * @maxItems 100
 */
warnings?: string[]
}
/**
 * Where a printed document can be fetched; one of the two addresses is there.
 */
export interface PrintMsaMemberCoverLetterAnswer {
/**
 * Address of the document.
 */
s3Location?: string
/**
 * The documents.
 * 
 * @maxItems 20
 */
artifact?: {
/**
 * Works once and for the same user only.
 */
ephemeralUrl: string
}[]
/**
 * What the document lacks.
 * 
 * @maxItems 100
 */
warnings?: string[]
}
/**
 * Where a printed document can be fetched; one of the two addresses is there.
 */
export interface PrintMsaPrescriberCoverLetterAnswer {
/**
 * Address of the document.
 */
s3Location?: string
/**
 * The documents.
 * 
 * @maxItems 20
 */
artifact?: {
/**
 * Works once and for the same user only.
 */
ephemeralUrl: string
}[]
/**
 * What the document lacks.
 * 
 * @maxItems 100
 */
warnings?: string[]
}
/**
 * Where a printed document can be fetched; one of the two addresses is there.
 */
export interface PrintPrescriberMapAnswer {
/**
 * Address of the document.
 */
s3Location?: string
/**
 * The documents.
 * 
 * @maxItems 20
 */
artifact?: {
/**
 * Works once and for the same user only.
 */
ephemeralUrl: string
}[]
/**
 * What the document lacks.
 * 
 * @maxItems 100
 */
warnings?: string[]
}
/**
 * Where a printed document can be fetched; one of the two addresses is there.
 */
export interface PrintPrescriberMAPWithRationaleAnswer {
/**
 * Address of the document.
 */
s3Location?: string
/**
 * The documents.
 * 
 * @maxItems 20
 */
artifact?: {
/**
 * Works once and for the same user only.
 */
ephemeralUrl: string
}[]
/**
 * What the document lacks.
 * 
 * @maxItems 100
 */
warnings?: string[]
}
/**
 * Where a printed document can be fetched; one of the two addresses is there.
 */
export interface PrintFridgeReportAnswer {
/**
 * Address of the document.
 */
s3Location?: string
/**
 * The documents.
 * 
 * @maxItems 20
 */
artifact?: {
/**
 * Works once and for the same user only.
 */
ephemeralUrl: string
}[]
/**
 * What the document lacks.
 * 
 * @maxItems 100
 */
warnings?: string[]
}
/**
 * Where a printed document can be fetched; one of the two addresses is there.
 */
export interface PrintMedicationListAnswer {
/**
 * Address of the document.
 */
s3Location?: string
/**
 * The documents.
 * 
 * @maxItems 20
 */
artifact?: {
/**
 * Works once and for the same user only.
 */
ephemeralUrl: string
}[]
/**
 * What the document lacks.
 * 
 * @maxItems 100
 */
warnings?: string[]
}
