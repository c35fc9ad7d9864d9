// GENERATED from schemas/report/report.calls.json sha256:0d3e2de1cb9e761c by tools/compiler; do not edit; run npm run schemas
export interface ReportReviewsAnswer {
title: string
description: string
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
month: string
values: (number | null)[]
}[]
}
export interface ReportReviewsExportAnswer {
title: string
description: string
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
month: string
values: (number | null)[]
}[]
}
