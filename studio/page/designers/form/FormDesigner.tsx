import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type JsonObject, jsonObject } from '../../../../engine/core/json/json.ts';
import { pointerOf, tokensOf } from '../../../../engine/core/json/pointer.ts';
import { isWithin } from '../../../../engine/core/product/field-paths.ts';
import { type LiveProduct, Loading, Panel, useEngine } from '../../../../engine/react/index.ts';
import { parsedJson } from '../../parsed-json.ts';
import { rolesIn } from '../../preview/preview-target.ts';
import { samplesOf } from '../../preview/sample-client.ts';
import { useDraftProduct } from '../../preview/use-draft-product.ts';
import type { DesignerProps } from '../designer.ts';
import { entityFields } from '../entity-fields.ts';
import { Palette } from '../Palette.tsx';
import { usePointerDrag } from '../use-pointer-drag.ts';
import { type Canvas, CanvasContext } from './canvas.ts';
import { placedFields, writtenForm } from './draft-layout.ts';
import { FieldPanels } from './FieldPanels.tsx';
import { FormCanvas } from './FormCanvas.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { type Appearance, ShownAs } from './ShownAs.tsx';
import { type MoveDirection, useFormMoves } from './use-form-moves.ts';
import '../designers.css';

const sides = ['left', 'right', 'above', 'below'] as const;

/** The form of the draft, live: its fields are selected, moved and placed by pointer and by keys. */
export function FormDesigner(props: DesignerProps) {
  const { studio, file } = props;
  const { live, failure } = useDraftProduct(studio, () => [{ kind: 'form', name: file.name }]);
  if (failure !== undefined) return <Panel tone="danger">{failure}</Panel>;
  if (live === undefined) return <Loading />;
  return <OpenDesigner {...props} live={live} />;
}

function OpenDesigner({
  studio,
  file,
  at,
  onOpen,
  onSelect,
  live,
}: DesignerProps & { readonly live: LiveProduct }) {
  const { user } = useEngine();
  const help = useId();
  const root = useRef<HTMLDivElement>(null);
  const moving = useRef('');
  const [shownAs, setShownAs] = useState<Appearance>({ width: '', role: '', day: '', isFilled: false });
  const { role, width, day, isFilled } = shownAs;
  const { slug, title } = live.get().info;
  const written = useMemo(() => writtenForm(file.text, { slug, title }), [file.text, slug, title]);
  const placed = useMemo(() => placedFields(written.layout), [written]);
  const entity = studio.files.find(({ kind, name }) => kind === 'schema' && name === written.entity);
  const fields = useMemo(
    () => entityFields(jsonObject(parsedJson((entity?.text ?? '{}').replaceAll('{product}', slug)))),
    [entity, slug],
  );
  const [head = '', selected = ''] = tokensOf(at);
  const moves = useFormMoves(studio, file, slug);
  const roles = useMemo(() => rolesIn(studio.files), [studio.files]);
  const as = useMemo(() => (role === '' ? user : { ...user, roles: [role] }), [user, role]);
  const sample = useSample(live, written.entity);
  const shown = head === 'fields' ? selected : '';
  const select = (field: string) => onSelect(pointerOf(['fields', field]));
  const drag = usePointerDrag({
    sides,
    onDrop: (field, place) => {
      select(field);
      moves.place(field, place);
    },
  });

  function move(field: string, to: MoveDirection): void {
    moving.current = to === 'off' ? '' : field;
    select(to === 'off' ? (placed[placed.indexOf(field) + 1] ?? placed[0] ?? '') : field);
    moves.move(field, to);
  }

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, field: string): void {
    const to = event.key === 'Delete' ? 'off' : event.altKey ? arrows[event.key] : undefined;
    const step = event.altKey ? undefined : steps[event.key];
    if (to === undefined && step === undefined) return;
    event.preventDefault();
    if (to !== undefined) move(field, to);
    else focusBeside(root.current, event.currentTarget, step ?? 0);
  }

  const canvas: Canvas = {
    ...{ placed: new Set(placed), selected: shown, moving, help, onKeyDown },
    ...{ dragged: drag.dragged, over: drag.over },
    onSelect: (field) => {
      moving.current = '';
      select(field);
    },
  };
  const field = fields.find(({ path }) => path === shown);
  return (
    <section className="studio-designer" aria-label="Form designer">
      <ShownAs roles={roles} value={shownAs} onChange={setShownAs} />
      <p id={help} className="en-help">
        Select a field to see its panel. The arrow keys go from field to field; with Alt they move the field,
        as dragging does. Delete takes it off the form.
      </p>
      <MoveButtons
        title={field?.title ?? shown}
        isDisabled={!placed.includes(shown)}
        onMove={(to) => move(shown, to)}
      />
      <div ref={root} className="studio-design" {...drag.area} data-dragging={drag.dragged !== undefined}>
        <div className="studio-canvas" data-width={width}>
          <CanvasContext value={canvas}>
            <FormCanvas
              key={`${role} ${String(isFilled)}`}
              {...{ live, day }}
              user={as}
              form={file.name}
              layout={written.layout}
              selected={shown}
              values={isFilled ? sample : undefined}
            />
          </CanvasContext>
        </div>
        <aside className="studio-design-side" aria-label="Selected field">
          <Palette
            title="Fields not on this form"
            help={{
              none: 'All fields of the entity are on the form.',
              some: 'Drag one onto the form, or choose it: it is put below the selected field.',
            }}
            fields={fields.filter(({ path }) => !placed.some((each) => isWithin(each, path)))}
            onAdd={(path) => {
              moving.current = path;
              moves.add(path, placed.includes(shown) ? shown : placed.at(-1));
              select(path);
            }}
          />
          {shown !== '' && (
            <FieldPanels key={shown} {...{ studio, file, onOpen, slug, entity, field }} path={shown} />
          )}
        </aside>
      </div>
    </section>
  );
}

const arrows: Readonly<Record<string, MoveDirection>> = {
  ...{ ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' },
};
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

function focusBeside(root: HTMLElement | null, from: HTMLElement, step: number): void {
  const frames = [...(root?.querySelectorAll<HTMLElement>('.studio-frame-button') ?? [])];
  const shown = frames.filter((frame) => frame === from || frame.checkVisibility());
  const next = shown[shown.indexOf(from) + step];
  next?.focus();
  next?.click();
}

/** A made-up record of the entity; undefined until it is there. */
function useSample(live: LiveProduct, entity: string): JsonObject | undefined {
  const [sample, setSample] = useState<JsonObject>();
  useEffect(() => {
    let isWanted = true;
    void samplesOf(live.get(), entity, 1)
      .catch(() => [])
      .then(([record]) => {
        if (isWanted) setSample(record);
      });
    return () => {
      isWanted = false;
    };
  }, [live, entity]);
  return sample;
}
