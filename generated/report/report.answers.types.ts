// GENERATED from schemas/report/report.calls.json sha256:7135ca4e16b08e6f by engine/compiler; do not edit; run npm run schemas
export interface ReportReviewsAnswer {
title: string
description: string
period: ("month" | "day")
from: string
to: string
organizations: {
id: string
name: string
}[]
columns: {
title: string
description: string
take: ("sum" | "share" | "average")
unit?: string
}[]
rows: {
organization: string
period: string
values: (number | null)[]
}[]
}
export type ReportReviewsExportAnswer = ReportReviewsAnswer
export type ReportCallsAnswer = ReportReviewsAnswer
export type ReportCallsExportAnswer = ReportReviewsAnswer
export interface ReportStatesAnswer {
title: string
description: string
today: string
organizations: {
id: string
name: string
}[]
columns: {
title: string
description: string
take: ("waiting" | "due" | "longest")
unit?: string
}[]
groups: {
name: string
title: string
}[]
rows: {
organization: string
group: string
values: (number | null)[]
}[]
days: {
day: string
group: string
count: number
}[]
}
export type ReportStatesExportAnswer = ReportStatesAnswer
export type ReportDeadlinesAnswer = ReportStatesAnswer
export type ReportDeadlinesExportAnswer = ReportStatesAnswer
