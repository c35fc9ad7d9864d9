import { useState } from 'react';
import { EngineTheme, type EngineThemeProps, ErrorBoundary } from '../../engine/react/index.ts';
import './gallery.css';
import { type Contrast, GalleryFrame } from './GalleryFrame.tsx';
import { stories } from './stories.tsx';

type Scheme = NonNullable<EngineThemeProps['scheme']>;

const schemes: readonly Scheme[] = ['auto', 'light', 'dark'];
const contrasts: readonly Contrast[] = ['normal', 'more'];

/** Shows, for developers, every part of the engine in each of its states, as built from descriptors. */
export function GalleryPage() {
  const [scheme, setScheme] = useState<Scheme>('auto');
  const [contrast, setContrast] = useState<Contrast>('normal');
  return (
    <EngineTheme scheme={scheme}>
      <title>Components</title>
      <main className="gallery">
        <header className="gallery-head">
          <h1>Components</h1>
          <Choice label="Colours" value={scheme} values={schemes} onChoose={setScheme} />
          <Choice label="Contrast" value={contrast} values={contrasts} onChoose={setContrast} />
        </header>
        <GalleryFrame contrast={contrast}>
          {Object.entries(stories).map(([name, { title, note, Show }]) => (
            <section key={name} id={name} className="gallery-story" aria-labelledby={`${name}-title`}>
              <h2 id={`${name}-title`}>{title}</h2>
              <p className="gallery-note">{note}</p>
              <ErrorBoundary place={name} message="This sample could not be shown.">
                <Show />
              </ErrorBoundary>
            </section>
          ))}
        </GalleryFrame>
      </main>
    </EngineTheme>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly values: readonly Value[];
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, values, onChoose }: ChoiceProps<Value>) {
  return (
    <label className="gallery-choice">
      {label}
      <select
        className="en-input en-select"
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = values.find((each) => each === currentTarget.value);
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {values.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </label>
  );
}
