import { useMemo } from 'react';
import { getAtTokens, pointerOf, tokensOf } from '../../../engine/core/json/pointer.ts';
import { foldText } from '../../../engine/core/text/fold-text.ts';
import type { StudioAddress } from '../designers/designer.ts';
import { fileValue } from '../known-names.ts';
import type { StudioState } from '../use-studio.ts';
import { screenTrails } from './screen-trails.ts';
import { type TextsFound, trailOfText, type VisibleText } from './visible-texts.ts';
import './search.css';

export interface FoundTextsProps extends Pick<StudioState, 'files' | 'metaSchemas'> {
  /** Search term, by `searchTerm`. */
  readonly words: string;
  readonly found: TextsFound;
  readonly onOpen: (address: StudioAddress) => void;
}

/** Lists the product's texts that contain the words, each with its location in the product and a link to its source. */
export function FoundTexts({ files, metaSchemas = [], words, found, onOpen }: FoundTextsProps) {
  const trails = useMemo(() => screenTrails(files), [files]);
  const { shown, count } = found;
  if (count === 0) return null;
  return (
    <section className="studio-found-texts" aria-label="Seen in the product">
      <h3>Seen in the product</h3>
      <ul>
        {shown.map((text) => (
          <li key={`${text.path} ${text.at}`}>
            <button type="button" className="studio-file" onClick={() => onOpen(textAddressOf(text, files))}>
              <Excerpt text={text.text} words={words} />
              <span className="studio-kind">{trailOfText(text, { files, metaSchemas, trails })}</span>
            </button>
          </li>
        ))}
      </ul>
      {count > shown.length && <p className="en-help">{`${count - shown.length} more: write more of it.`}</p>}
    </section>
  );
}

/** Returns the address of the panel with a text, its input focused. */
export function textAddressOf({ path, at }: VisibleText, files: FoundTextsProps['files']): StudioAddress {
  const file = files.find((each) => each.path === path);
  const tokens = tokensOf(at);
  const value = file === undefined ? undefined : getAtTokens(fileValue(file), tokens);
  if (typeof value === 'object' && value !== null) return { file: path, at, view: 'panel' };
  const field = tokens.at(-1);
  const around = pointerOf(tokens.slice(0, -1));
  return { file: path, at: around, view: 'panel', ...(field !== undefined && { field }) };
}

/** Letters shown before and after the words in a long text. */
const around = 30;

function Excerpt({ text, words }: { readonly text: string; readonly words: string }) {
  const position = foldText(text).indexOf(words);
  // Leaves the text unmarked if normalization has changed its length, as with ligatures.
  const isSure = position >= 0 && foldText(text).length === text.length;
  if (!isSure) return <span>{text}</span>;
  const [start, end] = [Math.max(0, position - around), position + words.length];
  return (
    <span>
      {start > 0 && '…'}
      {text.slice(start, position)}
      <mark>{text.slice(position, end)}</mark>
      {text.slice(end, end + around)}
      {end + around < text.length && '…'}
    </span>
  );
}
