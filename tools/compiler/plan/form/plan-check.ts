import type { JSONPath } from 'jsonc-parser';
import { callAnswer } from '../call-types.ts';
import { resolveMessage } from '../messages.ts';
import { isCallName } from '../names.ts';
import { type Cel, type CheckFile, compileInForm, type FormPlace } from './form-place.ts';

/** What the gateway is asked when a field is left. */
export function planCheck(path: string, check: CheckFile | undefined, place: FormPlace): unknown {
  if (check === undefined) return undefined;
  const { file, plans, context } = place;
  const at: JSONPath = ['fields', path, 'check'];
  const { call, body, when, warns, message, failure } = check;
  isCallName({ file, at: [...at, 'call'], name: call, plans });
  const answer = callAnswer(call, plans);
  return {
    call,
    body: planParameters(body, [...at, 'body'], place),
    when: compileInForm({ source: when, at: [...at, 'when'], place, wants: 'bool' }),
    warns: compileInForm({
      ...{ source: warns, at: [...at, 'warns'], place },
      ...{ context: { ...context, answer }, wants: 'bool' as const },
    }),
    message: resolveMessage({ file, at: [...at, 'message'], text: message, plans }),
    failure: failure && resolveMessage({ file, at: [...at, 'failure'], text: failure, plans }),
  };
}

/** Expressions by the name of what is sent. */
export function planParameters(
  parameters: Readonly<Record<string, Cel>> | undefined,
  at: JSONPath,
  place: FormPlace,
): unknown {
  if (parameters === undefined) return undefined;
  const entries = Object.entries(parameters).map(
    ([name, source]) => [name, compileInForm({ source, at: [...at, name], place })] as const,
  );
  return Object.fromEntries(entries);
}
