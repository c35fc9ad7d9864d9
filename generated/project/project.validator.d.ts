// GENERATED from schemas/project/project.schema.json and 2 more sha256:f3e62a4cbebe0f71 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
