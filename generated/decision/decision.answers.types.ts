// GENERATED from schemas/decision/decision.calls.json sha256:3bccd7b778578157 by engine/compiler; do not edit; run npm run schemas
export interface DecisionCheckAnswer {
/** The moment of the check. */
checkedAt: string
/** Changes with the records that were checked. */
basis: string
medications: {
/** The _id of a medication, or what a candidate is called by. */
id: string
name: string
/** Its code, where it has one. */
code?: string
/** The code system of the code. */
system?: string
/** As it is taken. */
directions?: string
/** What is prescribed, where something else is taken. */
prescribed?: string
prn?: boolean
/**
 * How much in the morning, at noon, in the evening and at bedtime; empty where nothing is taken.
 * 
 * @maxItems 4
 */
times?: string[]
ingredients: string[]
[k: string]: unknown
}[]
findings: {
/** The same check about the same medications. */
key: string
/** Who found it. */
provider: string
/** What kind of check found it. */
type: string
severity: string
/** Ids of the medications that it is about. */
medications: string[]
message: string
advice: string
source: {
title: string
url?: string
date?: string
licence?: string
}
/** The package and row that it comes from. */
package?: {
name: string
title: string
row: string
/** Where in the source it stands. */
section?: string
/** The day on which somebody read the source beside the row; a row nobody compared has none. */
compared?: string
/** What the source says, in its own words. */
quotation?: string
/** Ingredients that it counts to a class although nobody found them in the source of the class. */
unconfirmed?: string[]
}
/** What other rows say about the same medications. */
also?: {
severity: string
message: string
advice: string
source: {
title: string
url?: string
date?: string
licence?: string
}
/** The package and row that it comes from. */
package?: {
name: string
title: string
row: string
/** Where in the source it stands. */
section?: string
/** The day on which somebody read the source beside the row; a row nobody compared has none. */
compared?: string
/** What the source says, in its own words. */
quotation?: string
/** Ingredients that it counts to a class although nobody found them in the source of the class. */
unconfirmed?: string[]
}
version: string
}[]
version: string
isDemonstration: boolean
/** What it proposes, as changes that can be tried out. */
suggestions?: {
id: string
label: string
changes: {
kind: ("add" | "change" | "remove")
/** The medication that is changed or removed. */
id?: string
name?: string
code?: string
system?: string
directions?: string
}[]
}[]
/** By what its service knows it again. */
card?: {
service: string
id: string
}
}[]
notChecked: {
id: string
name: string
reason: string
}[]
providers: {
name: string
state: ("current" | "failed")
version?: string
/** Why it failed, or what it says of itself. */
message?: string
}[]
risk?: {
score: (number | null)
provider: string
}
}
export interface DecisionFeedbackAnswer {
/** Whether the service has taken it. */
isTaken: boolean
}
