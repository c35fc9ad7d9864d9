import { createRoot } from 'react-dom/client';
import { EngineTheme } from '../../engine/react/index.ts';
import { Playground } from './Playground.tsx';

createRoot(document.getElementById('root') as Element).render(
  <EngineTheme>
    <Playground />
  </EngineTheme>,
);
