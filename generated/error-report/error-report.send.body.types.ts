// GENERATED from schemas/error-report/error-report.calls.json sha256:4415ef573640fd91 by engine/compiler; do not edit; run npm run schemas
export interface ErrorReportSend {
/** Our name of the place: a box with its tab, a screen. */
place: string
kind: ("render" | "script" | "promise" | "conflict")
/** The class of the error. */
error: string
/**
 * Lines of code, innermost first.
 * 
 * @maxItems 6
 */
at?: string[]
/** The X-Request-Id of the answer that it followed from. */
request?: string
/** The version of the page. */
version: string
}
