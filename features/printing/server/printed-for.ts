import type { AsOf } from '../../../gateway/documents/document-scope.ts';
import { notFound } from '../../../gateway/operation/errors.ts';
import { recordsAsOf } from '../../../gateway/records/as-of.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import { doneAt, findForReader } from '../../../gateway/records/readers.ts';
import { type HandlerCall, type RecordOf, recordKind } from '../../contracts/server/typed.ts';
import { patientInScope } from '../../patients/server/patient-in-scope.ts';

/** Patient whose document is printed, and the review it is of. */
export interface PrintedFor {
  readonly patient: RecordOf<'patient'>;
  /** The one that its reader prints; else the call says which one is meant. */
  readonly review?: RecordOf<'review'>;
  /** Moment as of which all of it is printed, for somebody who published the review and reaches the patient no more. */
  readonly past?: AsOf;
}

type PrintedReview = PrintedFor & Required<Pick<PrintedFor, 'review'>>;

type AnyCall = Parameters<typeof findForReader>[0] & Parameters<typeof patientInScope>[0];

/** The patient of a review and the review itself; 404 where the user neither reaches both nor published it. */
export async function printedForReview(call: AnyCall, reviewId: string): Promise<PrintedReview> {
  const { database, product, user } = call;
  const kind = recordKind(product, 'review');
  const review = await findRecord(database, { kind, id: reviewId, scope: user });
  if (review === undefined) return printedForReader(call, reviewId);
  if (review.isRemoved) throw notFound();
  return { review, patient: await patientInScope(call, review.subject ?? '') };
}

/** The patient of a print call, locked while it is printed. */
export async function printedForPatient(call: HandlerCall<'print'>): Promise<PrintedFor> {
  const { database, product, user, query } = call;
  const { patientId = '', reviewId = '' } = query;
  const kind = recordKind(product, 'patient');
  const found = await findRecord(database, { kind, id: patientId, scope: user, lock: 'change' });
  if (found === undefined) return printedForReader(call, reviewId, patientId);
  if (found.isRemoved) throw notFound();
  return { patient: found };
}

async function printedForReader(call: AnyCall, reviewId: string, patientId?: string): Promise<PrintedReview> {
  const { database, product } = call;
  const kind = recordKind(product, 'review');
  const review = await findForReader(call, kind, reviewId);
  if (review === undefined || (patientId !== undefined && review.subject !== patientId)) throw notFound();
  const at = await doneAt(call, kind, reviewId);
  const about = { kind: recordKind(product, 'patient'), ids: [review.subject ?? ''], at: at ?? new Date(0) };
  const [patient] = await recordsAsOf(database, about);
  const [published] = await recordsAsOf(database, { ...about, kind, ids: [reviewId] });
  if (at === undefined || patient === undefined || published === undefined) throw notFound();
  // The trail says where they are now.
  const { organization, subject } = review;
  return {
    patient: { ...patient, organization, subject: null, isRemoved: false },
    review: { ...published, organization, subject, isRemoved: false },
    past: { at, entity: kind.name, id: reviewId },
  };
}
