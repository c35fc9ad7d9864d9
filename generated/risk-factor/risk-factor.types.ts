// GENERATED from schemas/risk-factor/risk-factor.schema.json and 7 more sha256:7f1fc786e1ce20f2 by engine/compiler; do not edit; run npm run schemas
/** Something that raises the patient's risk of harm by medications; kept in the patient's record. */
export interface RiskFactor {
/** Identifies the row within the patient. */
id: string
/** What it has to do with. */
category: ("lifestyle" | "function" | "falls" | "utilization" | "adherence" | "social" | "clinical")
/** The risk factor. */
riskFactor: ("tobacco" | "alcohol" | "cannabis" | "other-substances" | "caffeine" | "inactivity" | "diet" | "memory" | "vision" | "hearing" | "dexterity" | "swallowing" | "fall" | "gait" | "assistive-device" | "hospital-stay" | "emergency-visit" | "many-prescribers" | "many-pharmacies" | "missed-doses" | "cost" | "complex-regimen" | "stops-early" | "lives-alone" | "transport" | "food" | "literacy" | "no-caregiver" | "renal" | "hepatic" | "pregnancy" | "breastfeeding" | "dialysis")
/** Anything else worth knowing. */
riskFactorNote?: string
/** Somebody has checked it. */
verified?: boolean
/** Who reported it. */
reportedBy?: ("member" | "caregiver" | "prescriber" | "pharmacy" | "facility" | "records" | "user")
/**
 * What the risk factor was before each change, oldest first.
 * 
 * @maxItems 500
 */
changes?: {
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
date: string
/** The user who did it, as they were named at the time; shown as first initial plus last name. */
performedBy?: {
/** Given name of the user. */
firstName?: string
/** Family name of the user. */
lastName?: string
/** E-mail address of the user. */
email?: string
}
/** Before the change. */
riskFactor?: ("tobacco" | "alcohol" | "cannabis" | "other-substances" | "caffeine" | "inactivity" | "diet" | "memory" | "vision" | "hearing" | "dexterity" | "swallowing" | "fall" | "gait" | "assistive-device" | "hospital-stay" | "emergency-visit" | "many-prescribers" | "many-pharmacies" | "missed-doses" | "cost" | "complex-regimen" | "stops-early" | "lives-alone" | "transport" | "food" | "literacy" | "no-caregiver" | "renal" | "hepatic" | "pregnancy" | "breastfeeding" | "dialysis")
/** Before the change. */
riskFactorNote?: string
/** Before the change. */
verified?: boolean
}[]
}
