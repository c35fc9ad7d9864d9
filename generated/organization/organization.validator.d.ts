// GENERATED from schemas/organization/organization.schema.json and 1 more sha256:0cc0e4beb2440f5d by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
