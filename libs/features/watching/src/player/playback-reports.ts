import { sendFeedback } from '@foyer/client';
import type { PlayerAsset } from '@foyer/contract';
import type { PlaybackIdentity, RunningPlayer } from '@foyer/player';
import { reportPlayback } from '@foyer/player/telemetry';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tellAnalytics } from '@foyer/page-runtime/shell/analytics-relay';
import { browserPage } from '@foyer/page-runtime/page/browser-page';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { usePageConfig } from '@foyer/page-runtime/page/page-config-context';
import type { TeleportConfig } from '@foyer/page-runtime/page/site-config';
import { localMarks } from '@foyer/page-runtime/storage/browser-storages';
import { knownUid } from '@foyer/page-runtime/storage/known-uid';
import { knownUser } from '@foyer/page-runtime/shell/watch-user';
import { reportPassiveViewer } from '@foyer/analytics/passive-viewer';
import { keepPlaces } from '@foyer/watched-places/keep-places';

/** What a page plays, for analysts. */
export interface PlayedContent {
  /** As elsewhere in analytics. */
  contentType: 'media_item' | 'channel' | 'epg' | 'karaoke_item';
  /** @default false */
  isTrailer?: boolean;
}

/** Props of a `Player` that is reported. */
export interface ReportingProps {
  /** Who watches, for the records of whoever delivers the media. ENGINE-015, ENGINE-016 */
  identity: () => PlaybackIdentity;
  /** Where viewers find each other, for what they may deliver to each other. ENGINE-006 */
  peers?: TeleportConfig;
  onRunning: (running: RunningPlayer) => () => void;
  onReport: (reasons: readonly string[]) => Promise<void>;
}

/** What a page gets to report with. */
export interface PlaybackReporting {
  /** What the `Player` of an asset is to be given. */
  reportsOf: (asset: PlayerAsset) => ReportingProps;
  /** What plays; nothing before it does. */
  running: RunningPlayer | undefined;
}

/**
 * Reports what is played to analytics, where a profile stands in it and a viewer's problems to the service. ANALYTICS-008 to
 * ANALYTICS-018, REPORT-004
 */
export function usePlaybackReports({
  contentType,
  isTrailer = false,
}: PlayedContent): PlaybackReporting {
  const client = useClient();
  const queryClient = useQueryClient();
  const { teleport } = usePageConfig().site;
  const [running, setRunning] = useState<RunningPlayer>();
  const user = () => knownUser({ client, queryClient });
  const keepsPlace = contentType === 'media_item' && !isTrailer;
  const reportsOf: PlaybackReporting['reportsOf'] = (asset) => ({
    identity: () => ({
      uid: knownUid(window.location.search, localMarks),
      san: user()?.system_info.san,
    }),
    ...(teleport && { peers: teleport }),
    onRunning: (started) => {
      setRunning(started);
      const contentId = asset.content_id;
      const whoWatches = () => user()?.profile?.id;
      const stopKeeping = keepsPlace ? keepPlaces(started, { whoWatches, asset }) : undefined;
      const reports = reportPlayback(started, {
        emit: (event) => tellAnalytics({ event }),
        contentId,
        contentType,
        isTrailer,
        sessionId: started.sessionId,
        profileId: whoWatches,
        stage: started.stage,
      });
      // After the reports, which tell their end when the page is left.
      const stopWaiting = reportPassiveViewer(browserPage());
      const stopPeerErrors = started.onPeerError?.(({ code }) => reports.tellPeerError(code));
      return () => {
        setRunning(undefined);
        stopKeeping?.();
        stopPeerErrors?.();
        reports.stop();
        stopWaiting();
      };
    },
    onReport: async (reasons) => {
      const text = reasons.join(',');
      // The viewer is thanked only for what somebody can read; analytics gets it with the rest of the playback.
      await sendFeedback(client, { text, contentId: asset.content_id, contentType });
      tellAnalytics({
        event: { type: 'feedback', text, content_id: asset.content_id, content_type: contentType },
      });
    },
  });
  return { reportsOf, running };
}
