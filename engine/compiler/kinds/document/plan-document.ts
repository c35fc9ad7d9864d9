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

/**
 * Plans a document. Undefined for a file without blocks, which is a page for other documents, and for one
 * without a page, which is a part of others.
 */
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
  const location: DocumentLocation = { file, entity, languages, context, plans, within: [file.stem] };
  const onPage: DocumentLocation = { ...location, file: pageFile };
  const descriptor = {
    name: file.stem,
    title: planMessage(document.title, ['title'], location),
    entity: entity.name,
    languages,
    language:
      planExpression(document.language, ['language'], location, 'string') ??
      planExpression(shared.language, ['language'], onPage, 'string'),
    size: document.size ?? shared.size ?? 'normal',
    with: { ...planRecords(shared, onPage), ...planRecords(document, location) },
    refuses: [...remarks(shared, 'refuses', onPage), ...remarks(document, 'refuses', location)],
    warnings: [...remarks(shared, 'warnings', onPage), ...remarks(document, 'warnings', location)],
    stamp: planStamp(document, location) ?? planStamp(shared, onPage),
    header: [
      ...planLines(shared.header, ['header'], onPage),
      ...planLines(document.header, ['header'], location),
    ],
    footer: [
      ...planLines(shared.footer, ['footer'], onPage),
      ...planLines(document.footer, ['footer'], location),
    ],
    number: planNumber(document, location) ?? planNumber(shared, onPage),
    blocks: planBlocks(document.blocks, ['blocks'], location),
  };
  return { name: file.stem, source: file.path, descriptor };
}

function planStamp({ stamp }: DocumentFile, location: DocumentLocation) {
  return stamp === undefined ? undefined : planMessage(stamp, ['stamp'], location);
}

function planNumber({ number }: DocumentFile, location: DocumentLocation) {
  const context = { ...location.context, page: textType, pages: textType };
  return number === undefined ? undefined : planMessage(number, ['number'], { ...location, context });
}

function remarks(
  document: DocumentFile,
  key: 'refuses' | 'warnings',
  location: DocumentLocation,
): readonly Planned<DocumentRemark>[] {
  return (document[key] ?? []).map(({ when, message }: RemarkFile, index) => {
    const test = planExpression(when, [key, index, 'when'], location, 'bool');
    const words = planMessage(message, [key, index, 'message'], location);
    return { when: test, message: words };
  });
}
