// GENERATED from schemas/pharmacy/pharmacy.schema.json and 6 more sha256:5b2fa31a6e64d900 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
