import './preview.css';
import { type ReactNode, useMemo } from 'react';
import { canonicalText } from '../../../core/json/canonical-text.ts';
import type { Json, JsonObject } from '../../../core/json/json.ts';
import { editorMessages } from '../../../core/messages/editor-messages.ts';
import { registerMessages } from '../../../core/messages/messages.ts';
import type { FormPreview } from '../../../core/product/form.ts';
import { useCall } from '../../data/use-call.ts';
import { useRested } from '../../parts/use-rested.ts';
import { useFormSnapshot, useOpenForm } from '../form-react-context.ts';
import { PreviewPanel } from './PreviewPanel.tsx';
import { type CallPreview, type PreviewAnswer, PreviewContext } from './preview-context.ts';

/** Milliseconds without a change before the preview is refetched. */
const rest = 300;

/** Requests the hits for the form's values when the user pauses; marks an answer to earlier values as stale. */
function useFormPreview({ call, body: expressions }: FormPreview): CallPreview {
  const { store } = useOpenForm();
  const { context, values } = useFormSnapshot(store);
  const body = useMemo(() => {
    const scope = context.scopeOf(values);
    const entries = Object.entries(expressions).map(
      ([name, one]) => [name, one.evaluate(scope) as Json] as const,
    );
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  }, [context, values, expressions]);
  const text = canonicalText(body);
  const restedText = useRested(text, rest);
  const rested = useMemo(() => JSON.parse(restedText) as JsonObject, [restedText]);
  const { data, error, isPlaceholderData } = useCall<PreviewAnswer>(call, {
    body: rested,
    keepsPrevious: true,
  });
  const isStale = isPlaceholderData || restedText !== text;
  return useMemo(() => ({ answer: data, isStale, error }), [data, isStale, error]);
}

registerMessages(editorMessages);

export interface PreviewedFormProps {
  readonly preview: FormPreview;
  readonly children: ReactNode;
}

/** Renders a form beside the hits for its values. */
export function PreviewedForm({ preview, children }: PreviewedFormProps) {
  const found = useFormPreview(preview);
  return (
    <PreviewContext value={found}>
      <div className="en-previewed">
        <div>{children}</div>
        <PreviewPanel preview={found} item={preview.item} items={preview.items} />
      </div>
    </PreviewContext>
  );
}
