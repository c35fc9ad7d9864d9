// GENERATED from schemas/patient/workflow-position.schema.json and 7 more sha256:b023da57ce0c8a66 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
