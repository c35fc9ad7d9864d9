import type { EntityField } from './entity-fields.ts';

export interface PaletteProps {
  readonly fields: readonly EntityField[];
  readonly onAdd: (path: string) => void;
}

/** The fields of the entity that the form does not ask for: dragged onto it, or put below what is selected. */
export function Palette({ fields, onAdd }: PaletteProps) {
  return (
    <>
      <h3 className="studio-heading">Fields not on this form</h3>
      <p className="en-help">
        {fields.length === 0
          ? 'All fields of the entity are on the form.'
          : 'Drag one onto the form, or choose it: it is put below the selected field.'}
      </p>
      <ul className="studio-links">
        {fields.map(({ path, title }) => (
          <li key={path}>
            <button type="button" className="studio-link" data-drag={path} onClick={() => onAdd(path)}>
              <span>{title}</span>
              <span className="studio-kind">{path}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
