// GENERATED from schemas/organization/organization.schema.json and 1 more sha256:84fd473c50f5b62e by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
