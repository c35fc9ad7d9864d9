export { NextStep } from '../../features/demonstration/page/NextStep.tsx';
export { StartPage } from '../../features/demonstration/page/StartPage.tsx';
export { LegalPage } from './LegalPage.tsx';
export { NotFoundPage } from './NotFoundPage.tsx';
export { PrivacyPage } from './PrivacyPage.tsx';
export { SupportPage } from './SupportPage.tsx';
export { TestPage } from './TestPage.tsx';
