// GENERATED from schemas/organization/organization.schema.json and 1 more sha256:62bbd7c8743d8cad by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
