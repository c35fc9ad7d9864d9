// GENERATED from schemas/report/report.calls.json sha256:1b6b35ae03e37e7f by tools/compiler; do not edit; run npm run schemas
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
export interface ReportReviewsExportAnswer {
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
export interface ReportCallsAnswer {
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
export interface ReportCallsExportAnswer {
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
export interface ReportStatesExportAnswer {
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
export interface ReportDeadlinesAnswer {
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
export interface ReportDeadlinesExportAnswer {
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
