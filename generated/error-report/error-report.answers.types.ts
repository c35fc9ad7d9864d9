// GENERATED from schemas/error-report/error-report.calls.json sha256:ff91132c6ac5d7cf by tools/compiler; do not edit; run npm run schemas
export interface ErrorReportSendAnswer {
/**
 * False for what came on top of as many as one user may tell a minute.
 */
taken: boolean
}
