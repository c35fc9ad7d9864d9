import { type FormEvent, useId, useState } from 'react';
import { plainSigns } from '../../engine/core/text/clean-text.ts';
import { TextBox } from '../../engine/react/form/widgets/TextBox.tsx';
import { LetterForm } from './LetterForm.tsx';
import { Refusal } from './Refusal.tsx';
import { fetchLetter, type Letter, type LetterKey } from './respond-calls.ts';
import { useSending } from './use-sending.ts';

/** Lets a prescriber without an account answer a letter, opened by its code and the patient's date of birth. */
export function RespondPage({ code }: { readonly code: string }) {
  const [opened, setOpened] = useState<{ readonly letterKey: LetterKey; readonly letter: Letter }>();
  return (
    <main className="respond">
      <h1>Answer a letter about a medication safety review</h1>
      {opened === undefined ? (
        <KeyForm
          code={code}
          open={async (letterKey) => {
            setOpened({ letterKey, letter: await fetchLetter(letterKey) });
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

interface KeyFormProps {
  readonly code: string;
  readonly open: (key: LetterKey) => Promise<void>;
}

/** Asks for the code and a date of birth, showing nothing of a patient. */
function KeyForm({ code: given, open }: KeyFormProps) {
  const id = useId();
  const [code, setCode] = useState(given);
  const [birthDate, setBirthDate] = useState('');
  const { isSending, refusal, alert, send } = useSending();

  function submit(event: FormEvent): void {
    event.preventDefault();
    void send(() => open({ code: plainSigns(code).trim(), birthDate }));
  }

  return (
    <form onSubmit={submit} autoComplete="off">
      <p>Both stand on the letter that you received. The code can be used once.</p>
      <div>
        <label htmlFor={id}>Code</label>
        <TextBox
          id={id}
          name="code"
          value={code}
          onText={setCode}
          required={true}
          maxLength={40}
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="XXXX-XXXX-XXXX-XXXX"
          className="respond-code"
        />
      </div>
      <label>
        <span>Patient’s date of birth</span>
        <input
          name="birthDate"
          type="date"
          value={birthDate}
          onChange={({ target }) => setBirthDate(target.value)}
          required={true}
        />
      </label>
      <Refusal message={refusal} element={alert} />
      <button type="submit" className="en-button en-button-primary" disabled={isSending}>
        {isSending ? 'Opening…' : 'Open the letter'}
      </button>
    </form>
  );
}
