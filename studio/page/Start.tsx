import { Button } from '../../engine/react/index.ts';
import type { StudioAddress } from './designers/designer.ts';

export interface StartProps {
  readonly mayEdit: boolean;
  /** Number of changes that wait for publication. */
  readonly waiting: number;
  /** Path in the URL of a file that does not exist. */
  readonly missing: string | undefined;
  readonly onOpen: (address: StudioAddress) => void;
}

/** Shows ways to begin before a file is open. */
export function Start({ mayEdit, waiting, missing, onOpen }: StartProps) {
  return (
    <section aria-label="Where to begin">
      {missing !== undefined && (
        <p role="alert">
          There is no file {missing}. It was renamed or deleted, or is part of a draft that is not yours.
        </p>
      )}
      <h3>Where to begin</h3>
      <p>
        Choose a file from the list, or search for a name, a title or a sentence: of a form, a table, a rule,
        a letter.{' '}
        {mayEdit &&
          'What you change is a draft of your own: nobody works with it before it is saved or published.'}
      </p>
      <div className="studio-actions">
        {mayEdit && (
          <>
            <Button onClick={() => onOpen({ view: 'new' })}>Create something new</Button>
            <Button onClick={() => onOpen({ view: 'words' })}>Edit the words that people read</Button>
          </>
        )}
        {waiting > 0 && (
          <Button onClick={() => onOpen({ view: 'publishing' })}>
            {waiting === 1 ? 'Review the change that waits' : `Review the ${waiting} changes that wait`}
          </Button>
        )}
      </div>
    </section>
  );
}
