import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useTranslate } from '@foyer/ui/i18n';
import { Artwork } from '@foyer/ui/artwork';
import { useIsHydrated } from '@foyer/ui/use-is-hydrated';
import type { GuideChannel } from './guide.types.ts';
import { useWindowed, withIndex } from './use-windowed.ts';
import { markPicture, markStride, marks, marksRow, markTab } from './one-channel.css.ts';

/** Props of {@link ChannelMarks}. */
export interface ChannelMarksProps {
  channels: readonly GuideChannel[];
  /** Index of the channel in view. */
  chosen: number;
  onChoose: (index: number) => void;
  /** Id of what the tabs change. */
  panelId: string;
}

/** Marks of the server's page; the rest come with the script. */
const firstMarks = 8;

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Channels as a row of their marks: tabs, of which only those in view and the chosen one are in the page. */
export function ChannelMarks({ channels, chosen, onChoose, panelId }: ChannelMarksProps) {
  const t = useTranslate('component');
  const isHydrated = useIsHydrated();
  const row = useRef<HTMLDivElement>(null);
  const hasMoved = useRef(false);
  const inView = useWindowed(row, {
    count: channels.length,
    stride: markStride,
    isHorizontal: true,
  });
  const drawn = isHydrated
    ? withIndex(inView, chosen)
    : channels.slice(0, firstMarks).map((_, index) => index);

  useLayoutEffect(() => {
    if (!hasMoved.current) return;
    hasMoved.current = false;
    const tab = row.current?.querySelector<HTMLElement>(`[aria-posinset="${chosen + 1}"]`);
    tab?.focus({ preventScroll: true });
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(chosen, channels.length);
    if (next === undefined) return;
    event.preventDefault();
    hasMoved.current = true;
    onChoose(Math.min(Math.max(next, 0), channels.length - 1));
  };

  return (
    <div
      ref={row}
      role="tablist"
      tabIndex={-1}
      aria-label={t('component.guide.channels')}
      className={marks}
      onKeyDown={onKeyDown}
    >
      <div
        className={marksRow}
        data-placed={isHydrated || undefined}
        style={isHydrated ? { inlineSize: channels.length * markStride } : undefined}
      >
        {drawn.map((index) => {
          const channel = channels[index];
          return (
            channel && (
              <button
                key={channel.id}
                type="button"
                role="tab"
                className={markTab}
                aria-selected={index === chosen}
                aria-controls={panelId}
                aria-setsize={channels.length}
                aria-posinset={index + 1}
                tabIndex={index === chosen ? 0 : -1}
                onClick={() => onChoose(index)}
                style={isHydrated ? { insetInlineStart: index * markStride } : undefined}
              >
                <Artwork
                  className={markPicture}
                  picture={channel.mark}
                  size={[50, 50]}
                  alt={channel.name}
                  title={channel.name}
                />
              </button>
            )
          );
        })}
      </div>
    </div>
  );
}
