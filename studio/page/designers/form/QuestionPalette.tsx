import type { QuestionType } from '../../../../engine/core/authoring/question-types.ts';
import { QuestionPicture } from './QuestionPicture.tsx';

/** Prefix of a dragged question type, as opposed to the path of a dragged field. */
const sign = '+';

/** Returns the dragged question type; undefined for a field. */
export function draggedType(dragged: string): string | undefined {
  return dragged.startsWith(sign) ? dragged.slice(sign.length) : undefined;
}

export interface QuestionPaletteProps {
  readonly types: readonly QuestionType[];
  readonly onAdd: (type: string) => void;
}

/** Lists the types of questions by their common names, to press, or to drag to a position. */
export function QuestionPalette({ types, onAdd }: QuestionPaletteProps) {
  return (
    <section aria-label="Add a question">
      <h3 className="studio-heading">Add a question</h3>
      <ul className="studio-question-types">
        {types.map((type) => (
          <li key={type.name}>
            <button
              type="button"
              className="studio-question-type"
              data-drag={`${sign}${type.name}`}
              title={type.description}
              onClick={() => onAdd(type.name)}
            >
              <QuestionPicture type={type} />
              {type.title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
