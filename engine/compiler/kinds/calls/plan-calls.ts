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

/** The contracts of one calls file, each named `{stem}.{name}`. */
export function planCalls(file: SourceFile<'calls'>, plans: PlanContext): readonly PlanOf<CallContract>[] {
  const { screen } = file.value;
  if (screen !== undefined) isFileName({ file, at: ['screen'], name: screen, plans }, 'screen');
  return writtenCalls(file).map(([name, call]) => {
    const descriptor = planCall(`${file.stem}.${name}`, call, { file, at: ['calls', name], plans });
    return { name: descriptor.name, source: file.path, descriptor };
  });
}

function planCall(name: string, call: CallFile, place: CallLocation): Planned<CallContract> {
  isAccessName({ ...below(place, 'access'), name: call.access });
  const success = sentence(call, 'success', place);
  return {
    name,
    title: call.title,
    methods: typeof call.method === 'string' ? [call.method] : call.method,
    path: call.path,
    query: planQuery(call, place),
    body: planBody(call.body, below(place, 'body')),
    answer: planAnswer(call.answer, below(place, 'answer')),
    access: call.access,
    store: planStore(call.store, below(place, 'store')),
    followedBy: call.followedBy && planFollowedBy(call.followedBy, name, below(place, 'followedBy')),
    cacheSeconds: call.cacheSeconds ?? 0,
    dependsOn: planDependsOn(call, below(place, 'dependsOn')),
    sessionCache: call.sessionCache && { rows: 'rows', ...call.sessionCache },
    status: call.status,
    isBeforeTerms: call.beforeTerms,
    isAnonymous: call.anonymous,
    isRead: call.reads,
    largestBody: call.largestBody,
    rules: planCallRules(call, below(place, 'rules')),
    success,
    successTone: call.successTone,
    successLabels: successLabels({ ...call, success }, place.plans),
    failure: sentence(call, 'failure', place),
  };
}

function sentence(call: CallFile, key: 'failure' | 'success', place: CallLocation): string | undefined {
  const text = call[key];
  return text === undefined ? undefined : resolveMessage({ ...below(place, key), text });
}

function planDependsOn({ dependsOn }: CallFile, place: CallLocation): readonly string[] | undefined {
  for (const [index, name] of (dependsOn ?? []).entries())
    isFileName({ ...below(place, index), name }, 'schema');
  return dependsOn;
}
