import type {
  ConceptBatch,
  ConceptRelease,
  KnowledgeOutcome,
  LoadOutcome,
  LoadRecord,
} from '../../engine/core/protocol/load.ts';
import type {
  ChangeFromFiles,
  PublishedFiles,
  SentFromFiles,
} from '../../engine/core/protocol/schema-versions.ts';
import type { StagingBatch, StagingEnd, StagingSource } from '../../engine/core/protocol/staging.ts';
import type { SchemaText } from '../../engine/core/protocol/workbench.ts';

/** Records that a command sends to a running gateway. */
export interface LoadRequest {
  readonly records: readonly LoadRecord[];
}

export interface LoadAnswer {
  readonly outcomes: readonly LoadOutcome[];
}

/** Last line of an answer with entries: an answer without it was cut off. */
export const endOfEntries = '{"end":true}';

/** Builds the last line of a failed backup or check, with a sentence for the operator. */
export function failureLine(message: string): string {
  return `${failureStart}${JSON.stringify(message)}}`;
}

const failureStart = '{"failed":';

/** Reads the sentence of a failure line; `undefined` for any other line. */
export function failureOf(line: string): string | undefined {
  return line.startsWith(failureStart) ? String(JSON.parse(line.slice(failureStart.length, -1))) : undefined;
}

export function isLoadRequest(value: unknown): value is LoadRequest {
  return hasList(value, 'records') && value.records.every(isLoadRecord);
}

export function isLoadAnswer(value: unknown): value is LoadAnswer {
  return hasList(value, 'outcomes');
}

export function isConceptBatch(value: unknown): value is ConceptBatch {
  return isEdition(value) && hasList(value, 'concepts') && value.concepts.every(isConcept);
}

export function isConceptRelease(value: unknown): value is ConceptRelease {
  return isEdition(value) && hasList(value, 'codes') && typeof Reflect.get(value, 'sourceHash') === 'string';
}

export function isKnowledgeText(value: unknown): value is { readonly text: string } {
  return hasText(value, 'text');
}

export function isKnowledgeOutcome(value: unknown): value is KnowledgeOutcome {
  const kinds: readonly unknown[] = ['loaded', 'unchanged', 'removed', 'refused'];
  return typeof value === 'object' && value !== null && kinds.includes(Reflect.get(value, 'kind'));
}

export function isKnowledgeName(value: unknown): value is { readonly name: string } {
  return hasText(value, 'name');
}

export function isStagingSource(value: unknown): value is StagingSource {
  return ['entity', 'organization', 'file'].every((name) => hasText(value, name));
}

export function isStagingBatch(value: unknown): value is StagingBatch {
  return (
    isStagingSource(value) && hasList(value, 'entries') && hasText(Reflect.get(value, 'progress'), 'run')
  );
}

export function isStagingEnd(value: unknown): value is StagingEnd {
  return isStagingSource(value) && hasText(value, 'run');
}

export function isVersionName(value: unknown): value is { readonly hash: string } {
  return hasText(value, 'hash');
}

export function isChangeFromFiles(value: unknown): value is ChangeFromFiles {
  return (
    ['title', 'author', 'profileType'].every((name) => hasText(value, name)) &&
    hasList(value, 'files') &&
    value.files.every((file) => ['path', 'base', 'text'].every((name) => hasText(file, name))) &&
    typeof Reflect.get(value, 'replaces') === 'boolean'
  );
}

/** Reports whether a value is an answer about the latest publication; without `latest`, nothing was published. */
export function isLatestAnswer(value: unknown): value is { readonly latest?: PublishedFiles } {
  if (typeof value !== 'object' || value === null) return false;
  const latest: unknown = Reflect.get(value, 'latest');
  return latest === undefined || (hasText(latest, 'hash') && hasList(latest, 'files'));
}

/** Reports whether a value is an answer with the files of a version; without `files`, the version does not exist. */
export function isFilesAnswer(value: unknown): value is { readonly files?: readonly SchemaText[] } {
  return typeof value === 'object' && value !== null && (!('files' in value) || hasList(value, 'files'));
}

export function isSentAnswer(value: unknown): value is SentFromFiles {
  return hasText(value, 'id') || hasText(value, 'refused');
}

function hasText(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, name) === 'string';
}

function isEdition(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    typeof Reflect.get(value, 'catalogue') === 'string' &&
    typeof Reflect.get(value, 'edition') === 'string'
  );
}

function isConcept(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return typeof Reflect.get(value, 'code') === 'string' && typeof Reflect.get(value, 'display') === 'string';
}

function hasList<Name extends string>(
  value: unknown,
  name: Name,
): value is Readonly<Record<Name, readonly unknown[]>> {
  return typeof value === 'object' && value !== null && Array.isArray(Reflect.get(value, name));
}

function isLoadRecord(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const record: unknown = Reflect.get(value, 'record');
  return typeof Reflect.get(value, 'entity') === 'string' && typeof record === 'object' && record !== null;
}
