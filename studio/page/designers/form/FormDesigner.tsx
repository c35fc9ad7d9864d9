import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { distinctTitles } from '../../../../engine/core/authoring/distinct-titles.ts';
import { isOfRow, questionTypesOf } from '../../../../engine/core/authoring/question-types.ts';
import { type JsonObject, jsonObject } from '../../../../engine/core/json/json.ts';
import { pointerOf, tokensOf } from '../../../../engine/core/json/pointer.ts';
import { isWithin } from '../../../../engine/core/product/field-paths.ts';
import type { NamedSchemaText } from '../../../../engine/core/protocol/workbench.ts';
import { type LiveProduct, Loading, Panel, useEngine, useProduct } from '../../../../engine/react/index.ts';
import { pointedSamples } from '../../change-this/samples.ts';
import { isEnter } from '../../is-enter.ts';
import { fileValue } from '../../known-names.ts';
import { parsedJson } from '../../parsed-json.ts';
import { rolesIn } from '../../preview/preview-target.ts';
import { samplesOf } from '../../preview/sample-client.ts';
import { useDraftProduct } from '../../preview/use-draft-product.ts';
import type { DesignerProps } from '../designer.ts';
import { entityFields } from '../entity-fields.ts';
import { FieldPalette } from '../FieldPalette.tsx';
import { useDragAndDrop } from '../use-drag-and-drop.ts';
import { CanvasSlot } from './CanvasSlot.tsx';
import { type Canvas, CanvasContext } from './canvas.ts';
import { placedFields, writtenForm } from './draft-layout.ts';
import { EmptyForm } from './EmptyForm.tsx';
import { FieldPanels } from './FieldPanels.tsx';
import { FormCanvas } from './FormCanvas.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { draggedType, QuestionPalette } from './QuestionPalette.tsx';
import { SelectedBar } from './SelectedBar.tsx';
import { type Appearance, ShownAs } from './ShownAs.tsx';
import { type MoveDirection, useFormMoves } from './use-form-moves.ts';
import { useNewQuestion } from './use-new-question.ts';
import { useSlotHost } from './use-slot-host.ts';
import '../designers.css';
import './questions.css';

const sides = ['left', 'right', 'above', 'below'] as const;

/** Default type of a question that Enter on a field begins. */
const usualType = 'short-text';

