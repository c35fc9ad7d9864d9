// GENERATED from schemas/print/print.calls.json sha256:81b44b032c67ffd0 by tools/compiler; do not edit; run npm run schemas
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
export interface PrintMailingAnswer {
/**
 * In the order in which they were printed.
 */
letters: {
/**
 * The end of the address where it can be fetched, once and within five minutes.
 */
key: string
/**
 * What it is, and whom it goes to.
 */
title: string
}[]
/**
 * What the letters lack, and who was left out why.
 */
remarks: string[]
}
