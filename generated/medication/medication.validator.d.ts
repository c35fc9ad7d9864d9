// GENERATED from schemas/medication/medication.schema.json and 4 more sha256:47fe078a9db64d7f by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
