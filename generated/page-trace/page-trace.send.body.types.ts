// GENERATED from schemas/page-trace/page-trace.calls.json sha256:20d71d268045df49 by engine/compiler; do not edit; run npm run schemas
export interface PageTraceSend {
/**
 * @minItems 1
 * @maxItems 50
 */
spans: {
id: string
/** The id of the one that it is part of. */
within?: string
/** What was pressed on, or the method of a request. */
name: ("click" | "keydown" | "GET" | "POST" | "PUT" | "PATCH" | "DELETE")
/** Milliseconds from its start until this was sent. */
ago: number
/** Milliseconds. */
duration: number
}[]
}
