// GENERATED from schemas/schema/schema.calls.json sha256:e9b8c950707e4ddd by engine/compiler; do not edit; run npm run schemas
export interface SchemaListAnswer {
rows: {
code: string
display: string
}[]
}
