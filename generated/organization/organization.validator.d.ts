// GENERATED from schemas/organization/organization.schema.json and 1 more sha256:fc08a63b64b22006 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
