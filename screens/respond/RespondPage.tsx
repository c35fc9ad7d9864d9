import { useState } from 'react';
import { KeyForm } from './KeyForm.tsx';
import { LetterForm } from './LetterForm.tsx';
import { type Letter, type LetterKey, openLetter } from './respond-calls.ts';

interface Opened {
  readonly letterKey: LetterKey;
  readonly letter: Letter;
}

/** Page on which a prescriber without an account answers a letter: its code and the patient's date of birth open it. */
export function RespondPage({ code }: { readonly code: string }) {
  const [opened, setOpened] = useState<Opened>();
  return (
    <main className="respond">
      <h1>Answer a letter about a medication safety review</h1>
      {opened === undefined ? (
        <KeyForm
          code={code}
          open={async (letterKey) => {
            setOpened({ letterKey, letter: await openLetter(letterKey) });
          }}
        />
      ) : (
        <LetterForm {...opened} />
      )}
      <footer>
        <p>This page keeps nothing in your browser. What is sent is recorded with the review.</p>
      </footer>
    </main>
  );
}
