import { pointerOf } from '../../../../engine/core/json/pointer.ts';
import type { NamedSchemaText, StudioCommand } from '../../../../engine/core/protocol/workbench.ts';
import type { StudioState } from '../../use-studio.ts';
import type { DropTarget } from '../use-drag-and-drop.ts';

export type MoveDirection = Extract<StudioCommand, { readonly command: 'move-field' }>['to'];

/**
 * Provides the commands of the form designer. Converts field paths, which contain the product's slug where
 * the file may have `{product}`.
 */
export function useFormMoves(studio: StudioState, { path, name, text }: NamedSchemaText, slug: string) {
  const nameInFile = (field: string) => {
    const token = field.replaceAll(slug, '{product}');
    return text.includes(`"${token}"`) ? token : field;
  };
  return {
    nameInFile,
    move: (field: string, to: MoveDirection) =>
      void studio.run(
        { command: 'move-field', form: name, field: nameInFile(field), to },
        to === 'off' ? `Take ${field} off the form` : `Move ${field} ${to}`,
      ),
    place: (field: string, { of, side }: DropTarget) =>
      void studio.run(
        { command: 'place-field', form: name, field: nameInFile(field), side, of: nameInFile(of) },
        `Place ${field} ${side} ${side === 'left' || side === 'right' ? 'of ' : ''}${of}`,
      ),
    /** Adds a field below another, or as the first of an empty form. */
    add: (field: string, below: string | undefined) =>
      void studio.run(
        below === undefined
          ? { command: 'edit', path, steps: [{ op: 'add', path: pointerOf(['layout']), value: [[field]] }] }
          : { command: 'place-field', form: name, field, side: 'below', of: nameInFile(below) },
        `Place ${field}`,
      ),
  };
}
