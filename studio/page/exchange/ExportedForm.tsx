import { Suspense, useMemo, useState } from 'react';
import { jsonObject } from '../../../engine/core/json/json.ts';
import { Button, Loading, lazyPart, Panel } from '../../../engine/react/index.ts';
import { parsedJson } from '../parsed-json.ts';

const QuestionnaireForm = lazyPart(
  async () => (await import('../../../engine/react/questionnaire-form.ts')).QuestionnaireForm,
);

export interface ExportedFormProps {
  /** Text of the FHIR Questionnaire. */
  readonly content: string;
}

/**
 * Shows an exported Questionnaire with the Questionnaire renderer, from the file alone, as other systems
 * would.
 */
export function ExportedForm({ content }: ExportedFormProps) {
  const [isOpen, setOpen] = useState(false);
  const questionnaire = useMemo(() => jsonObject(parsedJson(content)), [content]);
  const [response, setResponse] = useState<object>();
  return (
    <section className="studio-exported" aria-label="The exported form">
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close the exported form' : 'Open the exported form'}
      </Button>
      {isOpen && (
        <div className="studio-preview-page">
          <p className="en-help">As another system shows the file. Nothing that you enter is saved.</p>
          <Suspense fallback={<Loading />}>
            <QuestionnaireForm {...{ questionnaire }} onSubmit={setResponse} showsOmissions />
          </Suspense>
          {response !== undefined && (
            <Panel tone="info" role="status">
              <p>It would answer, as a QuestionnaireResponse:</p>
              <pre className="studio-sent">{JSON.stringify(response, null, 2)}</pre>
            </Panel>
          )}
        </div>
      )}
    </section>
  );
}
