import type {
  AnswerContract,
  BodyContract,
  CallContract,
  QueryParameter,
  StoreBinding,
} from '../../core/product/call.ts';

/**
 * Reduces a call to the members that a page needs to make it, since documentation and the gateway's rules would
 * enlarge the first download.
 */
export function pageCall(contract: CallContract): CallContract {
  const {
    rules: _rules,
    isBeforeTerms: _isBeforeTerms,
    isAnonymous: _isAnonymous,
    largestBody: _largestBody,
    query,
    body,
    answer,
    store,
    ...rest
  } = contract;
  const parameters = Object.entries(query).map(
    ([name, parameter]) => [name, pageParameter(parameter)] as const,
  );
  return {
    ...rest,
    ...{ title: '', access: '' },
    store: pageStore(store),
    query: Object.fromEntries(parameters),
    ...(body === undefined ? {} : { body: pageBody(body) }),
    answer: pageAnswer(answer),
  };
}

function pageParameter({
  description: _description,
  examples: _examples,
  ...rest
}: QueryParameter): QueryParameter {
  return rest;
}

function pageBody({ schema: _schema, ...rest }: BodyContract): BodyContract {
  return rest;
}

/** Drops the handler, the report and the condition on a list's rows, which only the gateway uses. */
function pageStore(store: StoreBinding): StoreBinding {
  if (store.kind === 'handler' || store.kind === 'report')
    return { kind: 'handler', handler: '', options: {} };
  if (store.kind !== 'list') return store;
  const { where: _where, ...list } = store;
  return list;
}

function pageAnswer(answer: AnswerContract): AnswerContract {
  if (answer.kind === 'report') return { ...answer, report: '' };
  return answer.kind === 'free' ? { kind: 'free', schema: true } : answer;
}
