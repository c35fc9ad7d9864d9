import type { QuestionType } from '../../../../engine/core/authoring/question-types.ts';
import { QuestionPicture } from './QuestionPicture.tsx';

/** What a drag of a type of question begins with; fields are dragged by their paths. */
const sign = '+';

/** The type of question that is dragged; undefined for a field. */
export function draggedType(dragged: string): string | undefined {
  return dragged.startsWith(sign) ? dragged.slice(sign.length) : undefined;
}

export interface QuestionPaletteProps {
  readonly types: readonly QuestionType[];
  readonly onAdd: (type: string) => void;
}

/** The types of questions by the names that people have for them: pressed, or dragged to their place. */
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
