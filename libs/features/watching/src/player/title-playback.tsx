import { lazyPart } from '@foyer/ui/variants';
import { PortsProvider } from '@foyer/core/react';
import { hasSlots } from '@foyer/ad-slots/rules';
import type { PlayerAsset, PurchaseHint } from '@foyer/contract';
import {
  createPlaybackAccessMachine,
  type PlaybackAccessPorts,
  type PlaybackAccessView,
  type PlaybackAnswer,
} from '@foyer/playback-access';
import { PlaybackAccess } from '@foyer/playback-access/view';
import type { RunningPlayer } from '@foyer/player';
import { type ReactNode, Suspense, useState } from 'react';
import { useShell } from '@foyer/page-runtime/shell/shell-store';
import { type AdvertisingProps, useAdvertising } from '@foyer/advertising/use-advertising';
import { PinPortsProvider, usePinViewer } from '@foyer/pin-prompt/pin-ports';
import { PlaybackBusy } from './playback-busy.tsx';
import { type PlayedContent, type ReportingProps, usePlaybackReports } from './playback-reports.ts';
import type { TimeRefusal } from './viewing-time.tsx';

/** Comes with the flows: the service refuses on its own before that. */
const ViewingTime = lazyPart(async () => (await import('./viewing-time.tsx')).ViewingTime);

/** Dialogs come with the flows, too. */
const DialogOverFilm = lazyPart(
  async () => (await import('./dialog-over-film.tsx')).DialogOverFilm,
);

/** Props of {@link TitlePlayback}. */
export interface TitlePlaybackProps {
  titleId: string;
  /** The service's word, where it is known already. */
  answer: PlaybackAnswer | undefined;
  ports: PlaybackAccessPorts;
  content: PlayedContent;
  /** The viewer gave no PIN. */
  onCancel: () => void;
  /** What stands in the title's place; `retry` is given where asking again may help, `purchase` where the title is sold. */
  renderGate: (
    step: Exclude<PlaybackAccessView['step'], 'granted'>,
    retry?: () => void,
    purchase?: PurchaseHint,
  ) => ReactNode;
  renderFilm: (
    asset: PlayerAsset,
    props: ReportingProps & AdvertisingProps,
    running: RunningPlayer | undefined,
  ) => ReactNode;
}

/** One title that plays, or what keeps it from playing, with all that is told of it: whatever surrounds it. */
export function TitlePlayback({
  titleId,
  answer,
  ports,
  content,
  onCancel,
  renderGate,
  renderFilm,
}: TitlePlaybackProps) {
  const { profileType, phone } = usePinViewer();
  const shell = useShell();
  const [timeRefusal, setTimeRefusal] = useState<TimeRefusal>();
  const { reportsOf, running } = usePlaybackReports(content);
  const advertising = useAdvertising(async (signal) => {
    const now = await ports.openPlayback({ titleId }, signal);
    // A refusal says nothing of advertising.
    return now.status === 'refused' || hasSlots({ addresses: now.asset.ad });
  });
  return (
    <PortsProvider flow={createPlaybackAccessMachine} ports={ports}>
      <PinPortsProvider>
        {shell && (
          <Suspense>
            <DialogOverFilm shell={shell} running={running} />
          </Suspense>
        )}
        {/* A trailer is no viewing. */}
        {shell && !content.isTrailer && (
          <Suspense>
            <ViewingTime shell={shell} running={running} onChange={setTimeRefusal} />
          </Suspense>
        )}
        <PlaybackAccess
          input={{ titleId, answer }}
          pinInput={{ profileType, phone, isAutoChecked: true }}
          onCancel={onCancel}
          renderGate={renderGate}
          renderFilm={(asset) =>
            timeRefusal ? (
              renderGate(timeRefusal)
            ) : (
              <>
                <PlaybackBusy />
                {renderFilm(asset, { ...reportsOf(asset), ...advertising }, running)}
              </>
            )
          }
        />
      </PinPortsProvider>
    </PortsProvider>
  );
}
