// GENERATED from schemas/page-trace/page-trace.calls.json sha256:f1327998350ecd79 by tools/compiler; do not edit; run npm run schemas
export interface PageTraceSendAnswer {
/**
 * False where the trace is not recorded.
 */
taken: boolean
}
