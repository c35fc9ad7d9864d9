import { DataTable, type DataTableProps } from '@schema-driven/engine';
import { product } from './generated/product.ts';

const plants = product.tabs['plants']?.table;
const keyOf = (_row: object, index: number) => String(index);

export const PlantTable = ({ rows }: Pick<DataTableProps, 'rows'>) =>
  plants && <DataTable caption="Plants" table={plants} rows={rows} rowKey={keyOf} empty="No plants yet." />;
