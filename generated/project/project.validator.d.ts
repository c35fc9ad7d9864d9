// GENERATED from schemas/project/project.schema.json and 2 more sha256:5b8be9fb31c3346d by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product.ts').StructuralValidator;
