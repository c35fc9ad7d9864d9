import { useEffect, useMemo, useState } from 'react';
import { canonicalText } from '../../../core/canonical-text.ts';
import type { Json, JsonObject } from '../../../core/json.ts';
import type { FormPreview } from '../../../core/product/form.ts';
import { useCall } from '../../data/use-call.ts';
import { useFormSnapshot, useOpenForm } from '../form-react-context.ts';
import type { Preview, PreviewAnswer } from './preview-context.ts';

/** Milliseconds without a change before it is asked anew. */
const rest = 300;

/** Asks what the values of the open form would find, once they rest; an answer to other values is never shown as theirs. */
export function useFormPreview({ call, body: expressions }: FormPreview): Preview {
  const { store } = useOpenForm();
  const { context, values } = useFormSnapshot(store);
  const body = useMemo(() => {
    const scope = context.scopeOf(values);
    const entries = Object.entries(expressions).map(
      ([name, one]) => [name, one.evaluate(scope) as Json] as const,
    );
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined)) as JsonObject;
  }, [context, values, expressions]);
  const rested = useRested(body);
  const { data, error, isPlaceholderData } = useCall<PreviewAnswer>(call, {
    body: rested,
    keepsPrevious: true,
  });
  const isStale = isPlaceholderData || canonicalText(rested) !== canonicalText(body);
  return useMemo(() => ({ answer: data, isStale, error }), [data, isStale, error]);
}

/** The last value that stood for a while; the same object for as long as it says the same. */
function useRested(value: JsonObject): JsonObject {
  const [rested, setRested] = useState(value);
  const isSame = rested === value || canonicalText(rested) === canonicalText(value);
  useEffect(() => {
    if (isSame) return undefined;
    const timer = setTimeout(() => setRested(value), rest);
    return () => clearTimeout(timer);
  }, [value, isSame]);
  return rested;
}
