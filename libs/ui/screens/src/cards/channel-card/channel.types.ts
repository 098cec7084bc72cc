import type { Picture } from '@foyer/ui/artwork';

/** What a card shows of a channel. */
export interface ChannelSummary {
  id: string;
  href: string;
  title: string;
  /** The sign with the name, 176×100. */
  logo: Picture;
  /** The sign alone, square. */
  mark: Picture;
  /** What is on now. */
  programme?: {
    title: string;
    /** `HH:MM` in the viewer's zone. */
    startTime: string;
    /** `HH:MM` in the viewer's zone. */
    endTime: string;
    /** 0 to 1. */
    progress: number;
  };
}

/** Props of `ChannelCard`. */
export interface ChannelCardProps {
  channel: ChannelSummary;
  /** @default false */
  isUrgent?: boolean;
}
