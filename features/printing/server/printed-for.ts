import type { AsOf } from '../../../gateway/documents/document-scope.ts';
import { notFound } from '../../../gateway/operation/errors.ts';
import { recordsAsOf } from '../../../gateway/records/as-of.ts';
import { findRecord } from '../../../gateway/records/read.ts';
import { doneAt, findForReader } from '../../../gateway/records/readers.ts';
import { type HandlerCall, type RecordOf, recordKind } from '../../contracts/server/typed.ts';
import { patientInScope } from '../../patients/server/patient-in-scope.ts';

/** Patient and review of a printed document. */
export interface PrintedFor {
  readonly patient: RecordOf<'patient'>;
  /** Review that a user without the patient in scope prints; otherwise the call names it. */
  readonly review?: RecordOf<'review'>;
  /** Instant as of which all is printed, for a user who published the review and no longer has the patient in scope. */
  readonly past?: AsOf;
}

type PrintedReview = PrintedFor & Required<Pick<PrintedFor, 'review'>>;

type AnyCall = Parameters<typeof findForReader>[0] & Parameters<typeof patientInScope>[0];

/** Finds a review and its patient; 404 unless both are in the user's scope or the user published the review. */
export async function printedForReview(call: AnyCall, reviewId: string): Promise<PrintedReview> {
  const { database, product, user } = call;
  const kind = recordKind(product, 'review');
  const review = await findRecord(database, { kind, id: reviewId, scope: user });
  if (review === undefined) return printedForReader(call, reviewId);
  if (review.isRemoved) throw notFound();
  return { review, patient: await patientInScope(call, review.subject ?? '') };
}

/** Finds the patient of a print call, locked while it is printed. */
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
  // Replaces organization and subject by the present ones, under which the audit trail logs the read.
  const { organization, subject } = review;
  return {
    patient: { ...patient, organization, subject: null, isRemoved: false },
    review: { ...published, organization, subject, isRemoved: false },
    past: { at, entity: kind.name, id: reviewId },
  };
}
