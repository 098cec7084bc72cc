import type { Place } from '../catalogue/catalogue.types.ts';
import { isSection, sections } from '../catalogue/sections.ts';
import { quiet, warning } from '../parts/controls.css.ts';
import { Icon } from '../parts/icon.tsx';
import { useTexts } from '../texts/texts.tsx';

/** What a link leads to, in words; a warning where there is nothing. */
export function PlaceLine({ place }: { place: Place | undefined }) {
  const { t } = useTexts();
  if (place?.status === 'missing') {
    return (
      <p className={warning}>
        <Icon name="warning" />
        {t('target.missing')}
      </p>
    );
  }
  if (place?.status !== 'found') return null;
  const { kind, title } = place;
  return (
    <p className={quiet}>
      {t(`kind.${kind}`)}: {kind === 'section' && isSection(title) ? t(sections[title]) : title}
    </p>
  );
}
