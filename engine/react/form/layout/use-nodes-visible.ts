import { useCallback, useMemo } from 'react';
import { pathsOf } from '../../../core/product/field-paths.ts';
import type { LayoutNode, LayoutText } from '../../../core/product/form.ts';
import { useOpenForm } from '../form-react-context.ts';
import type { FormSnapshot } from '../store/form-state.ts';
import { never } from '../use-piped.ts';
import { useSteady } from '../use-steady.ts';
import { useFieldsVisible } from './use-fields-visible.ts';

/** Reports whether the nodes contain at least one field or text that is shown. */
export function useNodesVisible(nodes: readonly LayoutNode[]): boolean {
  const paths = useMemo(() => pathsOf(nodes), [nodes]);
  const texts = useMemo(() => textsOf(nodes), [nodes]);
  const areFieldsVisible = useFieldsVisible(paths);
  return useTextsVisible(texts) || areFieldsVisible;
}

/** Reports whether at least one of the texts is shown. */
export function useTextsVisible(texts: readonly LayoutText[]): boolean {
  const { store } = useOpenForm();
  const isMoving = texts.some(({ visibleWhen }) => visibleWhen !== undefined);
  const read = useCallback(() => texts.some((text) => isTextVisible(text, store.get())), [store, texts]);
  return useSteady(isMoving ? store.subscribe : never, read);
}

export function isTextVisible({ visibleWhen }: LayoutText, { context, values }: FormSnapshot): boolean {
  return visibleWhen === undefined || visibleWhen.evaluate(context.scopeOf(values));
}

export function textsOf(nodes: readonly LayoutNode[]): readonly LayoutText[] {
  return nodes.flatMap((node) => {
    if ('text' in node) return [node];
    return 'rows' in node ? textsOf(node.rows) : [];
  });
}