/** Shows the draft's live form, to add, select, move and place questions by pointer and keyboard. */
export function FormDesigner(props: DesignerProps) {
  const { studio, file, at, onOpen, onSelect } = props;
  const { user } = useEngine();
  const { slug, title } = useProduct().info;
  const { live, failure } = useDraftProduct(studio, () => [{ kind: 'form', name: file.name }]);
  const help = useId();
  const root = useRef<HTMLDivElement>(null);
  const moving = useRef('');
  const written = useMemo(() => writtenForm(file.text, { slug, title }), [file.text, slug, title]);
  const samples = useSyncExternalStore(pointedSamples.subscribe, pointedSamples.get);
  const comesFromRecord = Object.hasOwn(samples, written.entity);
  const [shownAs, setShownAs] = useState<Appearance>({
    ...{ width: '', role: '', day: '', isFilled: comesFromRecord },
  });
  const { role, width, day, isFilled } = shownAs;
  const placed = useMemo(() => placedFields(written.layout), [written]);
  const entity = studio.files.find(({ kind, name }) => kind === 'schema' && name === written.entity);
  const schema = useMemo(
    () => jsonObject(parsedJson((entity?.text ?? '{}').replaceAll('{product}', slug))),
    [entity, slug],
  );
  const fields = useMemo(() => entityFields(schema), [schema]);
  const types = useQuestionTypes(studio.files);
  const [head = '', selected = ''] = tokensOf(at);
  const moves = useFormMoves(studio, file, slug);
  const roles = useMemo(() => rolesIn(studio.files), [studio.files]);
  const as = useMemo(() => (role === '' ? user : { ...user, roles: [role] }), [user, role]);
  const sample = useSample(live, written.entity);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const [lastType, setLastType] = useState(usualType);
  const shown = head === 'fields' ? selected : '';
  const current = useRef(shown);
  useEffect(() => {
    current.current = shown;
  }, [shown]);
  // Selects at once, since keys may be pressed before the URL contains the field.
  function select(field: string): void {
    current.current = field;
    onSelect(pointerOf(['fields', field]));
  }
  const taken = Object.keys(jsonObject(schema['properties']));
  const question = useNewQuestion({
    ...{ studio, form: file.name, taken, moving, nameInFile: moves.nameInFile },
    ...{ placed, selected: current, onSelect: select },
  });
  const { begun, waiting } = question;
  const anchors = begun?.anchors ?? waiting.at(-1)?.anchors ?? [];
  const isAdding = begun !== undefined || waiting.length > 0;
  const card = useSlotHost(root, 'card');
  const bar = useSlotHost(root, 'bar');
  const settle = useCallback(() => {
    card.settle();
    bar.settle();
  }, [card.settle, bar.settle]);
  const drag = useDragAndDrop({
    sides,
    onDrop: (dragged, target) => {
      const newType = draggedType(dragged);
      if (newType !== undefined) begin(newType, target);
      else if (question.finish()) {
        select(dragged);
        moves.place(dragged, target);
      }
    },
  });

  function begin(name: string, ...into: [Parameters<typeof question.begin>[1]?, string?]): void {
    setLastType(name);
    question.begin(name, ...into);
  }

  function move(field: string, to: MoveDirection): void {
    moving.current = to === 'off' ? '' : field;
    select(to === 'off' ? (placed[placed.indexOf(field) + 1] ?? placed[0] ?? '') : field);
    moves.move(field, to);
  }

  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>, field: string): void {
    const to = event.key === 'Delete' ? 'off' : event.altKey ? arrows[event.key] : undefined;
    const step = event.altKey ? undefined : steps[event.key];
    const isNext = isEnter(event) && field === current.current;
    if (to === undefined && step === undefined && !isNext) return;
    event.preventDefault();
    if (isNext) begin(lastType);
    else if (to !== undefined) move(field, to);
    else focusBeside(root.current, event.currentTarget, step ?? 0);
  }

  const field = fields.find(({ path }) => path === shown);
  const canvas: Canvas = {
    ...{ placed: new Set(placed), selected: shown, moving, help, onKeyDown },
    ...{ dragged: drag.dragged, over: drag.over },
    ...{ anchors, cardSide: begun?.side ?? 'below', settle, onArrived: question.arrived },
    onSelect: (each) => {
      moving.current = each;
      select(each);
    },
  };
  if (failure !== undefined) return <Panel tone="danger">{failure}</Panel>;
  if (live === undefined && placed.length > 0) return <Loading />;
  return (
    <section className="studio-designer" aria-label="Form designer">
      <ShownAs {...{ roles, comesFromRecord }} value={shownAs} onChange={setShownAs} />
      <p id={help} className="en-help">
        Enter adds a question below the selected one. The arrow keys go from one to the next; with Alt they
        move it, as dragging does. Delete takes it off the form.
      </p>
      <div ref={root} className="studio-design" {...drag.area} data-dragging={drag.dragged !== undefined}>
        <div className="studio-canvas" data-width={width}>
          <CanvasContext value={canvas}>
            {live === undefined || placed.length === 0 ? (
              !isAdding && <EmptyForm onAdd={() => begin(usualType)} />
            ) : (
              <FormCanvas
                key={`${role} ${String(isFilled)}`}
                {...{ live, day }}
                user={as}
                form={file.name}
                layout={written.layout}
                selected={shown}
                values={isFilled ? sample : undefined}
              />
            )}
            {isAdding && <CanvasSlot of="card" rank={Number.MAX_SAFE_INTEGER} />}
          </CanvasContext>
          {isAdding &&
            createPortal(
              <>
                {waiting.map(({ name, title: said }) => (
                  <p key={name} className="studio-ghost" role="status">
                    {said} …
                  </p>
                ))}
                {begun !== undefined && (
                  <QuestionCard
                    key={`${begun.type} ${begun.anchors[0]}`}
                    about={file.name}
                    type={begun.type}
                    types={begun.within === undefined ? types : types.filter(isOfRow)}
                    codes={titledFiles(studio.files, 'codes')}
                    tabs={begun.within === undefined ? tablesOf(studio.files, written.entity) : []}
                    leave={question.leave}
                    onType={setLastType}
                    onAdd={(...added) => void question.add(...added)}
                    onCancel={() => {
                      question.cancel();
                      root.current?.querySelector<HTMLElement>(`[data-drag="${anchors[0] ?? ''}"]`)?.focus();
                    }}
                  />
                )}
              </>,
              card.host,
            )}
          {field !== undefined &&
            entity !== undefined &&
            createPortal(
              <SelectedBar
                key={shown}
                called={
                  distinctTitles(fields, ({ path }) => path).find(({ path }) => path === shown)?.title ?? ''
                }
                {...{ studio, slug, file, entity, field, isMoreOpen, onOpen }}
                onMore={() => setMoreOpen(!isMoreOpen)}
                onAdd={() => begin(usualType, { of: shown, side: 'below' }, shown)}
                onMove={(to) => move(shown, to)}
              />,
              bar.host,
            )}
        </div>
        <aside className="studio-design-side" aria-label="Questions">
          {isMoreOpen && shown !== '' ? (
            <FieldPanels key={shown} {...{ studio, file, onOpen, slug, entity, field }} path={shown} />
          ) : (
            <>
              <QuestionPalette types={types} onAdd={(name) => begin(name)} />
              <FieldPalette
                title="Fields not on this form"
                help={{
                  none: 'All fields of the record are on the form.',
                  some: 'Drag one onto the form, or choose it: it is put below the selected one.',
                }}
                fields={fields.filter(({ path }) => !placed.some((each) => isWithin(each, path)))}
                onAdd={(path) => {
                  if (!question.finish()) return;
                  moving.current = path;
                  moves.add(path, placed.includes(shown) ? shown : placed.at(-1));
                  select(path);
                }}
              />
            </>
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

function useQuestionTypes(files: readonly NamedSchemaText[]) {
  return useMemo(() => {
    const schemas = files.filter(({ kind }) => kind === 'schema');
    return questionTypesOf(schemas.map((each) => ({ path: each.path, value: jsonObject(fileValue(each)) })));
  }, [files]);
}

/** Lists the files of a kind with their titles. */
function titledFiles(files: readonly NamedSchemaText[], kind: string) {
  return files
    .filter((each) => each.kind === kind)
    .map((each) => ({ name: each.name, title: String(jsonObject(fileValue(each))['title'] ?? each.name) }))
    .toSorted((one, other) => one.title.localeCompare(other.title));
}

/**
 * Lists the tables of an entity's records that may get the column; tables with equal titles get the titles of their
 * screens.
 */
function tablesOf(files: readonly NamedSchemaText[], entity: string) {
  const own = files.filter((each) => {
    const { entity: of, table } = jsonObject(fileValue(each));
    return each.kind === 'tab' && of === entity && jsonObject(table)['columns'] !== undefined;
  });
  const screens = files.filter(({ kind }) => kind === 'screen');
  const tables = titledFiles(own, 'tab');
  return tables.map(({ name, title }) => {
    if (tables.filter((each) => each.title === title).length === 1) return { name, title };
    const screen = screens.find(({ text }) => text.includes(`"tab": "${name}"`));
    return {
      name,
      title: `${title} (${titledFiles(screen === undefined ? [] : [screen], 'screen')[0]?.title ?? name})`,
    };
  });
}

/** Loads a sample record of the entity; undefined until loaded. */
function useSample(live: LiveProduct | undefined, entity: string): JsonObject | undefined {
  const [sample, setSample] = useState<JsonObject>();
  useEffect(() => {
    if (live === undefined) return undefined;
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
