import { type ReactNode, useId } from 'react';
import { holds, pathsOf } from '../../../core/product/field-paths.ts';
import type { LayoutGroup, LayoutNode, LayoutTab } from '../../../core/product/form.ts';
import { useMessages } from '../../context/use-messages.ts';
import { TabStrip } from '../../parts/TabStrip.tsx';
import { useOpenForm } from '../form-react-context.ts';
import { usePiped } from '../use-piped.ts';
import { FormMatrix } from './FormMatrix.tsx';
import { FormSteps } from './FormSteps.tsx';
import { FormText } from './FormText.tsx';
import { Portions, rowsInSight } from './Portions.tsx';
import { useFieldsVisible } from './use-fields-visible.ts';
import { useNodesVisible } from './use-nodes-visible.ts';
import { useShownTabs } from './use-shown-tabs.ts';

export interface LayoutRowsProps {
  readonly layout: readonly LayoutNode[];
  readonly renderField: (path: string) => ReactNode;
}

/** Renders rows, texts, groups and tabs of a form in the layout of its descriptor. */
export function LayoutRows({ layout, renderField }: LayoutRowsProps) {
  const { prefix } = useOpenForm();
  const tabs = layout.filter(isTab);
  const rest = layout.filter((node): node is Exclude<LayoutNode, LayoutTab> => !isTab(node));
  return (
    <div className="en-form-rows">
      <Portions
        rows={rest.map((node) => <Node key={keyOf(node)} node={node} renderField={renderField} />)}
        holds={(row, field) => field.prefix === prefix && holds(rest.slice(row, row + 1), field.path)}
        size={rowsAtOnce(rest)}
      />
      {tabs.length > 0 && (
        <Parts tabs={tabs} renderRows={(rows) => <LayoutRows layout={rows} renderField={renderField} />} />
      )}
    </div>
  );
}

/** Maximum number of fields of a form that renders all rows on opening. */
const fewFields = 50;

/** Counts the rows rendered when the form opens; the others are rendered later. */
function rowsAtOnce(layout: readonly LayoutNode[]): number {
  return pathsOf(layout).length > fewFields ? rowsInSight() : layout.length;
}

/** Renders the steps or the tabs of a layout; the compiler refuses a layout with tabs and steps. */
function Parts({ tabs, renderRows }: FormTabsProps) {
  return tabs[0]?.isStep === true ? (
    <FormSteps steps={tabs} renderRows={renderRows} />
  ) : (
    <FormTabs tabs={tabs} renderRows={renderRows} />
  );
}

interface NodeProps<Node> {
  readonly node: Node;
  readonly renderField: LayoutRowsProps['renderField'];
}

function Node({ node, renderField }: NodeProps<Exclude<LayoutNode, LayoutTab>>) {
  if ('row' in node) return <Row paths={node.row} renderField={renderField} />;
  if ('fields' in node) return <FormMatrix node={node} />;
  return 'text' in node ? <FormText node={node} /> : <Group node={node} renderField={renderField} />;
}

// Renders a group, or nothing if it has no visible content.
function Group({ node, renderField }: NodeProps<LayoutGroup>) {
  const isVisible = useNodesVisible(node.rows);
  const title = usePiped(node.group, node.values);
  if (node.group === '')
    return (
      <div hidden={!isVisible}>
        <LayoutRows layout={node.rows} renderField={renderField} />
      </div>
    );
  return (
    <fieldset className="en-form-group" hidden={!isVisible}>
      {isVisible && <legend>{title}</legend>}
      <LayoutRows layout={node.rows} renderField={renderField} />
    </fieldset>
  );
}

// Renders a row, which keeps its columns while some fields are hidden, and disappears when all are.
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

function isTab(node: LayoutNode): node is LayoutTab {
  return 'tab' in node;
}

function keyOf(node: Exclude<LayoutNode, LayoutTab>): string {
  if ('row' in node) return node.row.join(' ');
  if ('fields' in node) return node.fields.join(' ');
  return 'text' in node ? node.text : `${node.group} ${pathsOf(node.rows).join(' ')}`;
}

interface FormTabsProps {
  readonly tabs: readonly LayoutTab[];
  readonly renderRows: (rows: readonly LayoutNode[]) => ReactNode;
}

/**
 * Renders the tabs of a form; all panels stay mounted, since unmounting would lose typed text and the paths
 * of errors.
 */
function FormTabs({ tabs, renderRows }: FormTabsProps) {
  const { store } = useOpenForm();
  const { shown, active } = useShownTabs(tabs);
  const id = useId();
  const say = useMessages();
  return (
    <>
      <TabStrip
        id={id}
        label={say('form.parts')}
        active={nameOf(tabs.findIndex(({ tab }) => tab === active))}
        onSelect={(name) => store.openTab(tabs.find((_, index) => nameOf(index) === name)?.tab ?? '')}
        tabs={shown.map(({ tab, title, hasError }) => {
          return { name: nameOf(tabs.findIndex((each) => each.tab === tab)), title, hasError };
        })}
      />
      {tabs.map(({ tab, rows }, index) => (
        <div
          key={tab}
          id={`${id}-panel-${nameOf(index)}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${nameOf(index)}`}
          hidden={tab !== active}
        >
          {renderRows(rows)}
        </div>
      ))}
    </>
  );
}

/**
 * Makes the name of a tab from its number, since element ids contain the name and must not have the spaces of
 * a title.
 */
function nameOf(index: number): string {
  return `part-${index + 1}`;
}
