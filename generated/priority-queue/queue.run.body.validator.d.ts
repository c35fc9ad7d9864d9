// GENERATED from schemas/priority-queue/queue.calls.json sha256:c7c92699bae4b456 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
