// GENERATED from schemas/priority-queue/queue.calls.json sha256:e3292d99cb0858de by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
