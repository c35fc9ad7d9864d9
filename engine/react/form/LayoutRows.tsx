import { type ReactNode, useMemo } from 'react';
import { pathsOf } from '../../core/product/field-paths.ts';
import type { LayoutNode } from '../../core/product/form.ts';
import { FormTabs } from './FormTabs.tsx';
import { useFieldsVisible } from './use-fields-visible.ts';

export interface LayoutRowsProps {
  readonly layout: readonly LayoutNode[];
  readonly renderField: (path: string) => ReactNode;
}

/** Rows, groups and tabs of a form, as its descriptor lays them out. */
export function LayoutRows({ layout, renderField }: LayoutRowsProps) {
  const tabs = layout.filter((node) => 'tab' in node);
  const rest = layout.filter((node) => !('tab' in node));
  return (
    <div className="en-form-rows">
      {rest.map((node) => (
        <Node key={keyOf(node)} node={node} renderField={renderField} />
      ))}
      {tabs.length > 0 && (
        <FormTabs tabs={tabs} renderRows={(rows) => <LayoutRows layout={rows} renderField={renderField} />} />
      )}
    </div>
  );
}

function Node({
  node,
  renderField,
}: {
  readonly node: LayoutNode;
  readonly renderField: LayoutRowsProps['renderField'];
}) {
  if ('row' in node) return <Row paths={node.row} renderField={renderField} />;
  return <Group node={node} renderField={renderField} />;
}

// A group whose fields are all hidden has no title either.
function Group({
  node,
  renderField,
}: {
  readonly node: Exclude<LayoutNode, { readonly row: unknown }>;
  readonly renderField: LayoutRowsProps['renderField'];
}) {
  const paths = useMemo(() => pathsOf(node.rows), [node.rows]);
  const isVisible = useFieldsVisible(paths);
  return (
    <fieldset className="en-form-group" hidden={!isVisible}>
      {isVisible && <legend>{'group' in node ? node.group : node.tab}</legend>}
      <LayoutRows layout={node.rows} renderField={renderField} />
    </fieldset>
  );
}

// A row keeps its columns while some of its fields are hidden, and its room goes when all of them are.
function Row({
  paths,
  renderField,
}: {
  readonly paths: readonly string[];
  readonly renderField: LayoutRowsProps['renderField'];
}) {
  const isVisible = useFieldsVisible(paths);
  return (
    <div className="en-form-row" data-columns={Math.min(paths.length, 4)} hidden={!isVisible}>
      {paths.map((path) => renderField(path))}
    </div>
  );
}

function keyOf(node: LayoutNode): string {
  if ('row' in node) return node.row.join(' ');
  return 'group' in node ? node.group : node.tab;
}
