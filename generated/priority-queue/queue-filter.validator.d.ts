// GENERATED from schemas/priority-queue/queue-filter.schema.json and 2 more sha256:028507381249fd54 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
