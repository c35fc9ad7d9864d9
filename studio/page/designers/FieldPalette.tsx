import type { EntityField } from './entity-fields.ts';

export interface PaletteProps {
  readonly title: string;
  /** Sentences for a palette with fields, and for an empty one. */
  readonly help: { readonly some: string; readonly none: string };
  readonly fields: readonly EntityField[];
  readonly onAdd: (path: string) => void;
}

/** Lists the unused fields of the entity, to drag to their position or to choose. */
export function FieldPalette({ title: heading, help, fields, onAdd }: PaletteProps) {
  return (
    <>
      <h3 className="studio-heading">{heading}</h3>
      <p className="en-help">{fields.length === 0 ? help.none : help.some}</p>
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
