import { getAt, pointerOf, tokensOf } from '../../../engine/core/json/pointer.ts';
import { trimmedOrEmpty } from '../../../engine/core/json/string-values.ts';
import type { TemporaryAccess } from '../../../engine/core/product/access-rule.ts';
import type { ErrorAnswer } from '../../../engine/core/validation/problems.ts';
import { savedAnswer } from '../../../gateway/calls/bindings/save.ts';
import {
  countAttempt,
  countFailure,
  forgiveFailures,
  type LimitedAttempt,
  requireFewAttempts,
} from '../../../gateway/http/limits/attempts.ts';
import { settingOf } from '../../../gateway/http/limits/setting.ts';
import { GatewayError, invalid, notFound, refused } from '../../../gateway/operation/errors.ts';
import { grantAccess } from '../../../gateway/records/access-grants.ts';
import type { Call, CallAnswer } from '../../../gateway/records/context/call.ts';
import { findRecord, findRecordsAt, type StoredRecord } from '../../../gateway/records/read.ts';
import { kindOf, ProductError } from '../../../gateway/store/kinds/kinds.ts';
import type { CallOf, Handler } from '../../contracts/server/typed.ts';
import { emergencyAccessKind, storeAccess } from './access-record.ts';
import { notifyOwnReviewers, notifyReviewers } from './notify-reviewers.ts';

const words = new Intl.Segmenter('und', { granularity: 'word' });

/** Minimum number of different words in a reason, since fewer make no sentence in any language. */
const leastWords = 3;
const leastLetters = 5;

/**
 * Reports whether a reason is plausible: three different words and five different letters. Segments words by Unicode's
 * rules, as some languages have no blanks.
 */
function isMeaningful(reason: string): boolean {
  const spoken = [...words.segment(reason.toLowerCase())].filter(({ isWordLike }) => isWordLike);
  const different = new Set(spoken.map(({ segment }) => segment));
  return different.size >= leastWords && new Set([...different].join('')).size >= leastLetters;
}

/**
 * Opens another organization's record for reading, for the time of the access rule. Requires identification and a
 * reason, limits openings and guesses, logs to the audit trail and notifies reviewers.
 */
export const emergencyOpen: Handler<'emergency-open'> = {
  isWrite: true,
  isPossibleReadOnly: true,
  async answer(call) {
    const opens = openingOf(call);
    requireReason(call);
    const attempt = { action: 'emergency.open', author: call.user._id, at: call.origin.at };
    await requireFewAttempts(call.database, attempt, settingOf(call.product, 'emergency-first-wait'));
    const target = await meant(call, opens);
    if (target instanceof GatewayError) return refusedGuess(call, target, attempt);
    const { organization } = target;
    if (organization === null) throw notFound();
    if (call.user.organizations.includes(organization))
      throw refused('The patient belongs to an organization of yours: no emergency access is needed.');
    const { user, origin, database, product } = call;
    const within = { within: hour, most: settingOf(product, 'emergency-per-hour') };
    const count = await countAttempt(database, attempt, within);
    await forgiveFailures(database, attempt);
    const kind = kindOf(product, opens.entity);
    const until = new Date(origin.at.getTime() + opens.minutes * 60_000);
    await grantAccess(database, { author: user._id, type: kind.type, id: target.id }, until);
    const reason = call.body.reason.trim();
    const kept = await keep(call, { target, organization, reason, until });
    const record = { type: kind.type, id: target.id, subject: target.id, organization };
    call.note({ action: 'emergency', ...record, details: { reason, until: until.toISOString() } });
    await notifyReviewers(call, organization);
    if (count >= settingOf(product, 'emergency-alert-from')) await notifyOwnReviewers(call, count);
    return savedAnswer(call, emergencyAccessKind(call), kept);
  },
};

function openingOf({ product, contract }: Call): TemporaryAccess {
  const opens = product.access[contract.access]?.opens;
  if (opens !== undefined) return opens;
  throw new ProductError(`The access rule "${contract.access}" opens nothing. Give it "opens".`);
}

const hour = 3_600_000;

function requireReason({ product, body }: CallOf<'emergency.open'>): void {
  if (isMeaningful(body.reason)) return;
  const message = product.messages['emergency.reason'] ?? 'Say in a sentence why it cannot wait.';
  throw invalid([{ at: '/reason', code: 'reason', message, severity: 'error' }], message);
}

/**
 * Returns the refusal of a failed guess instead of throwing it, since an error would roll back the count of failures.
 */
async function refusedGuess(
  { database, note }: Call,
  { status, answer }: GatewayError,
  attempt: LimitedAttempt,
): Promise<CallAnswer<ErrorAnswer>> {
  await countFailure(database, attempt);
  note({ action: 'refused', details: { status } });
  return { status, body: answer };
}

/**
 * Finds the one patient that the user means; refuses several matches like no match, since the user might read the
 * wrong patient.
 */
async function meant(
  { product, database, body }: CallOf<'emergency.open'>,
  { entity, known }: TemporaryAccess,
): Promise<StoredRecord | GatewayError> {
  const kind = kindOf(product, entity);
  const { patientId: id = '' } = body;
  if (id !== '') {
    const found = await findRecord(database, { kind, id, scope: 'everything' });
    return found === undefined || found.isRemoved ? notFound() : found;
  }
  const values = known.map((at) => ({ at, value: enteredText(body, at) }));
  const [found, another] = await findRecordsAt(database, { kind, values, scope: 'everything' });
  return found === undefined || another !== undefined ? nobodyKnown() : found;
}

/**
 * Creates the refusal, worded alike for no patient, several patients and a wrong birth date, so that it reveals none
 * of them.
 */
function nobodyKnown(): GatewayError {
  const message =
    'No patient has this Patient ID and this date of birth. Check both with the person, or in their papers.';
  return new GatewayError(404, { code: 'not-found', message });
}

/** Reads the text entered for a path; the body has it under the path's last segment. */
function enteredText(body: unknown, at: string): string {
  return trimmedOrEmpty(getAt(body, pointerOf(tokensOf(at).slice(-1))));
}

interface Keeping {
  readonly target: StoredRecord;
  readonly organization: string;
  readonly reason: string;
  readonly until: Date;
}

async function keep(call: Call, { target, organization, reason, until }: Keeping) {
  const { user, origin } = call;
  const { outcome, problems, id, stored } = await storeAccess(call, {
    ...{ _id: crypto.randomUUID(), type: emergencyAccessKind(call).type, user: user._id, email: user.email },
    ...{ patientId: target.id, organization, reason },
    ...{ openedAt: origin.at.toISOString(), until: until.toISOString() },
  });
  if (outcome !== 'created' || stored === undefined) throw invalid(problems);
  return { id, rev: stored.rev, record: stored.document, isNew: true };
}
