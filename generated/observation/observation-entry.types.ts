// GENERATED from schemas/observation/observation-entry.schema.json and 5 more sha256:0b7698a060e6c378 by engine/compiler; do not edit; run npm run schemas
/** What the observation form asks. It is stored as one or two observations. */
export interface ObservationEntry {
/** What is recorded. */
observationType: ("BMI" | "Creatinine Serum" | "Custom")
/** A moment, stored as RFC 3339 with its offset and shown in local time. */
issued: string
/** The patient's weight: at most three characters. */
weight?: number
/** The unit of the weight. */
weightUnits?: ("lb" | "kg")
/** The patient's height, if it was measured. */
height?: number
/** The unit of the height. */
heightUnits?: ("in" | "cm")
/** What was measured. */
name?: string
/** The measured value. */
value?: number
/** The unit of the value. */
units?: ("in" | "cm" | "lb" | "kg" | "mg/dL" | "kg/m2" | "mL/min" | "mmHg" | "%" | "bpm" | "mmol/L")
}
