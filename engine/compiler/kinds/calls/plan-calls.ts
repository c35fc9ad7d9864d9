import type { CallContract } from '../../../core/product/call.ts';
import { resolveMessage } from '../../plan/messages.ts';
import { isAccessName, isFileName } from '../../plan/names.ts';
import type { PlanContext } from '../../plan/plan-set.ts';
import type { Planned, PlanOf } from '../../plan/planned.ts';
import { successLabels } from '../../plan/success-labels.ts';
import { type CallFile, writtenCalls } from '../../plan/written-call.ts';
import type { SourceFile } from '../../source/source-file.ts';
import { below, type CallLocation } from './call-location.ts';
import { planAnswer } from './plan-answer.ts';
import { planBody } from './plan-body.ts';
import { planCallRules } from './plan-call-rules.ts';
import { planFollowedBy } from './plan-following-call.ts';
import { planQuery } from './plan-query.ts';
import { planStore } from './plan-store.ts';

/** Plans the contracts of one calls file, each named `{stem}.{name}`. */
export function planCalls(file: SourceFile<'calls'>, plans: PlanContext): readonly PlanOf<CallContract>[] {
  const { screen, saved } = file.value;
  if (typeof screen === 'string') isFileName({ file, at: ['screen'], name: screen, plans }, 'screen');
  else
    for (const [index, name] of (screen ?? []).entries())
      isFileName({ file, at: ['screen', index], name, plans }, 'screen');
  if (saved?.edit !== undefined) isAccessName({ file, at: ['saved', 'edit'], name: saved.edit, plans });
  return writtenCalls(file).map(([name, call]) => {
    const descriptor = planCall(`${file.stem}.${name}`, call, { file, at: ['calls', name], plans });
    return { name: descriptor.name, source: file.path, descriptor };
  });
}

function planCall(name: string, call: CallFile, location: CallLocation): Planned<CallContract> {
  isAccessName({ ...below(location, 'access'), name: call.access });
  const success = sentence(call, 'success', location);
  return {
    name,
    title: call.title,
    methods: typeof call.method === 'string' ? [call.method] : call.method,
    path: call.path,
    query: planQuery(call, location),
    body: planBody(call.body, below(location, 'body')),
    answer: planAnswer(call.answer, below(location, 'answer')),
    access: call.access,
    store: planStore(call.store, below(location, 'store')),
    followedBy: call.followedBy && planFollowedBy(call.followedBy, name, below(location, 'followedBy')),
    cacheSeconds: call.cacheSeconds ?? 0,
    dependsOn: planDependsOn(call, below(location, 'dependsOn')),
    sessionCache: call.sessionCache && { rows: 'rows', ...call.sessionCache },
    status: call.status,
    isBeforeTerms: call.beforeTerms,
    isAnonymous: call.anonymous,
    isRead: call.reads,
    largestBody: call.largestBody,
    rules: planCallRules(call, below(location, 'rules')),
    success,
    successTone: call.successTone,
    successLabels: successLabels({ ...call, success }, location.plans),
    failure: sentence(call, 'failure', location),
  };
}

function sentence(call: CallFile, key: 'failure' | 'success', location: CallLocation): string | undefined {
  const text = call[key];
  return text === undefined ? undefined : resolveMessage({ ...below(location, key), text });
}

function planDependsOn({ dependsOn }: CallFile, location: CallLocation): readonly string[] | undefined {
  for (const [index, name] of (dependsOn ?? []).entries())
    isFileName({ ...below(location, index), name }, 'schema');
  return dependsOn;
}
