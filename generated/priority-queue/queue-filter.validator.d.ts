// GENERATED from schemas/priority-queue/queue-filter.schema.json and 1 more sha256:c8fe3a128d145ec4 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
