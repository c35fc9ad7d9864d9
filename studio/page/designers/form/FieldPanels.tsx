import { jsonObject } from '../../../../engine/core/json/json.ts';
import { getAt, pointerOf } from '../../../../engine/core/json/pointer.ts';
import type { NamedSchemaText } from '../../../../engine/core/protocol/workbench.ts';
import { Button } from '../../../../engine/react/index.ts';
import { FilePanel } from '../../FilePanel.tsx';
import { parsedJson } from '../../parsed-json.ts';
import type { StudioState } from '../../use-studio.ts';
import type { StudioAddress } from '../designer.ts';
import type { EntityField } from '../entity-fields.ts';

export interface FieldPanelsProps {
  readonly studio: StudioState;
  readonly file: NamedSchemaText;
  readonly path: string;
  readonly slug: string;
  readonly entity: NamedSchemaText | undefined;
  /** Field of the entity; undefined where the entity's file lacks it. */
  readonly field: EntityField | undefined;
  readonly onOpen: (address: StudioAddress) => void;
}

/** Shows the field's settings on its form, and its schema in the entity. */
export function FieldPanels({ studio, file, path, slug, entity, field, onOpen }: FieldPanelsProps) {
  const form = jsonObject(parsedJson(file.text));
  const written = writtenName(form, path, slug);
  const at = pointerOf(['fields', written]);
  const own = field?.at.replaceAll(slug, '{product}') ?? '';
  const entityAt = getAt(jsonObject(parsedJson(entity?.text ?? '{}')), own) === undefined ? field?.at : own;
  return (
    <>
      <h4 className="studio-heading">On this form</h4>
      {getAt(form, at) === undefined ? (
        <div className="studio-actions">
          <Button onClick={() => void studio.run(beginField(file, form, written), `Describe ${path}`)}>
            Describe it for this form
          </Button>
        </div>
      ) : (
        <FilePanel
          key={`${at} ${studio.revision}`}
          {...{ studio, file, at }}
          onOpen={(next) => onOpen({ at: next, view: 'panel' })}
        />
      )}
      {entity !== undefined && entityAt !== undefined && (
        <>
          <h4 className="studio-heading">Of the entity</h4>
          <FilePanel
            key={`${entityAt} ${studio.revision}`}
            {...{ studio }}
            file={entity}
            at={entityAt}
            onOpen={(next) => onOpen({ file: entity.path, at: next, view: 'panel' })}
          />
        </>
      )}
    </>
  );
}

/** Finds a field's name as spelled in the file, perhaps with `{product}`. */
function writtenName(form: ReturnType<typeof jsonObject>, path: string, slug: string): string {
  const token = path.replaceAll(slug, '{product}');
  return Object.hasOwn(jsonObject(form['fields']), token) ? token : path;
}

function beginField({ path }: NamedSchemaText, form: ReturnType<typeof jsonObject>, field: string) {
  const step =
    form['fields'] === undefined
      ? { op: 'add' as const, path: '/fields', value: { [field]: {} } }
      : { op: 'add' as const, path: pointerOf(['fields', field]), value: {} };
  return { command: 'edit' as const, path, steps: [step] };
}
