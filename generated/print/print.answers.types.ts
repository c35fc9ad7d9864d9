// GENERATED from schemas/print/print.calls.json sha256:3d1d82e8b6593d96 by engine/compiler; do not edit; run npm run schemas
/** Where a printed document can be fetched; one of the two addresses is there. */
export interface PrintPatientMSRCoverLetterAnswer {
/** Address of the document. */
s3Location?: string
/**
 * The documents.
 * 
 * @maxItems 20
 */
artifact?: {
/** Works once and for the same user only. */
ephemeralUrl: string
}[]
/**
 * What the document lacks.
 * 
 * @maxItems 100
 */
warnings?: string[]
}
export type PrintPatientMSRMapAnswer = PrintPatientMSRCoverLetterAnswer
export type PrintPrescriberMSRCoverLetterAnswer = PrintPatientMSRCoverLetterAnswer
export type PrintPrescriberMSRCoverLetterForECPNsAnswer = PrintPatientMSRCoverLetterAnswer
export type PrintMsrlMemberCoverLetterAnswer = PrintPatientMSRCoverLetterAnswer
export type PrintMsrlPatientMapAnswer = PrintPatientMSRCoverLetterAnswer
export type PrintMsrlPrescriberCoverLetterAnswer = PrintPatientMSRCoverLetterAnswer
export type PrintMsaMemberCoverLetterAnswer = PrintPatientMSRCoverLetterAnswer
export type PrintMsaPrescriberCoverLetterAnswer = PrintPatientMSRCoverLetterAnswer
export type PrintPrescriberMapAnswer = PrintPatientMSRCoverLetterAnswer
export type PrintPrescriberMAPWithRationaleAnswer = PrintPatientMSRCoverLetterAnswer
export type PrintFridgeReportAnswer = PrintPatientMSRCoverLetterAnswer
export type PrintMedicationListAnswer = PrintPatientMSRCoverLetterAnswer
export interface PrintMailingAnswer {
/** In the order in which they were printed. */
letters: {
/** The end of the address where it can be fetched, once and within five minutes. */
key: string
/** What it is, and whom it goes to. */
title: string
}[]
/** What the letters lack, and who was left out why. */
remarks: string[]
}
