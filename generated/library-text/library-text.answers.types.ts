// GENERATED from schemas/library-text/library-text.calls.json sha256:3ac9337d9a50df1e by tools/compiler; do not edit; run npm run schemas
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
