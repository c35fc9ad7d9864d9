import { Suspense, useMemo } from 'react';
import type { LayoutText } from '../../../core/product/form.ts';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { usePiped } from '../use-piped.ts';
import { useTextsVisible } from './use-nodes-visible.ts';

const MarkdownText = lazyPart(async () => (await import('../../parts/MarkdownText.tsx')).MarkdownText);

/** Renders a text between the fields of a form. */
export function FormText({ node }: { readonly node: LayoutText }) {
  const isVisible = useTextsVisible(useMemo(() => [node], [node]));
  const text = usePiped(node.text, node.values, escapeMarkdown);
  if (!isVisible) return null;
  return (
    <div className="en-form-text">
      <Suspense fallback={<p>{node.text}</p>}>
        <MarkdownText text={text} />
      </Suspense>
    </div>
  );
}

/** Escapes characters that have a meaning in Markdown, so that typed text makes no links or images. */
export function escapeMarkdown(value: string): string {
  return value.replace(/\s+/g, ' ').replace(/[!-/:-@[-`{-~]/g, String.raw`\$&`);
}
