import type { JSONPath } from 'jsonc-parser';
import type { NoticeSettings } from '../../../core/protocol/live.ts';
import { isAccessName, isCallName, isOneOf } from '../../plan/names.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import { writtenCall } from '../../plan/written-call.ts';
import { reportUnknown } from '../../report-unknown.ts';
import type { SourceFile } from '../../source/source-file.ts';

interface LiveLocation {
  readonly file: SourceFile<'product'>;
  readonly plans: PlanContext;
  readonly at: JSONPath;
}

/** Requires the calls, parameters, access rules and messages in the settings of live updates to exist. */
export function liveNamesWhatExists(plans: PlanContext): void {
  const file = plans.sources.of('product').get('product');
  const live = file?.value.live;
  if (file === undefined || live === undefined) return;
  checkCall({ file, plans, at: ['live', 'record'] }, live.record);
  for (const [index, answer] of live.answers.entries())
    checkCall({ file, plans, at: ['live', 'answers', index] }, answer);
  for (const [index, notice] of (live.notices ?? []).entries())
    checkNotice({ file, plans, at: ['live', 'notices', index] }, notice);
}

function checkCall({ file, plans, at }: LiveLocation, { call, by }: { call: string; by: string }): void {
  if (!isCallName({ file, plans, at: [...at, 'call'], name: call })) return;
  const written = writtenCall(call, plans);
  const parameters = Object.keys(written?.query ?? {});
  // Skips a call whose file is broken, since its parameters are unknown.
  if (written === undefined || parameters.includes(by)) return;
  const message = `The call "${call}" has no parameter "${by}".`;
  reportUnknown(plans.diagnostics, file, { message, name: by, known: parameters, at: [...at, 'by'] });
}

function checkNotice({ file, plans, at }: LiveLocation, { access, message, call }: NoticeSettings): void {
  isAccessName({ file, plans, at: [...at, 'access'], name: access });
  isCallName({ file, plans, at: [...at, 'call'], name: call });
  if (message === undefined) return;
  const messages = Object.keys(file.value.messages);
  const expected = { noun: 'message', code: 'name/unknown-message' } as const;
  isOneOf({ file, plans, at: [...at, 'message'], name: message }, messages, expected);
}
