import { memo } from 'react';
import { useTranslate } from '@foyer/ui/i18n';
import { DaySelector } from '@foyer/ui/day-selector';
import { ChipList } from '../../search/filter-bar/chip-list.tsx';
import { Icon } from '@foyer/ui/icon';
import { dateAt } from './guide-time.ts';
import type { GuideProps } from './guide.types.ts';
import { days, nowTool, tool, tools } from './timeline.css.ts';

/** Props of {@link TimelineTools}. */
export interface TimelineToolsProps extends Pick<
  GuideProps,
  'days' | 'date' | 'onDateChange' | 'now' | 'timeZone' | 'filters' | 'filterId' | 'onFilterChange'
> {
  onNow: () => void;
}

/** Over the timeline: the days, the group of channels, and the way back to now. */
export const TimelineTools = memo(function TimelineTools({
  date,
  onDateChange,
  now,
  timeZone,
  filters = [],
  filterId,
  onFilterChange,
  onNow,
  ...rest
}: TimelineToolsProps) {
  const t = useTranslate('component');
  const filter = filters.find(({ id }) => id === filterId) ?? filters[0];

  return (
    <div className={tools}>
      <div className={days}>
        <DaySelector
          days={rest.days}
          date={date}
          today={dateAt(now, timeZone)}
          {...(onDateChange && { onChoose: onDateChange })}
        />
      </div>
      {filter && onFilterChange && (
        <ChipList
          className={tool}
          label={`${t('component.guide.group')}, ${filter.title}`}
          options={filters}
          isChosen={(id) => id === filter.id}
          onChoose={onFilterChange}
          edge="end"
        >
          {filter.title}
        </ChipList>
      )}
      <button type="button" className={`${tool} ${nowTool}`} onClick={onNow}>
        <Icon name="clock" size={20} />
        {t('component.guide.now')}
      </button>
    </div>
  );
});
