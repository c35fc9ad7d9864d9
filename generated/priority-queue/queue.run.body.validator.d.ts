// GENERATED from schemas/priority-queue/queue.calls.json sha256:c0f18cc09fbaa119 by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
