import type { ComposedBlock, ComposedDocument } from '../../../engine/core/documents/composed.ts';
import type { JobRow } from '../../../gateway/work/bulk/bulk-job.ts';
import type { PagedFile } from './paged-files.ts';

export interface Manifest {
  readonly title: string;
  readonly author: string;
  /** Day, formatted for print. */
  readonly day: string;
  readonly notice: string | undefined;
  readonly rows: readonly JobRow[];
  readonly names: ReadonlyMap<string, string>;
  readonly files: readonly PagedFile[];
}

/** Composes the last pages of a job's file: the contents by page, and what was left out with its reason. */
export function jobManifest(manifest: Manifest): ComposedDocument {
  const { title, author, day, notice, files } = manifest;
  const pages = files.at(-1)?.to ?? 0;
  const left = leftOut(manifest);
  return {
    ...{ title: `${title}: List`, language: 'en', size: 'normal' },
    header: [{ text: `${title}, printed by ${author} on ${day}`, isStrong: false }],
    footer: [{ text: 'This list stays here. It goes into no envelope.', isStrong: true }],
    ...(notice === undefined ? {} : { notice }),
    numberOf: (page, all) => `List, page ${page} of ${all}`,
    warnings: [],
    blocks: [
      { kind: 'heading', text: 'What is in this file', level: 1 },
      { kind: 'text', text: `${files.length} letters on ${pages} pages.`, style: 'normal' },
      ...(files.length === 0 ? [] : [contents(manifest)]),
      ...(left === undefined
        ? []
        : [{ kind: 'heading', text: 'What was left out', level: 2 } as const, left]),
    ],
  };
}

const unnamed = 'A row that you may not see';

function contents({ rows, names, files }: Manifest): ComposedBlock {
  const records = new Map(rows.map(({ n, record }) => [n, record]));
  return {
    kind: 'table',
    columns: [
      { title: 'Name', width: 3 },
      { title: 'Letter', width: 5 },
      { title: 'Pages', width: 1 },
    ],
    rows: files.map(({ n, title, from, to }) => [
      names.get(records.get(n) ?? '') ?? unnamed,
      title,
      from === to ? String(from) : `${from}–${to}`,
    ]),
  };
}

function leftOut({ rows, names }: Manifest): ComposedBlock | undefined {
  const left = rows
    .map(({ record, state, message }) => [names.get(record) ?? unnamed, reasonOf(state, message)] as const)
    .filter(([, reason]) => reason !== '');
  if (left.length === 0) return undefined;
  return {
    kind: 'table',
    columns: [
      { title: 'Name', width: 3 },
      { title: 'What, and why', width: 6 },
    ],
    rows: left,
  };
}

function reasonOf(state: JobRow['state'], message: string | null): string {
  if (state === 'cancelled') return 'Everything: the job was stopped before.';
  return message ?? '';
}
