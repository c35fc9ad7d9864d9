// GENERATED from schemas/priority-queue/queue-filter.schema.json and 1 more sha256:8c9ac18062167dff by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
