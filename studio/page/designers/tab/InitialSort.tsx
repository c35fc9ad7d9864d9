import { Choice } from '../../preview/Choice.tsx';
import type { WrittenSort } from './columns.ts';

export interface InitialSortProps {
  readonly sort: WrittenSort | undefined;
  readonly columns: readonly { readonly field: string; readonly title: string }[];
  readonly onChange: (sort: WrittenSort | undefined) => void;
}

/** Shows a choice of the initial sorting of the table. */
export function InitialSort({ sort, columns, onChange }: InitialSortProps) {
  const isOther = sort !== undefined && !columns.some(({ field }) => field === sort.by);
  return (
    <div className="studio-actions">
      <Choice
        label="Sorted by"
        value={sort?.by ?? ''}
        onChoose={(by) => onChange(by === '' ? undefined : { by, isDescending: sort?.isDescending === true })}
      >
        <option value="">The order of the rows themselves</option>
        {isOther && <option value={sort.by}>{sort.by}</option>}
        {columns.map(({ field, title }) => (
          <option key={`${field} ${title}`} value={field}>
            {title}
          </option>
        ))}
      </Choice>
      {sort !== undefined && (
        <Choice
          label="Direction"
          value={sort.isDescending ? 'descending' : 'ascending'}
          onChoose={(next) => onChange({ ...sort, isDescending: next === 'descending' })}
        >
          <option value="ascending">Ascending</option>
          <option value="descending">Descending</option>
        </Choice>
      )}
    </div>
  );
}
