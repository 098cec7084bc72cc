import { useTranslate } from '@foyer/ui/i18n';
import { BannerScene } from '../../parts/banner-scene.tsx';
import { Stage } from '../../parts/stage.tsx';
import { banner as bannerStyle } from './by-turns.css.ts';
import type { PremieresProps } from './premieres.tsx';

/** Premieres on one stage by turns, and the banner beneath it. */
export default function ByTurns({ titles, banner }: PremieresProps) {
  const t = useTranslate();
  const slides = titles.map(({ id, href, title: name, backdrop, summary, ...facts }) => ({
    id,
    title: name,
    link: { href, isOutside: false },
    picture: backdrop,
    facts: [facts.year, facts.genres[0], facts.ageLabel].filter(Boolean).join(', '),
    summary,
    way: t('hero.details'),
  }));
  return (
    <>
      <Stage slides={slides} />
      {banner && <BannerScene banner={banner} level="h3" sizes="100vw" className={bannerStyle} />}
    </>
  );
}
