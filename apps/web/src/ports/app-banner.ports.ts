import type { AppBannerMemory, AppBannerPorts } from '@foyer/app-banner';
import type { Label } from '@foyer/ui/theme';
import { boolean, number, object, optional, type InferOutput } from 'valibot';
import { readJson } from '@foyer/page-runtime/storage/read-json';

declare global {
  interface Navigator {
    /** Only where the browser can tell; the manifest names the apps it may be asked about. */
    getInstalledRelatedApps?: () => Promise<readonly unknown[]>;
  }
}

/** What can tell of native apps. APPBAN-005 */
export type AppFinder = Pick<Navigator, 'getInstalledRelatedApps'>;

/** What the ports of the app banner work with. */
export interface AppBannerSurroundings {
  /** A browser may forbid it by throwing. */
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  finder: AppFinder;
  nowMs: () => number;
  /** Takes what only the operator reads. */
  report: (words: string) => void;
}

/** Key of what the browser remembers of the banner. */
const marksKey = 'foyer.appBanner';

const marksSchema = object({
  isInstalled: optional(boolean()),
  isClosed: optional(boolean()),
  /** Milliseconds since 1970. */
  checkedAtMs: optional(number()),
});
type Marks = InferOutput<typeof marksSchema>;

/** Whether a host is below the brand's own domain without being one of the brand's hosts. APPBAN-004 */
export const isSubdomainHost = (
  hostname: string,
  { domain, hosts }: Pick<Label, 'domain' | 'hosts'>,
): boolean => hostname.endsWith(`.${domain}`) && !hosts.includes(hostname);

function readMarks(storage: Pick<Storage, 'getItem'>): Marks {
  const text = storage.getItem(marksKey);
  return readJson(() => text, marksSchema) ?? {};
}

function addMark(storage: AppBannerSurroundings['storage'], mark: Marks): void {
  try {
    storage.setItem(marksKey, JSON.stringify({ ...readMarks(storage), ...mark }));
  } catch {
    // The banner then comes back with the next visit.
  }
}

function memoryOf({ isInstalled = false, isClosed = false, checkedAtMs }: Marks, nowMs: number) {
  const memory: AppBannerMemory = { isInstalled, isClosed };
  // A check of the future says that the clock was wrong.
  const isUsable = checkedAtMs !== undefined && checkedAtMs <= nowMs;
  return isUsable ? { ...memory, checkAgeSeconds: (nowMs - checkedAtMs) / 1000 } : memory;
}

/** The effects of the app banner. APPBAN-005 to APPBAN-012 */
export const appBannerPorts = ({
  storage,
  finder,
  nowMs,
  report,
}: AppBannerSurroundings): AppBannerPorts => ({
  recall: async () => memoryOf(readMarks(storage), nowMs()),
  checkInstalled: async () => {
    if (!finder.getInstalledRelatedApps) return { status: 'unsupported' };
    const apps = await finder.getInstalledRelatedApps();
    return { status: apps.length > 0 ? 'installed' : 'absent' };
  },
  rememberInstalled: () => addMark(storage, { isInstalled: true }),
  rememberAbsent: () => addMark(storage, { checkedAtMs: nowMs() }),
  rememberClosed: () => addMark(storage, { isClosed: true }),
  report,
});
