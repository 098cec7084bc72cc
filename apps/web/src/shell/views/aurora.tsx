import { lazyPart } from '@foyer/ui/variants';
import { Suspense, useState } from 'react';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { isAurora } from '../aurora/aurora-rules.ts';

/** Nothing of it loads in a browser. */
const AuroraMode = lazyPart(async () => (await import('../aurora/aurora-mode.tsx')).AuroraMode);

/** What an app of Aurora OS needs of the page in its web view, where there is one. AURORA-001 */
export function Aurora({ shell }: { shell: Shell }) {
  const [isOn] = useState(() =>
    isAurora({
      userAgent: navigator.userAgent,
      search: location.search,
      storage: () => sessionStorage,
    }),
  );
  return isOn ? (
    <Suspense>
      <AuroraMode goTo={shell.goTo} />
    </Suspense>
  ) : null;
}
