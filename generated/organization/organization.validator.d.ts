// GENERATED from schemas/organization/organization.schema.json sha256:0be287ebae983484 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
