// GENERATED from schemas/shared/coded-substance.schema.json sha256:09b37b13c5a5ae1e by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
