import type { TaskSurroundings } from '../../../gateway/features.ts';
import type { JobKinds } from '../../../gateway/work/jobs/job.ts';
import { studioJobs } from '../../../studio/server/impact-job.ts';
import { createStageUpload } from '../../staging/server/stage-upload.ts';
import { stagingKind } from '../../staging/server/staged-file.ts';
import type { Services } from './services.ts';

/** Creates the jobs that continue after their request is answered, by kind. */
export function createJobs(services: Services, surroundings: TaskSurroundings): JobKinds {
  return {
    [stagingKind]: createStageUpload(services.scan, surroundings),
    ...studioJobs(services, surroundings),
  };
}
