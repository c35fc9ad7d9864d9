import { daysBetween } from '../../engine/core/expressions/runtime.ts';
import { type CallHandler, ok } from '../../gateway/records/context/call.ts';
import { listRecords } from '../../gateway/records/read.ts';
import { kindOf } from '../../gateway/store/kinds/kinds.ts';
import type { Calls, Records } from './generated/calls.types.ts';

/** Counts the loans of a book, and the days of those that are over. */
export const shelfLife: CallHandler<Calls['loan.shelf-life']> = {
  isWrite: false,
  async answer({ product, database, query, user, note }) {
    const kind = kindOf<Records['loan']>(product, 'loan');
    const loans = await listRecords(database, { kind, subject: query.bookId, scope: user });
    note({ action: 'read', type: kind.type, subject: query.bookId });
    const lent = loans.filter(({ document }) => document.from !== undefined);
    const over = lent.flatMap(({ document }) => daysBetween(document.from, document.returned) ?? []);
    const days = over.reduce((sum, each) => sum + each, 0) / over.length;
    const isOut = lent.length > over.length;
    return ok({ times: lent.length, isOut, ...(over.length > 0 && { days: Math.round(days) }) });
  },
};
