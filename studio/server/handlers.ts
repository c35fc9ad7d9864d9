import type { Handler } from '../../features/contracts/server/typed.ts';
import type { Handlers } from '../../generated/calls.types.ts';
import type { PublishingParts } from './publishable-change.ts';
import { createStudioAccess } from './studio-access.ts';
import { createStudioBlame } from './studio-blame.ts';
import { createStudioChanges } from './studio-changes.ts';
import { createStudioCheck } from './studio-check.ts';
import { studioComment } from './studio-comment.ts';
import { createStudioCompare } from './studio-compare.ts';
import { studioConvert } from './studio-convert.ts';
import { studioCountImpact } from './studio-count-impact.ts';
import { createStudioDocument } from './studio-document.ts';
import { createStudioExport } from './studio-export.ts';
import { createStudioExpression } from './studio-expression.ts';
import { studioImpact } from './studio-impact.ts';
import { createStudioPreview } from './studio-preview.ts';
import { createStudioPublish } from './studio-publish.ts';
import { createStudioRead } from './studio-read.ts';
import { createStudioReplay } from './studio-replay.ts';
import { createStudioReview } from './studio-review.ts';
import { createStudioReviewRollback } from './studio-review-rollback.ts';
import { createStudioRights } from './studio-rights.ts';
import { createStudioRollback } from './studio-rollback.ts';
import { createStudioRun } from './studio-run.ts';
import { createStudioSave } from './studio-save.ts';
import type { StudioServices } from './studio-services.ts';
import { studioWithdraw } from './studio-withdraw.ts';

type StudioHandlers = { readonly [Name in Extract<keyof Handlers, `studio-${string}`>]: Handler<Name> };

/**
 * Creates the handlers of the Studio's calls; `all` returns those of the product, against which a change is checked.
 */
export function studioHandlers(
  { workbench, versions, publishedAlone, drawDocument }: StudioServices,
  all: PublishingParts['handlers'],
): StudioHandlers {
  const publishing = { workbench, versions, handlers: all };
  return {
    'studio-access': createStudioAccess(workbench),
    'studio-export': createStudioExport(workbench),
    'studio-blame': createStudioBlame(versions),
    'studio-changes': createStudioChanges(versions),
    'studio-check': createStudioCheck(workbench),
    'studio-preview': createStudioPreview(workbench),
    'studio-comment': studioComment,
    'studio-compare': createStudioCompare(versions),
    'studio-expression': createStudioExpression(workbench),
    'studio-convert': studioConvert,
    'studio-count-impact': studioCountImpact,
    'studio-impact': studioImpact,
    'studio-document': createStudioDocument(workbench, drawDocument),
    'studio-publish': createStudioPublish(publishing, publishedAlone),
    'studio-replay': createStudioReplay(workbench),
    'studio-read': createStudioRead(workbench),
    'studio-review': createStudioReview(publishing, publishedAlone),
    'studio-review-rollback': createStudioReviewRollback(publishing),
    'studio-rights': createStudioRights(workbench),
    'studio-rollback': createStudioRollback(publishing),
    'studio-run': createStudioRun(workbench),
    'studio-save': createStudioSave(workbench, versions),
    'studio-withdraw': studioWithdraw,
  };
}
