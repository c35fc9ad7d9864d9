import { createKnowledgeTarget } from '../../features/decision-support/server/knowledge/knowledge-target.ts';
import { stagedKeys } from '../../features/import/server/staged-people.ts';
import { stagedMembers } from '../../features/import/shared/staged-members.ts';
import { createConceptTarget } from '../../features/terminology/server/concept-target.ts';
import { openConceptTarget } from '../../gateway/control/concept-target.ts';
import { openKnowledgeTarget } from '../../gateway/control/knowledge-target.ts';
import { openStagingTarget } from '../../gateway/control/staging-target.ts';
import { clinicCommands } from '../cli/clinic-commands.ts';
import { productCommands } from '../cli/product-commands.ts';
import { configOf, productServices } from '../cli/product-services.ts';
import { runInTerminal } from '../cli/run-in-terminal.ts';
import { surroundingProduct } from '../dev/handed-product.ts';
import { projectRoot } from '../quality/process.ts';

const root = surroundingProduct();
const config = () => configOf(root);

if (root === projectRoot)
  await runInTerminal(clinicCommands, {
    ...productServices(root),
    usualOrganization: () => (config().hasDemonstration === true ? 'EMTM' : undefined),
    openConcepts: () => openConceptTarget(config(), createConceptTarget),
    openKnowledge: () => openKnowledgeTarget(config(), createKnowledgeTarget),
    openStaging: () => openStagingTarget(config(), stagedKeys),
    staged: stagedMembers,
  });
else await runInTerminal(productCommands, productServices(root));
