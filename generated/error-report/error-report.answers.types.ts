// GENERATED from schemas/error-report/error-report.calls.json sha256:4415ef573640fd91 by engine/compiler; do not edit; run npm run schemas
export interface ErrorReportSendAnswer {
/** False for what came on top of as many as one user may tell a minute. */
taken: boolean
}
