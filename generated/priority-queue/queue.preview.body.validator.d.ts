// GENERATED from schemas/priority-queue/queue.calls.json sha256:7a3301c8d140644e by tools/compiler; do not edit; run npm run schemas
export declare const validate: import('../../engine/core/product/entity.ts').StructuralValidator;
