import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { useLanguage, useTranslate } from '../../i18n/i18n-context.tsx';
import { useLabel } from '../../theme/label-context.tsx';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { cells, chips } from './day-selector.css.ts';
import { dayWords } from './day-words.ts';

/** A day to choose. */
export interface DayChoice {
  /** `YYYY-MM-DD`. */
  date: string;
  /** The same page on that day. */
  href: string;
}

/** Props of {@link DaySelector}. */
export interface DaySelectorProps {
  /** In their order; three back and two ahead in the look. */
  days: readonly DayChoice[];
  /** The day that is shown. */
  date: string;
  /** The day that is named «Сегодня»; by the viewer's zone, not the machine's. */
  today: string;
  /** Called in place of following the link. Without it the page of the day is opened. */
  onChoose?: (date: string) => void;
}

/**
 * The days of a programme guide. Links, because a day has an address: they work before the scripts are there, and open
 * in another tab. The day in view is said by `aria-current`, and never by colour alone.
 */
export function DaySelector({ days, date, today, onChoose }: DaySelectorProps) {
  const t = useTranslate('component');
  const skin = useLabel().variants.guide === 'timeline' ? chips : cells;
  const list = useRef<HTMLUListElement>(null);
  const current = days.findIndex((day) => day.date === date);
  useLayoutEffect(() => {
    const box = list.current;
    showDay(box, current);
    const at = box?.scrollLeft;
    // In another font the days are as wide as that; a viewer who has moved them meanwhile knows better.
    void box?.ownerDocument.fonts?.ready.then(() => {
      if (box.isConnected && box.scrollLeft === at) showDay(box, current);
    });
  }, [current]);
  return (
    <nav aria-label={t('component.guide.days')}>
      <ul ref={list} className={skin.list}>
        {days.map((day) => (
          <li key={day.date} className={skin.item}>
            <a
              className={skin.day}
              href={day.href}
              aria-current={day.date === date ? 'date' : undefined}
              onClick={(event) => chooseHere(event, day.date, onChoose)}
            >
              <DayName date={day.date} isToday={day.date === today} skin={skin} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function chooseHere(
  event: MouseEvent,
  date: string,
  onChoose: ((date: string) => void) | undefined,
): void {
  // With a modifier the link is opened elsewhere, by the browser.
  if (!onChoose || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  onChoose(date);
}

/** Where there is no room for all days, the one in view is brought to the middle; the page itself does not move. */
function showDay(list: HTMLElement | null, index: number): void {
  const day = list?.children[index];
  if (!list || !day) return;
  const { left, width } = day.getBoundingClientRect();
  const box = list.getBoundingClientRect();
  list.scrollLeft += left + width / 2 - (box.left + box.width / 2);
}

/** To the eye «Вт, 18» or «Сегодня, 21 ноября»; to the ear the whole date. */
function DayName({ date, isToday, skin }: { date: string; isToday: boolean; skin: typeof chips }) {
  const t = useTranslate('component');
  const words = dayWords(date, useLanguage());
  const isChip = skin === chips;
  const weekday = isChip ? words.short : words.long;
  return (
    <>
      <span className={skin.weekday} aria-hidden="true">
        {isToday ? t('component.guide.today') : weekday}
        {isChip && ','}
      </span>
      <span className={skin.number} aria-hidden="true">
        {isToday ? words.date : words.day}
      </span>
      <VisuallyHidden>
        {isToday ? t('component.guide.today') : words.long}, {words.date}
      </VisuallyHidden>
    </>
  );
}
