// GENERATED from schemas/library-text/library-text.calls.json sha256:7bb1789e4729216d by engine/compiler; do not edit; run npm run schemas
export interface LibraryTextSearchAnswer {
expansion: {
total: number
contains: {
code: string
display: string
note?: string
content: {
[k: string]: unknown
}
}[]
}
}
