// GENERATED from schemas/delivery/response.calls.json sha256:cebe6dab2eed0145 by engine/compiler; do not edit; run npm run schemas
export interface ResponseOpenAnswer {
patient: string
prescriber: string
organization: string
phone?: string
reviewDate?: string
until?: string
choices: {
code: string
title: string
needsComment: boolean
}[]
recommendations: {
id: string
about: string
text: string
rationale?: string
}[]
}
export interface ResponseAnswerAnswer {
answered: number
}
