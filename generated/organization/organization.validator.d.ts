// GENERATED from schemas/organization/organization.schema.json and 1 more sha256:a6b8ac5881c466ef by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
