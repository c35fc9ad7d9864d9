import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { tidyText } from '../../engine/core/text/clean-text.ts';
import { TextArea } from '../../engine/react/form/widgets/TextBox.tsx';
import { Locked } from '../../engine/react/parts/Locked.tsx';
import { Refusal } from './Refusal.tsx';
import { answerLetter, type Letter, type LetterKey, type LetterRecommendation } from './respond-calls.ts';
import { useSending } from './use-sending.ts';

interface LetterFormProps {
  readonly letter: Letter;
  readonly letterKey: LetterKey;
}

/** Shows the recommendations of one letter with their answers and results. */
export function LetterForm({ letter, letterKey }: LetterFormProps) {
  const { organization, prescriber, patient, phone, recommendations, choices } = letter;
  const [given, setGiven] = useState<Readonly<Record<string, Given>>>({});
  const [isAnswered, setIsAnswered] = useState(false);
  const [attempt, setAttempt] = useState(() => crypto.randomUUID());
  const { isSending, refusal, alert, send } = useSending();
  const heading = useRef<HTMLHeadingElement>(null);

  // Moves the focus, and with it screen readers, to what has replaced the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading says something else then
  useEffect(() => heading.current?.focus(), [isAnswered]);

  // Asks before the page is left with unsent answers, which are not stored, since others may use the computer.
  const isBegun = !isAnswered && Object.keys(given).length > 0;
  useEffect(() => {
    if (!isBegun) return undefined;
    const ask = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isBegun]);

  function change(id: string, answer: Given): void {
    setGiven((before) => ({ ...before, [id]: answer }));
    setAttempt(crypto.randomUUID());
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const answers = recommendations.map(({ id }) => {
      const { response = '', comment = '' } = given[id] ?? {};
      const words = tidyText(comment);
      return { id, response, ...(words === '' ? {} : { comment: words }) };
    });
    void send(async () => {
      await answerLetter({ ...letterKey, answers } as Parameters<typeof answerLetter>[0], attempt);
      setIsAnswered(true);
    });
  }

  return (
    <form onSubmit={submit} autoComplete="off">
      <h2 ref={heading} tabIndex={-1}>
        {isAnswered ? 'Thank you. Your answers were recorded.' : `Recommendations for ${patient}`}
      </h2>
      <p>
        {isAnswered ? `About ${patient}. ` : ''}
        From {organization} to {prescriber}.{phone === undefined ? '' : ` Questions? Call ${phone}.`}
      </p>
      <Locked isLocked={isSending}>
        <ol className="respond-letter">
          {recommendations.map((recommendation) => (
            <li key={recommendation.id}>
              <AnswerField
                {...{ recommendation, choices, isAnswered }}
                given={given[recommendation.id] ?? {}}
                change={(answer) => change(recommendation.id, answer)}
              />
            </li>
          ))}
        </ol>
      </Locked>
      <Refusal message={refusal} element={alert} />
      {isAnswered ? (
        <p className="respond-done">
          <span>You can close this page. The code of the letter is used up.</span>
          <button type="button" className="en-button" onClick={() => window.print()}>
            Print for your records
          </button>
        </p>
      ) : (
        <button type="submit" className="en-button en-button-primary" disabled={isSending}>
          {isSending ? 'Sending…' : 'Send my answers'}
        </button>
      )}
    </form>
  );
}

interface Given {
  readonly response?: string;
  readonly comment?: string;
}

interface AnswerFieldProps {
  readonly recommendation: LetterRecommendation;
  readonly choices: Letter['choices'];
  readonly given: Given;
  readonly isAnswered: boolean;
  readonly change: (given: Given) => void;
}

/** Shows one recommendation of the letter with the answers to choose from. */
function AnswerField({ recommendation, choices, given, isAnswered, change }: AnswerFieldProps) {
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
