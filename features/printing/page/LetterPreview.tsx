import { useId, useState } from 'react';
import type { ComposedBlock } from '../../../engine/core/documents/composed.ts';
import { idOf, Loading, type PartProps, SourceText, useRested } from '../../../engine/react/index.ts';
import { useCall } from '../../../screens/calls.ts';
import { isRecord } from '../../../screens/records.ts';
import { LetterBlocks } from './LetterBlocks.tsx';
import { sourceTexts } from './source-texts.ts';
import '../../../engine/react/parts/input.css';
import './letter-preview.css';

/** Milliseconds after the last save before the letters are composed again. */
const rest = 400;

/**
 * Shows every letter of the open review as printed now, and again after each save; hides letters composed before the
 * review was published or withdrawn.
 */
export function LetterPreview({ records }: PartProps) {
  const { review } = records;
  const [name, setName] = useState<string>();
  const isPublished = isRecord(review, 'review') && review.published === true;
  return <Letters key={String(isPublished)} review={review} name={name} onName={setName} />;
}

interface LettersProps {
  readonly review: PartProps['records'][string];
  readonly name: string | undefined;
  readonly onName: (name: string) => void;
}

function Letters({ review, name, onName }: LettersProps) {
  const id = useId();
  const reviewId = idOf(review);
  const revision = useRested(isRecord(review, 'review') ? review._rev : 0, rest);
  const { data, error, refetch } = useCall('preview.letters', {
    query: { reviewId: reviewId ?? '', revision },
    isEnabled: reviewId !== undefined,
    keepsPrevious: true,
  });
  if (data === undefined) return <Loading error={error?.message} onRetry={() => void refetch()} />;
  const letter = data.letters.find((each) => each.name === name) ?? data.letters[0];
  if (letter === undefined) return <p className="letters">There are no letters for a review of this type.</p>;
  return (
    <section className="letters" aria-label="Letter preview">
      <div className="letter-choice">
        <label htmlFor={id}>Letter</label>
        <select
          id={id}
          className="en-input en-select"
          value={letter.name}
          onChange={({ target }) => onName(target.value)}
        >
          {data.letters.map((each) => (
            <option key={each.name} value={each.name}>
              {each.title}
            </option>
          ))}
        </select>
      </div>
      {isRecord(review, 'review') && <SourceText words={sourceTexts(review.currentMedications ?? [])} />}
      {letter.warnings.length > 0 && (
        <ul className="letter-warnings">
          {letter.warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      <article
        className={`letter letter-${letter.size}`}
        lang={letter.language}
        aria-label={letter.title}
        data-described-by={`document/${letter.name}`}
      >
        {letter.stamp !== undefined && <p className="letter-stamp">{letter.stamp}</p>}
        <LetterBlocks blocks={letter.blocks as unknown as readonly ComposedBlock[]} />
      </article>
    </section>
  );
}
