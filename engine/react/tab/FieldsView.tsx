import { fillPiped } from '../../core/expressions/piped.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { pathsOf } from '../../core/product/field-paths.ts';
import type { LayoutNode } from '../../core/product/form.ts';
import { entryOf } from '../client/entry-of.ts';
import { useProduct } from '../context/use-product.ts';
import { useScope } from '../context/use-scope.ts';
import { Loading } from '../parts/Loading.tsx';
import type { Column } from '../table/columns.ts';
import { useColumns } from '../table/use-columns.ts';
import type { TabRows } from './rows/rows.ts';
import type { RowsTab } from './rows/use-tab-rows.ts';

/** Renders an object field by field: the fields of its form that have a value, in the groups of the form. */
export function FieldsView({ tab, rows }: { readonly tab: RowsTab; readonly rows: TabRows }) {
  const product = useProduct();
  const columns = useColumns(tab.table.columns);
  const item = rows.rows[0];
  if (rows.isLoading) return <Loading />;
  if (item === undefined || tab.form === undefined) {
    return (
      <div className="en-state en-state-empty" role="status">
        {tab.empty}
      </div>
    );
  }
  const { layout } = entryOf(product, 'forms', tab.form);
  const byField = new Map(columns.map((column) => [column.descriptor.field, column]));
  return (
    <section className="en-fields" aria-label={tab.item}>
      <Group nodes={layout} columns={byField} item={item} />
    </section>
  );
}

interface GroupProps {
  readonly nodes: readonly LayoutNode[];
  readonly columns: ReadonlyMap<string, Column>;
  readonly item: JsonObject;
}

function Group({ nodes, columns, item }: GroupProps) {
  const scopeOf = useScope();
  const fields = nodes
    .flatMap((node) => ('rows' in node ? [] : pathsOf([node])))
    .flatMap((path) => shownField(columns.get(path), item));
  return (
    <>
      {fields.length > 0 && (
        <dl className="en-field-list">
          {fields.map(({ id, title, text }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {nodes.map((node) => {
        if (!('rows' in node)) return null;
        const sentence = 'group' in node ? node.group : node.tab;
        const title = fillPiped(sentence, node.values, { scope: scopeOf({ self: item, root: item }) });
        const key = `${sentence} ${pathsOf(node.rows).join(' ')}`;
        return <TitledGroup key={key} title={title} nodes={node.rows} columns={columns} item={item} />;
      })}
    </>
  );
}

function TitledGroup({ title, ...group }: GroupProps & { readonly title: string }) {
  const isFilled = pathsOf(group.nodes).some(
    (path) => shownField(group.columns.get(path), group.item).length > 0,
  );
  if (!isFilled) return null;
  if (title === '') return <Group {...group} />;
  return (
    <section aria-label={title}>
      <h3 className="en-fields-title">{title}</h3>
      <Group {...group} />
    </section>
  );
}

function shownField(column: Column | undefined, item: JsonObject) {
  const text = column?.textOf(item) ?? '';
  return column === undefined || text === '' ? [] : [{ id: column.id, title: column.descriptor.title, text }];
}
