// GENERATED from schemas/print/preview.calls.json sha256:378e2ea38529fafd by engine/compiler; do not edit; run npm run schemas
export interface PreviewLettersAnswer {
letters: {
name: string
title: string
language: string
size: ("normal" | "large")
stamp?: string
blocks: {
[k: string]: unknown
}[]
warnings: string[]
}[]
}
