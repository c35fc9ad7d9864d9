import { useId } from 'react';
import { TextArea } from '../../engine/react/form/widgets/TextBox.tsx';
import type { Letter, Recommendation } from './respond-calls.ts';

export interface Given {
  readonly response?: string;
  readonly comment?: string;
}

interface AnswerFieldProps {
  readonly recommendation: Recommendation;
  readonly choices: Letter['choices'];
  readonly given: Given;
  readonly isAnswered: boolean;
  readonly change: (given: Given) => void;
}

/** Shows one recommendation as it stands in the letter, with the answers to choose from. */
export function AnswerField({ recommendation, choices, given, isAnswered, change }: AnswerFieldProps) {
  const { about, text, rationale } = recommendation;
  const name = useId();
  const needsComment = choices.find(({ code }) => code === given.response)?.needsComment === true;
  return (
    <fieldset disabled={isAnswered}>
      <legend>{about}</legend>
      <p className="respond-text">{text}</p>
      {rationale !== undefined && <p className="respond-rationale">Rationale: {rationale}</p>}
      <div className="respond-choices">
        {choices.map(({ code, title }) => (
          <label key={code}>
            <input
              type="radio"
              name={name}
              value={code}
              required={true}
              checked={given.response === code}
              onChange={() => change({ ...given, response: code })}
            />
            <span>{title}</span>
          </label>
        ))}
      </div>
      <div>
        <label htmlFor={`${name}-comment`}>
          {needsComment ? 'What you want changed' : 'Comment (optional)'}
        </label>
        <TextArea
          id={`${name}-comment`}
          rows={2}
          maxLength={2000}
          required={needsComment}
          value={given.comment ?? ''}
          onText={(comment) => change({ ...given, comment })}
        />
      </div>
    </fieldset>
  );
}
