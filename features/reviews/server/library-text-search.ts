import { ok } from '../../../gateway/records/context/call.ts';
import { visibleRecord } from '../../../gateway/records/field-access.ts';
import { listRecords } from '../../../gateway/records/read.ts';
import type { Records } from '../../../generated/calls.types.ts';
import { type Handler, recordKind } from '../../contracts/server/typed.ts';

/** Limit on hits. */
const most = 20;

/** Searches texts of the user's organizations for those with every typed word. */
export const libraryTextSearch: Handler<'library-text-search'> = {
  isWrite: false,
  isReplicable: true,
  async answer(call) {
    const { product, database, user, query } = call;
    const kind = recordKind(product, 'library-text');
    const wanted = query.orgId?.replace(/^org:/, '') ?? '';
    const words = wordsOf(query.text);
    const texts = await listRecords(database, { kind, scope: user });
    const found = texts.filter(
      ({ organization, document }) => (wanted === '' || organization === wanted) && has(document, words),
    );
    call.note({ action: 'read', type: kind.type });
    const contains = found
      .toSorted((a, b) => (a.document.name ?? '').localeCompare(b.document.name ?? '', 'en'))
      .slice(0, most)
      .map(({ id, document }) => ({
        ...{ code: id, display: document.name ?? '', note: noteOf(document) },
        content: { ...visibleRecord(call, kind, document) },
      }));
    return ok({ expansion: { total: found.length, contains } });
  },
};

type Text = Records['library-text'];

function has(
  { name, prescriberText, rationale, patientTopic, patientAction }: Text,
  words: readonly string[],
) {
  const all = [name, prescriberText, rationale, patientTopic, patientAction].join('\n').toLowerCase();
  return words.every((word) => all.includes(word));
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Quotes the beginning of a text, to distinguish texts with similar names. */
function noteOf({ prescriberText, patientAction }: Text): string {
  const text = prescriberText || patientAction || '';
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
