import { EngineTheme } from '../../engine/react/index.ts';
import './gallery.css';
import { type Contrast, GalleryFrame } from './GalleryFrame.tsx';
import { type StoryName, stories } from './stories.tsx';

interface Look {
  readonly name: StoryName;
  readonly scheme: 'light' | 'dark';
  readonly contrast: Contrast;
}

function Sample({ name, scheme, contrast }: Look) {
  const { title, Show } = stories[name];
  return (
    <EngineTheme scheme={scheme} env="test">
      <GalleryFrame contrast={contrast}>
        <section className="gallery-story" aria-label={title}>
          <Show />
        </section>
      </GalleryFrame>
    </EngineTheme>
  );
}

export default { title: 'Engine', component: Sample };

/** Describes one story of the gallery in one combination of scheme and contrast. */
function look(name: StoryName, scheme: Look['scheme'] = 'light', contrast: Contrast = 'normal') {
  return { name: stories[name].title, args: { name, scheme, contrast } };
}

export const ButtonsStory = look('buttons');
export const PanelsStory = look('panels');
export const TabsStory = look('tabs');
export const WidgetsStory = look('widgets');
export const FilledWidgetsStory = look('filledWidgets');
export const FilledWidgetsDark = look('filledWidgets', 'dark');
export const FilledWidgetsContrast = look('filledWidgets', 'light', 'more');
export const ErrorsStory = look('errors');
export const ErrorsDark = look('errors', 'dark');
export const LockedStory = look('locked');
export const StructuresStory = look('structures');
export const StructuresDark = look('structures', 'dark');
export const GroupsStory = look('groups');
export const GroupsDark = look('groups', 'dark');
export const RowPanelsStory = look('rowPanels');
export const RowPanelsDark = look('rowPanels', 'dark');
export const StepsStory = look('steps');
export const StepsDark = look('steps', 'dark');
export const QuestionnaireStory = look('questionnaire');
export const QuestionnaireDark = look('questionnaire', 'dark');
export const FilledStory = look('filled');
export const FilledDark = look('filled', 'dark');
export const FilledContrast = look('filled', 'light', 'more');
export const ToolsStory = look('tools');
export const NestedStory = look('nested');
export const OrderedStory = look('ordered');
export const LongStory = look('long');
export const ObjectStory = look('object');
export const BoxStory = look('box');
export const BoxDark = look('box', 'dark');
export const QuestionStory = look('question');
export const NoticesStory = look('notices');
export const BrokenStory = look('broken');
export const EmptyStory = look('empty');
export const LoadingStory = look('loading');
export const FailedStory = look('failed');
export const StatesStory = look('states');
export const DialogStory = look('dialog');
export const ModalStory = look('modal');
export const ConflictStory = look('conflict');
export const FlowStory = look('flow');
