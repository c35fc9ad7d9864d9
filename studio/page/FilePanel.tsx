import { useDeferredValue, useMemo, useState } from 'react';
import { jsonObject } from '../../engine/core/json/json.ts';
import { getAtTokens, pointerOf, tokensOf } from '../../engine/core/json/pointer.ts';
import type { NamedSchemaText, SchemaText } from '../../engine/core/protocol/workbench.ts';
import { foldText } from '../../engine/core/text/fold-text.ts';
import { ErrorBoundary, Panel as Remark } from '../../engine/react/index.ts';
import { CommandButtons } from './CommandButtons.tsx';
import { type CommandSteps, type Commands, editOf } from './commands.ts';
import { commandsOf, commandsOfField } from './file-commands.ts';
import { titleOfFile, titlesOfNames } from './file-titles.ts';
import { Since } from './history/Since.tsx';
import { knownNames } from './known-names.ts';
import { type Offer, offersAt, stepOf } from './offers.ts';
import { PanelInputs } from './PanelInputs.tsx';
import { PanelOffers } from './PanelOffers.tsx';
import { PanelParts } from './PanelParts.tsx';
import { escapedName, hasLines, inputsOf, type ObjectPanel, panelAt } from './panel.ts';
import { parsedJson } from './parsed-json.ts';
import { SearchField } from './SearchField.tsx';
import { searchTerm } from './search-term.ts';
import { nounOf, titleOfStep } from './step-titles.ts';
import { useTechnicalDetails } from './technical-details.ts';
import type { StudioState } from './use-studio.ts';
import { usesOfMembers } from './uses-of-members.ts';

export interface FilePanelProps {
  readonly studio: StudioState;
  readonly file: NamedSchemaText;
  /** JSON Pointer of the open object in the file. */
  readonly at: string;
  /** Opens another object of the file, or one of its members. */
  readonly onOpen: (at: string, member?: string) => void;
  /** Called with the files that a command about the file or the field has changed or created. */
  readonly onCommand?: (changed: readonly SchemaText[]) => void;
}

/** Limit on inputs and links that a panel shows without a search field. */
const mostAtOnce = 10;

