// GENERATED from schemas/priority-queue/priority-queue.schema.json and 8 more sha256:00ffb2e61dec9fd4 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
