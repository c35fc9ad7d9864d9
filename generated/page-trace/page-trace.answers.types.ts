// GENERATED from schemas/page-trace/page-trace.calls.json sha256:20d71d268045df49 by engine/compiler; do not edit; run npm run schemas
export interface PageTraceSendAnswer {
/** False where the trace is not recorded. */
taken: boolean
}
