import type { DocumentDescriptor, DocumentRemark } from '../../../core/product/document.ts';
import { textType } from '../../expressions/types.ts';
import type { DocumentFile, RemarkFile } from '../../files/document.ts';
import { subjectContext } from '../../plan/contexts.ts';
import { isFileName } from '../../plan/names.ts';
import { planExpression } from '../../plan/plan-expression.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { Planned, PlanOf } from '../../plan/planned.ts';
import type { SourceFile } from '../../source/source-file.ts';
import type { DocumentLocation } from './document-location.ts';
import { planBlocks } from './plan-blocks.ts';
import { planLines, planMessage } from './plan-message.ts';
import { planRecords, recordTypes } from './plan-records.ts';

/** A file without blocks is a page that documents share; one with blocks and no page of its own may be a part. */
export function planDocument(
  file: SourceFile<'document'>,
  plans: PlanContext,
): PlanOf<DocumentDescriptor> | undefined {
  const document = file.value;
  const { entity: name, page } = document;
  if (!isFileName({ file, at: ['entity'], name, plans }, 'schema')) return undefined;
  if (page !== undefined && !isFileName({ file, at: ['page'], name: page, plans }, 'document'))
    return undefined;
  const entity = plans.entities.get(name);
  const pageFile = page === undefined ? file : plans.sources.of('document').get(page);
  if (entity === undefined || pageFile === undefined || document.blocks === undefined || page === undefined)
    return undefined;
  const shared = pageFile.value;
  const languages = document.languages ?? shared.languages ?? ['en'];
  const inputs = [...(shared.inputs ?? []), ...(document.inputs ?? [])];
  const context = {
    ...subjectContext(entity, plans),
    ...recordTypes(shared, { plans }),
    ...recordTypes(document, { plans }),
    [entity.name]: entity.type,
    self: entity.type,
    user: plans.userType,
    inputs: {
      is: 'object',
      name: 'DocumentInputs',
      fields: Object.fromEntries(inputs.map((input) => [input, textType])),
    } as const,
  };
  const place: DocumentLocation = { file, entity, languages, context, plans, within: [file.stem] };
  const onPage: DocumentLocation = { ...place, file: pageFile };
  const descriptor = {
    name: file.stem,
    title: planMessage(document.title, ['title'], place),
    entity: entity.name,
    languages,
    language:
      planExpression(document.language, ['language'], place, 'string') ??
      planExpression(shared.language, ['language'], onPage, 'string'),
    size: document.size ?? shared.size ?? 'normal',
    with: { ...planRecords(shared, onPage), ...planRecords(document, place) },
    refuses: [...remarks(shared, 'refuses', onPage), ...remarks(document, 'refuses', place)],
    warnings: [...remarks(shared, 'warnings', onPage), ...remarks(document, 'warnings', place)],
    stamp: planStamp(document, place) ?? planStamp(shared, onPage),
    header: [
      ...planLines(shared.header, ['header'], onPage),
      ...planLines(document.header, ['header'], place),
    ],
    footer: [
      ...planLines(shared.footer, ['footer'], onPage),
      ...planLines(document.footer, ['footer'], place),
    ],
    number: planNumber(document, place) ?? planNumber(shared, onPage),
    blocks: planBlocks(document.blocks, ['blocks'], place),
  };
  return { name: file.stem, source: file.path, descriptor };
}

function planStamp({ stamp }: DocumentFile, place: DocumentLocation) {
  return stamp === undefined ? undefined : planMessage(stamp, ['stamp'], place);
}

function planNumber({ number }: DocumentFile, place: DocumentLocation) {
  const context = { ...place.context, page: textType, pages: textType };
  return number === undefined ? undefined : planMessage(number, ['number'], { ...place, context });
}

function remarks(
  document: DocumentFile,
  key: 'refuses' | 'warnings',
  place: DocumentLocation,
): readonly Planned<DocumentRemark>[] {
  return (document[key] ?? []).map(({ when, message }: RemarkFile, index) => {
    const test = planExpression(when, [key, index, 'when'], place, 'bool');
    const words = planMessage(message, [key, index, 'message'], place);
    return { when: test, message: words };
  });
}
