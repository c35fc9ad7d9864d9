import { type Call, completedRows } from '../../../gateway/records/context/call.ts';
import type { MedicationList } from './open-lists.ts';

/** The lists with what the product works out for each of their medications, such as allergies to it. */
export async function withMarks<List extends Pick<MedicationList, 'medications'>>(
  call: Call,
  subject: string,
  lists: readonly List[],
): Promise<readonly List[]> {
  const listed = lists.flatMap(({ medications = [] }) => medications);
  const marked = await completedRows(call, { entity: 'reconciliation-item', subject }, listed);
  let at = 0;
  return lists.map((list) => {
    const count = list.medications?.length ?? 0;
    at += count;
    return { ...list, medications: marked.slice(at - count, at) };
  });
}