/** Shows one object of a file as a form of its meta-schema, with links to the objects within. */
export function FilePanel({ studio, file, at, onOpen, onCommand }: FilePanelProps) {
  const value = useMemo(() => parsedJson(file.text), [file.text]);
  const names = useMemo(() => knownNames(studio.files), [studio.files]);
  const titles = useMemo(() => titlesOfNames(studio.files), [studio.files]);
  const { isShown: isTechnical } = useTechnicalDetails();
  const meta = useMemo(
    () => jsonObject(parsedJson(studio.metaSchemas?.find(({ kind }) => kind === file.kind)?.text ?? '{}')),
    [studio.metaSchemas, file.kind],
  );
  const path = useMemo(() => tokensOf(at), [at]);
  const about = `${file.path}${at}`;
  const shown = useMemo(
    () => (value === undefined ? undefined : panelAt(meta, value, path, { names, titles, isTechnical })),
    [meta, value, path, names, titles, isTechnical],
  );
  const uses = useMemo(
    () => usesOfMembers(studio.files, file.kind, { meta, value: value ?? {}, path }),
    [studio.files, file.kind, meta, value, path],
  );
  const offers = useMemo(
    () => (value === undefined ? [] : offersAt(value, path, { meta, names })),
    [meta, value, path, names],
  );
  const [edition, setEdition] = useState(0);
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(searchTerm(typed));
  if (value === undefined || shown === undefined)
    return <Remark tone="danger">The text of this file cannot be read. Correct it under Text.</Remark>;
  const isThere = getAtTokens(value, path) !== undefined;
  const steps = path.map((_token, index) => titleOfStep(meta, value, path.slice(0, index + 1)));
  const entities = studio.files.filter(({ kind }) => kind === 'schema');
  const title = `${titleOfFile(file, entities)} (${nounOf(meta)})`;
  const crumbs = [isTechnical ? file.path : title, ...steps];
  const called = [title, ...steps].join(' › ');
  const nameOf = (member: string) => titleOfStep(meta, value, [...path, member]);
  const count = inputsOf(shown).length + shown.links.length;
  const having = (words: string) =>
    shown.links.filter(({ label, hint }) => foldText(`${label} ${hint}`).includes(words));
  const found = having(wanted);
  function openFirst(): void {
    // Uses the current search text, since the displayed parts may belong to an earlier one.
    const [first] = having(searchTerm(typed));
    if (first !== undefined) onOpen(pointerOf([...path, first.token]));
  }
  const isOfField = file.kind === 'schema' && path[0] === 'properties' && path.length === 2;
  const ofField = isOfField
    ? commandsOfField({ entity: file.name, field: path[1] ?? '', value }, studio.files)
    : [];
  const commands = path.length === 0 ? commandsOf(file, studio.files) : ofField;

  /** Remounts the form after a command that changes its inputs. */
  async function restructure(commands: Commands, label: string): Promise<boolean> {
    const changed = await studio.run(commands, label);
    if (changed.length > 0) setEdition((number) => number + 1);
    return changed.length > 0;
  }
  const edit = (steps: CommandSteps, label: string) => restructure(editOf(file.path, steps), label);
  async function take(offer: Offer, name?: string): Promise<boolean> {
    const step = stepOf(offer, name);
    const what = offer.kind === 'entry' ? `${offer.label} ${name ?? ''}` : offer.label;
    const label = offer.kind === 'shape' ? `Make ${what} of ${called}` : `Add ${what} in ${called}`;
    if (!(await edit([step], label))) return false;
    if (typeof offer.value === 'object' && offer.value !== null) onOpen(step.path);
    else onOpen(pointerOf(tokensOf(step.path).slice(0, -1)), tokensOf(step.path).at(-1));
    return true;
  }
  const parts = {
    ...{ about, file: value, path, isLocked: !studio.mayEdit, onEdit: edit },
    onRename: (named: { readonly at: string; readonly to: string }) =>
      restructure(
        { command: 'rename-entry', path: file.path, ...named },
        `Rename ${tokensOf(named.at).at(-1)} to ${named.to}`,
      ),
  };
  const choices = {
    file: value,
    meta,
    uses: uses.of,
    onTake: take,
  };
  const isAbsent = (offer: Offer) => offer.kind !== 'shape' && !hasInput(offer, shown);
  const isShape = ({ kind }: Offer) => kind === 'shape';
  return (
    <div className="studio-panel">
      <Crumbs {...{ file, path, crumbs, onOpen }} />
      {shown.description !== undefined && <p className="en-help">{shown.description}</p>}
      {isThere && (
        <ErrorBoundary place="studio.since" fallback={null}>
          <Since
            {...{ at, nameOf }}
            path={file.path}
            text={file.text}
            stored={studio.stored.get(file.path) ?? ''}
          />
        </ErrorBoundary>
      )}
      {studio.mayEdit && commands.length > 0 && (
        <CommandButtons about={about} {...{ studio, commands }} onDone={onCommand} />
      )}
      {!isThere && <p className="en-help">This is not in the file any more. Go back by the path above.</p>}
      {count > mostAtOnce && (
        <div className="studio-actions">
          <SearchField label="Find in this panel" value={typed} onChange={setTyped} onEnter={openFirst} />
        </div>
      )}
      <fieldset className="studio-inputs" disabled={!studio.mayEdit} aria-label="Inputs">
        <PanelInputs
          key={`${edition} ${wanted} ${isTechnical}`}
          {...{ studio, shown, meta, path, wanted, uses }}
          file={file.path}
          about={called}
        />
      </fieldset>
      {found.length > 0 && (
        <PanelParts
          {...parts}
          label="Parts"
          parts={found}
          onOpen={(token) => onOpen(pointerOf([...path, token]))}
        />
      )}
      {studio.mayEdit && shown.entries.length > 0 && (
        <details>
          <summary>Order, rename or remove the inputs above</summary>
          <PanelParts {...parts} label="Inputs" parts={shown.entries} />
        </details>
      )}
      {studio.mayEdit && (
        <>
          <PanelOffers {...choices} about={about} offers={offers.filter(isAbsent)} />
          <PanelOffers {...choices} about={`${about} as`} offers={offers.filter(isShape)} />
        </>
      )}
    </div>
  );
}

/** Reports whether an absent member already has an input above. */
function hasInput({ kind, at, value }: Offer, panel: ObjectPanel): boolean {
  const name = at.at(-1) ?? '';
  if (kind === 'member' && panel.expressions.some(({ token }) => token === name)) return true;
  const key = escapedName(name);
  const input = panel.form.properties?.[key];
  if (kind !== 'member' || input === undefined) return false;
  if (!Array.isArray(value)) return typeof value !== 'object' || value === null;
  return hasLines(panel, key) || jsonObject(input)['type'] === 'array';
}

interface CrumbsProps extends Pick<FilePanelProps, 'file' | 'onOpen'> {
  readonly path: readonly string[];
  /** Titles of the file and of each path segment. */
  readonly crumbs: readonly string[];
}

/** Shows the breadcrumb from the file to the open path. */
function Crumbs({ file, path, crumbs, onOpen }: CrumbsProps) {
  return (
    <nav className="studio-crumbs" aria-label="Path in the file" data-file={file.path}>
      {crumbs.map((crumb, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a step of a path is its position
          key={index}
          type="button"
          className="studio-crumb"
          data-step={path[index - 1]}
          onClick={() => onOpen(pointerOf(path.slice(0, index)))}
        >
          {crumb}
        </button>
      ))}
    </nav>
  );
}
