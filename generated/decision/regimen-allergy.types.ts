// GENERATED from schemas/decision/regimen-allergy.schema.json sha256:dc573a64ac433810 by engine/compiler; do not edit; run npm run schemas
/** One allergy as checks see it. */
export interface RegimenAllergy {
/** As the record says it, with how it was read where that is not the same. */
text: string
/**
 * What it names, in small letters and without salts.
 * 
 * @maxItems 50
 */
ingredients?: string[]
/**
 * The classes of medicines that it names.
 * 
 * @maxItems 50
 */
classes?: string[]
}
