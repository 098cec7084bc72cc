import { useTranslate } from '@foyer/ui/i18n';
import { AgeMark } from '../../cards/age-mark/index.ts';
import { Badge } from '@foyer/ui/badge';
import { when as whenStyle } from '../channel-page/stage.css.ts';
import { ZoneName } from '../guide/zone-name.tsx';
import type { ProgrammePageProps } from './programme-page.types.ts';

/** When the showing is, whether that is now, and from which age. */
export function When({
  when,
  timeZone,
  now,
  ageLabel,
  isOnAir = false,
}: Pick<ProgrammePageProps, 'when' | 'timeZone' | 'now' | 'ageLabel' | 'isOnAir'>) {
  const t = useTranslate('component');
  return (
    <p className={whenStyle}>
      {isOnAir && <Badge tone="live">{t('component.guide.live')}</Badge>}
      <span>
        {when}
        <ZoneName timeZone={timeZone} moment={now} />
      </span>
      <AgeMark label={ageLabel} />
    </p>
  );
}
