import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { OpenRecordsContext } from '../../engine/react/context/open-records.ts';
import { EngineProvider, type EngineProviderProps } from '../../engine/react/index.ts';
import { sampleClient } from './sample-client.ts';
import { sampleHolder } from './sample-holder.ts';
import { sampleProduct } from './sample-product.ts';

export type Contrast = 'normal' | 'more';

const user: EngineProviderProps['user'] = {
  _id: 'sample',
  id: 'sample',
  auth0Id: 'sample',
  email: 'ann@example.org',
  firstName: 'Ann',
  lastName: 'Lee',
  roles: [],
  permissions: [],
  organizations: [],
};

interface GalleryFrameProps {
  readonly contrast: Contrast;
  readonly children: ReactNode;
}

/** Wraps samples in an engine provider, for the gallery and Storybook. */
export function GalleryFrame({ contrast, children }: GalleryFrameProps) {
  useEffect(() => {
    document.documentElement.dataset['contrast'] = contrast;
    return () => {
      delete document.documentElement.dataset['contrast'];
    };
  }, [contrast]);
  const [holder, setHolder] = useState(sampleHolder);
  const open = useMemo(
    () => ({ holder: { record: holder, replace: setHolder, refresh: async () => undefined } }),
    [holder],
  );
  return (
    <EngineProvider product={sampleProduct} client={sampleClient} user={user}>
      <OpenRecordsContext value={open}>{children}</OpenRecordsContext>
    </EngineProvider>
  );
}
