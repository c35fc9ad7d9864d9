import { useState } from 'react';
import { jsonObject } from '../../../../engine/core/json/json.ts';
import type { PatchStep } from '../../../../engine/core/json/json-patch.ts';
import { getAtTokens, pointerOf } from '../../../../engine/core/json/pointer.ts';
import { stringOrUndefined } from '../../../../engine/core/json/string-values.ts';
import type { NamedSchemaText } from '../../../../engine/core/protocol/workbench.ts';
import { Button } from '../../../../engine/react/index.ts';
import { editOf } from '../../commands.ts';
import { ConditionWithMessage } from '../../expressions/ConditionWithMessage.tsx';
import { ExpressionField } from '../../expressions/ExpressionField.tsx';
import { fileValue } from '../../known-names.ts';
import { expressionText } from '../../panel.ts';
import type { StudioState } from '../../use-studio.ts';

export interface RowConditionsProps {
  readonly studio: StudioState;
  readonly file: NamedSchemaText;
}

const whereAt = ['source', 'where'];
const warnAt = ['table', 'warn'];

/** Chooses which rows a table shows, and which of them warn. */
export function RowConditions({ studio, file }: RowConditionsProps) {
  const [opened, setOpened] = useState<'shown' | 'warned'>();
  const tab = jsonObject(fileValue(file));
  const title = stringOrUndefined(tab['title']) ?? file.name;
  const source = jsonObject(tab['source']);
  const where = expressionText(source['where']);
  const warn = getAtTokens(tab, warnAt);
  const when = expressionText(jsonObject(warn)['when']);
  // Excludes searches, whose rows their index selects.
  const isListed = source['call'] !== undefined || source['at'] !== undefined;
  const turn = (name: 'shown' | 'warned') => setOpened(opened === name ? undefined : name);
  return (
    <>
      <div className="studio-actions">
        {isListed && (
          <Toggle isSet={where !== ''} isOpen={opened === 'shown'} onTurn={() => turn('shown')}>
            Rows shown if …
          </Toggle>
        )}
        {(isListed || when !== '') && (
          <Toggle isSet={when !== ''} isOpen={opened === 'warned'} onTurn={() => turn('warned')}>
            Rows warn if …
          </Toggle>
        )}
      </div>
      {opened === 'shown' && (
        <ExpressionField
          key={studio.revision}
          isChosen
          spot={{ studio, path: file.path, pointer: pointerOf(whereAt) }}
          expression={{
            ...{ token: 'where', label: 'Rows shown if', reads: 'Rows of which {condition}' },
            ...{ source: where, isThere: where !== '' },
            ...{ isRequired: false, isSentence: false, isListOfLines: true },
          }}
        />
      )}
      {opened === 'warned' && (
        <ConditionWithMessage
          key={studio.revision}
          {...{ studio, source: when }}
          // Uses the filter's position until a warning exists, since the same names are in scope at both.
          spot={{ path: file.path, at: warn === undefined ? whereAt : [...warnAt, 'when'] }}
          label="Rows warn if"
          reads="A warning while {condition}"
          usual="Look at this row."
          message={stringOrUndefined(jsonObject(warn)['text'])}
          onWrite={(next, text) =>
            void studio.run(
              editOf(file.path, (now) => warningSteps(jsonObject(now), next, text)),
              `Have rows warn: ${title}`,
              { isTyped: true },
            )
          }
        />
      )}
    </>
  );
}

function warningSteps(tab: ReturnType<typeof jsonObject>, when: string, text: string): readonly PatchStep[] {
  const path = pointerOf(warnAt);
  const isThere = getAtTokens(tab, warnAt) !== undefined;
  if (when.trim() === '') return isThere ? [{ op: 'remove', path }] : [];
  return [{ op: isThere ? 'replace' : 'add', path, value: { when: when.trim(), text: text.trim() } }];
}

interface ToggleProps {
  readonly isSet: boolean;
  readonly isOpen: boolean;
  readonly onTurn: () => void;
  readonly children: string;
}

function Toggle({ isSet, isOpen, onTurn, children }: ToggleProps) {
  return (
    <Button look="quiet" className="studio-toggle" data-set={isSet} aria-expanded={isOpen} onClick={onTurn}>
      {children}
    </Button>
  );
}
