import { useTranslate } from '@foyer/ui/i18n';
import { DayList } from '../channel-page/index.ts';
import type { ProgrammePageProps } from './programme-page.types.ts';

/** All showings of the show, over and to come. */
export function Showings(props: ProgrammePageProps) {
  const t = useTranslate('tv');
  return (
    <DayList
      {...props}
      label={t('tv.programme.showings')}
      data={{ status: 'ready', programmes: props.showings }}
    />
  );
}
