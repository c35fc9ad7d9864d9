import type { CallsFile, ContractFile } from '../files/calls.ts';
import type { SourceFile } from '../source/source-file.ts';
import type { PlanContext } from './plan-set.ts';

/** Call as written in its file, with the word `standard` replaced by the standard contract. */
export type CallFile = Exclude<ContractFile, string>;

/** Lists the calls of a file by name. */
export function writtenCalls({ value }: SourceFile<'calls'>): readonly (readonly [string, CallFile])[] {
  const calls: Exclude<CallsFile['calls'], string> = typeof value.calls === 'string' ? {} : value.calls;
  return Object.entries(calls).flatMap(([name, call]) =>
    typeof call === 'string' ? [] : [[name, call] as const],
  );
}

/** Finds the call of a name such as `allergy.list`; undefined while the call or its file is missing or broken. */
export function writtenCall(call: string, { sources }: Pick<PlanContext, 'sources'>): CallFile | undefined {
  const [stem = '', name = ''] = call.split('.');
  const calls = sources.of('calls').get(stem)?.value.calls;
  const found = typeof calls === 'object' && Object.hasOwn(calls, name) ? calls[name] : undefined;
  return typeof found === 'string' ? undefined : found;
}
