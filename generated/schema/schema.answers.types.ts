// GENERATED from schemas/schema/schema.calls.json sha256:a44f53a986374da2 by tools/compiler; do not edit; run npm run schemas
export interface SchemaListAnswer {
rows: {
code: string
display: string
}[]
}
